import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { followUiTexts } from './language/follow-ui-texts.ts'
import { recordInitialDestination } from './layout/destination.ts'
import { fitToWindow, hasServerLayout, rootElement } from './layout/root-element.ts'
import { setSignedInCode, signedInCode } from './layout/signed-in-code.ts'
import { hasServerScreen, outlet } from './mount/outlet.ts'
import { whenIdle } from './portal/prefetch.ts'
import type { Shell } from './shell.ts'
import { shellTexts } from './texts.ts'

/**
 * Renders everything around the screen after `ready`. With a server-rendered layout, the screen comes first and this
 * code loads after it.
 */
export async function renderPortal(shell: Shell, ready: Promise<unknown> = Promise.resolve()): Promise<Root> {
  ready.catch(() => {})
  if (hasServerLayout(shell)) await ready
  const texts = shellTexts(shell.language)
  const [App] = await Promise.all([loadApp(shell), texts.ready(), followUiTexts(shell.language), ready])
  const isServerRendered = hasServerLayout(shell)
  if (isServerRendered) recordInitialDestination(shell)
  whenIdle(() => void signedInCode())
  const app = <App shell={shell} texts={texts} serverRendered={isServerRendered} />
  return isServerRendered ? hydrateLayout(app, shell) : rerenderOnChange(app, shell)
}

/** Loads the shell's components; for guests without those of the signed-in layout, which load during sign-in. */
async function loadApp(shell: Shell) {
  if (startsAsGuest(shell)) return (await import(/* webpackChunkName: "guest" */ './layout/App.tsx')).App
  const [{ App }, { SignedIn }] = await Promise.all([
    import(/* webpackChunkName: "frame" */ './layout/App.tsx'),
    import(/* webpackChunkName: "frame" */ './layout/SignedIn.tsx'),
  ])
  setSignedInCode(SignedIn)
  return App
}

/**
 * Whether the page starts with a guest screen, by the same rule as on the page server. A customer's address does not
 * count, although it leads to sign-in while the stored session is unread.
 */
function startsAsGuest({ page, routing }: Shell): boolean {
  const destination = routing.destination.get()
  if (page.staff) return false
  if (hasServerScreen() || page.state || destination.kind === 'not-found') return true
  return destination.kind === 'screen' && destination.route.audience !== 'customer'
}

function rerenderOnChange(app: ReactNode, { session }: Shell): Root {
  if (session.account.get()) outlet.remove()
  const root = createRoot(rootElement())
  startTransition(() => root.render(app))
  return root
}

/** Hydrates the server-rendered layout in a transition, so that slow devices stay responsive. */
function hydrateLayout(app: ReactNode, { report }: Shell): Root {
  const frame = rootElement()
  fitToWindow(frame)
  let root!: Root
  startTransition(() => {
    root = hydrateRoot(frame, app, { onRecoverableError: (error) => report(error, 'shell') })
  })
  return root
}
