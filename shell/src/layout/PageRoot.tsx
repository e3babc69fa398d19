import { useStore } from '@portal/remote-kit'
import { globalError } from '../global-error.ts'
import { GlobalErrorPage } from '../states/GlobalErrorPage.tsx'
import { NotFoundPage } from '../states/NotFoundPage.tsx'
import { UnknownTenantPage } from '../states/UnknownTenantPage.tsx'
import { useDestination } from './destination.ts'
import { GuestLayout } from './GuestLayout.tsx'
import { SignedInPage } from './SignedInPage.tsx'
import { useShell } from './shell-context.tsx'
import { useHasJustSignedIn } from './welcome.ts'

/** Renders exactly one full-screen state, by precedence (SHELL-01); the server-rendered HTML is the loading state. */
export function PageRoot() {
  const { page, session } = useShell()
  const account = useStore(session.account)
  const forGuests = useDestination(
    (destination) => destination.kind === 'screen' && destination.route.audience !== 'customer',
  )
  const shownError = useStore(globalError)
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const welcoming = useHasJustSignedIn()
  if (shownError === 'unknown-office') return <UnknownTenantPage />
  if (shownError) return <GlobalErrorPage problem={shownError} />
  if (!page.staff && !account && leadsNowhere) return <NotFoundPage />
  if (!page.staff && (!account || forGuests)) return <GuestLayout />
  return <SignedInPage welcoming={welcoming} />
}
