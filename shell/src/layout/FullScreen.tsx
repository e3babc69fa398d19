import { useLive } from '@portal/remote-kit'
import { UnknownOffice } from '../states/UnknownOffice.tsx'
import { CustomerFrame } from './CustomerFrame.tsx'
import { useShell } from './context.tsx'
import { GuestFrame } from './GuestFrame.tsx'
import { usePageTitle } from './page-title.ts'

/** Exactly one full-screen state, by order of precedence (SHELL-01). */
export function FullScreen() {
  const { page, session, routing } = useShell()
  const account = useLive(session.account)
  const destination = useLive(routing.destination)
  usePageTitle()
  if (page.state === 'unknown-office') return <UnknownOffice />
  const forGuests = destination.kind === 'screen' && destination.route.audience !== 'customer'
  return account && !forGuests ? <CustomerFrame account={account} /> : <GuestFrame />
}
