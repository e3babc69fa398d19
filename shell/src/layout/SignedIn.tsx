import { useStore } from '@portal/remote-kit'
import { ColorSchemeChoice } from '../profile/ColorSchemeChoice.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { Welcome } from '../states/Welcome.tsx'
import { useText } from '../texts.ts'
import { CustomerLayout } from './CustomerLayout.tsx'
import { useShell } from './context.tsx'
import { useDestination } from './destination.ts'
import { IdleWarning } from './IdleWarning.tsx'
import { LazyPage } from './LazyPage.tsx'
import { MenuList } from './Menu.tsx'
import { NewReleaseNotice } from './NewReleaseNotice.tsx'
import { Outlet } from './Outlet.tsx'
import { Title } from './Title.tsx'

const loadStaff = async () =>
  (await import(/* webpackChunkName: "staff" */ '../staff/StaffLayout.tsx')).StaffLayout
const loadFile = async () =>
  (await import(/* webpackChunkName: "household" */ '../household/SharedFileLayout.tsx')).SharedFileLayout

/** The layout for a signed-in staff member, customer, or visitor of a shared file. */
export function SignedIn({ welcoming }: { welcoming: boolean }) {
  const shell = useShell()
  const { page, session } = shell
  const text = useText()
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const account = useStore(session.account)
  if (page.staff)
    return (
      <LazyPage load={loadStaff}>
        {(Staff) => (
          <Staff
            shell={shell}
            text={text}
            title={<Title />}
            entries={<MenuList />}
            look={<ColorSchemeChoice />}
            customer={<CustomerLayout />}
          >
            <NewReleaseNotice />
            {leadsNowhere ? <NotFound /> : <Outlet />}
          </Staff>
        )}
      </LazyPage>
    )
  if (page.file)
    return (
      <LazyPage load={loadFile}>
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
      {welcoming && account && <Welcome name={account.name} />}
      <CustomerLayout />
      <IdleWarning />
    </>
  )
}
