import { useStore } from '@portal/remote-kit'
import { LookChoice } from '../profile/LookChoice.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { Welcome } from '../states/Welcome.tsx'
import { useText } from '../texts.ts'
import { CustomerFrame } from './CustomerFrame.tsx'
import { useShell } from './context.tsx'
import { useDestination } from './destination.ts'
import { IdleWarning } from './IdleWarning.tsx'
import { LaterPage } from './LaterPage.tsx'
import { MenuList } from './Menu.tsx'
import { NewEdition } from './NewEdition.tsx'
import { Outlet } from './Outlet.tsx'
import { Title } from './Title.tsx'

const loadStaff = async () =>
  (await import(/* webpackChunkName: "staff" */ '../staff/StaffFrame.tsx')).StaffFrame
const loadFile = async () =>
  (await import(/* webpackChunkName: "household" */ '../household/FileFrame.tsx')).FileFrame

/** The layout for a signed-in staff member, customer, or visitor of a shared file. */
export function SignedIn({ welcoming }: { welcoming: boolean }) {
  const shell = useShell()
  const { page, session } = shell
  const text = useText()
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const account = useStore(session.account)
  if (page.staff)
    return (
      <LaterPage load={loadStaff}>
        {(Staff) => (
          <Staff
            shell={shell}
            text={text}
            title={<Title />}
            entries={<MenuList />}
            look={<LookChoice />}
            customer={<CustomerFrame />}
          >
            <NewEdition />
            {leadsNowhere ? <NotFound /> : <Outlet />}
          </Staff>
        )}
      </LaterPage>
    )
  if (page.file)
    return (
      <LaterPage load={loadFile}>
        {(File) => (
          <File shell={shell}>
            <CustomerFrame />
            <IdleWarning />
          </File>
        )}
      </LaterPage>
    )
  return (
    <>
      {welcoming && account && <Welcome name={account.name} />}
      <CustomerFrame />
      <IdleWarning />
    </>
  )
}
