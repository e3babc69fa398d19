import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { followWords } from './language/words.ts'
import { noteArrival } from './layout/destination.ts'
import { fitFrame, hasServerLayout, place } from './layout/place.ts'
import { haveSignedIn, signedInCode } from './layout/signed-in-code.ts'
import { hasServerScreen, outlet } from './mount/outlet.ts'
import { whenIdle } from './portal/prefetch.ts'
import type { Shell } from './shell.ts'
import { shellTexts } from './texts.ts'

/**
 * Renders everything around the screen, once `ready`. Where the server has rendered the frame of the page, the screen comes
 * first, and this code is fetched after it.
 */
export async function renderPortal(shell: Shell, ready: Promise<unknown> = Promise.resolve()): Promise<Root> {
  ready.catch(() => {})
  if (hasServerLayout(shell)) await ready
  const texts = shellTexts(shell.language)
  const [App] = await Promise.all([appFor(shell), texts.ready(), followWords(shell.language), ready])
  const isServerRendered = hasServerLayout(shell)
  if (isServerRendered) noteArrival(shell)
  whenIdle(() => void signedInCode())
  const app = <App shell={shell} texts={texts} serverRendered={isServerRendered} />
  return isServerRendered ? hydrateFrame(app, shell) : renderAnew(app, shell)
}

/** Fetches the shell's components: for guests without those of signed-in customers, which follow while the guest signs in. */
async function appFor(shell: Shell) {
  if (beginsForGuest(shell)) return (await import(/* webpackChunkName: "guest" */ './layout/App.tsx')).App
  const [{ App }, { SignedIn }] = await Promise.all([
    import(/* webpackChunkName: "frame" */ './layout/App.tsx'),
    import(/* webpackChunkName: "frame" */ './layout/SignedIn.tsx'),
  ])
  haveSignedIn(SignedIn)
  return App
}

/**
 * Whether the page begins without a screen of customers or staff, as the page server decides it when it lists the page's files.
 * Until the stored session has been read, a customer's address leads to sign-in; that does not make it a guest's page.
 */
function beginsForGuest({ page, routing }: Shell): boolean {
  const destination = routing.destination.get()
  if (page.staff) return false
  if (hasServerScreen() || page.state || destination.kind === 'not-found') return true
  return destination.kind === 'screen' && destination.route.audience !== 'customer'
}

function renderAnew(app: ReactNode, { session }: Shell): Root {
  if (session.account.get()) outlet.remove()
  const root = createRoot(place())
  startTransition(() => root.render(app))
  return root
}

/** Hydrates the server-rendered frame in a transition, so that a slow device stays responsive. */
function hydrateFrame(app: ReactNode, { report }: Shell): Root {
  const frame = place()
  fitFrame(frame)
  let root!: Root
  startTransition(() => {
    root = hydrateRoot(frame, app, { onRecoverableError: (error) => report(error, 'shell') })
  })
  return root
}
