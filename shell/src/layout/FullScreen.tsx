import { useStore } from '@portal/remote-kit'
import { problem } from '../problem.ts'
import { ProblemPage } from '../states/ProblemPage.tsx'
import { UnknownOffice } from '../states/UnknownOffice.tsx'
import { useShell } from './context.tsx'
import { useDestination } from './destination.ts'
import { GuestFrame } from './GuestFrame.tsx'
import { SignedInPage } from './SignedInPage.tsx'
import { useWelcome } from './welcome.ts'

/** Exactly one full-screen state, by precedence (SHELL-01); the server-rendered HTML is the loading state. */
export function FullScreen() {
  const { page, session } = useShell()
  const account = useStore(session.account)
  const forGuests = useDestination(
    (destination) => destination.kind === 'screen' && destination.route.audience !== 'customer',
  )
  const inTheWay = useStore(problem)
  const welcoming = useWelcome()
  if (inTheWay === 'unknown-office') return <UnknownOffice />
  if (inTheWay) return <ProblemPage problem={inTheWay} />
  if (!page.staff && (!account || forGuests)) return <GuestFrame />
  return <SignedInPage welcoming={welcoming} />
}
