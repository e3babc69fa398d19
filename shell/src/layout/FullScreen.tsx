import { useStore } from '@portal/remote-kit'
import { problem } from '../problem.ts'
import { LookChoice } from '../profile/LookChoice.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { ProblemPage } from '../states/ProblemPage.tsx'
import { UnknownOffice } from '../states/UnknownOffice.tsx'
import { Welcome } from '../states/Welcome.tsx'
import { useText } from '../texts.ts'
import { CustomerFrame } from './CustomerFrame.tsx'
import { useShell } from './context.tsx'
import { useDestination } from './destination.ts'
import { GuestFrame } from './GuestFrame.tsx'
import { IdleWarning } from './IdleWarning.tsx'
import { LaterPage } from './LaterPage.tsx'
import { MenuList } from './Menu.tsx'
import { NewEdition } from './NewEdition.tsx'
import { Outlet } from './Outlet.tsx'
import { Title } from './Title.tsx'
import { useWelcome } from './welcome.ts'

const loadStaff = async () =>
  (await import(/* webpackChunkName: "staff" */ '../staff/StaffFrame.tsx')).StaffFrame
const loadFile = async () =>
  (await import(/* webpackChunkName: "household" */ '../household/FileFrame.tsx')).FileFrame
const loadRemotes = async () =>
  (await import(/* webpackChunkName: "remotes" */ '../remotes-page/RemotesPage.tsx')).RemotesPage

/** Exactly one full-screen state, by order of precedence (SHELL-01); loading is what the edge drew. */
export function FullScreen() {
  const shell = useShell()
  const { page, session } = shell
  const text = useText()
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const account = useStore(session.account)
  const forGuests = useDestination(
    (destination) => destination.kind === 'screen' && destination.route.audience !== 'customer',
  )
  const inTheWay = useStore(problem)
  const welcoming = useWelcome()
  if (page.remotes) return <LaterPage load={loadRemotes}>{(Remotes) => <Remotes />}</LaterPage>
  if (inTheWay === 'unknown-office') return <UnknownOffice />
  if (inTheWay) return <ProblemPage problem={inTheWay} />
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
  if (!account || forGuests) return <GuestFrame />
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
      {welcoming && <Welcome name={account.name} />}
      <CustomerFrame />
      <IdleWarning />
    </>
  )
}
