import { useStore } from '@portal/remote-kit'
import { ColorSchemeChoice } from '../profile/ColorSchemeChoice.tsx'
import { NotFoundCard } from '../states/NotFoundCard.tsx'
import { WelcomeOverlay } from '../states/WelcomeOverlay.tsx'
import { useText } from '../texts.ts'
import { CustomerLayout } from './CustomerLayout.tsx'
import { useDestination } from './destination.ts'
import { IdleWarning } from './IdleWarning.tsx'
import { LazyPage } from './LazyPage.tsx'
import { MenuList } from './Menu.tsx'
import { NewReleaseNotice } from './NewReleaseNotice.tsx'
import { Outlet } from './Outlet.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { useShell } from './shell-context.tsx'

const loadStaffLayout = async () =>
  (await import(/* webpackChunkName: "staff" */ '../staff/StaffLayout.tsx')).StaffLayout
const loadSharedCustomerFileLayout = async () =>
  (await import(/* webpackChunkName: "household" */ '../household/SharedCustomerFileLayout.tsx'))
    .SharedCustomerFileLayout

export function SignedInLayout({ welcoming }: { welcoming: boolean }) {
  const shell = useShell()
  const { page, session } = shell
  const text = useText()
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const account = useStore(session.account)
  if (page.staff)
    return (
      <LazyPage load={loadStaffLayout}>
        {(Staff) => (
          <Staff
            shell={shell}
            text={text}
            title={<ScreenTitle />}
            entries={<MenuList />}
            colorSchemeChoice={<ColorSchemeChoice />}
            customer={<CustomerLayout />}
          >
            <NewReleaseNotice />
            {leadsNowhere ? <NotFoundCard /> : <Outlet />}
          </Staff>
        )}
      </LazyPage>
    )
  if (page.file)
    return (
      <LazyPage load={loadSharedCustomerFileLayout}>
        {(File) => (
          <File shell={shell}>
            <CustomerLayout />
            <IdleWarning />
          </File>
        )}
      </LazyPage>
    )
  return (
    <>
      {welcoming && account && <WelcomeOverlay name={account.name} />}
      <CustomerLayout />
      <IdleWarning />
    </>
  )
}
