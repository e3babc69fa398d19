import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { followUiTexts } from './language/language.ts'
import { fitLayoutToWindow, getRootElement, hasServerLayout } from './layout/hydration.tsx'
import { loadSignedInLayout, setSignedInLayout } from './layout/load-signed-in-layout.ts'
import { recordInitialDestination } from './layout/shell-context.tsx'
import { hasServerScreen, outlet } from './mount/outlet.ts'
import { runWhenIdle } from './portal/prefetch.ts'
import type { Shell } from './shell.ts'
import { createShellTexts } from './texts.ts'

/** Renders everything around the screen; with a server-rendered layout, the screen mounts first. */
export async function renderPortal(shell: Shell, ready: Promise<unknown> = Promise.resolve()): Promise<Root> {
  ready.catch(() => {})
  if (hasServerLayout(shell)) await ready
  const texts = createShellTexts(shell.language)
  const [App] = await Promise.all([
    loadAppComponent(shell),
    texts.ready(),
    followUiTexts(shell.language),
    ready,
  ])
  const isServerRendered = hasServerLayout(shell)
  if (isServerRendered) recordInitialDestination(shell)
  runWhenIdle(() => void loadSignedInLayout())
  const app = <App shell={shell} texts={texts} serverRendered={isServerRendered} />
  return isServerRendered ? hydrateLayout(app, shell) : renderWithoutHydration(app, shell)
}

/** Loads the shell's components. For guests it omits the signed-in layout, which loads during sign-in. */
async function loadAppComponent(shell: Shell) {
  if (isGuestStart(shell)) return (await import(/* webpackChunkName: "guest" */ './layout/App.tsx')).App
  const [{ App }, { SignedInLayout: SignedIn }] = await Promise.all([
    import(/* webpackChunkName: "frame" */ './layout/App.tsx'),
    import(/* webpackChunkName: "frame" */ './layout/SignedInLayout.tsx'),
  ])
  setSignedInLayout(SignedIn)
  return App
}

/**
 * Whether the page starts with a screen for guests. False for a customer's URL: it only redirects to sign-in if no
 * session is stored, which is not known yet.
 */
function isGuestStart({ page, routing }: Shell): boolean {
  const destination = routing.destination.get()
  if (page.staff) return false
  if (hasServerScreen() || page.state || destination.kind === 'not-found') return true
  return destination.kind === 'screen' && destination.route.audience !== 'customer'
}

function renderWithoutHydration(app: ReactNode, { session }: Shell): Root {
  if (session.account.get()) outlet.remove()
  const root = createRoot(getRootElement())
  startTransition(() => root.render(app))
  return root
}

/** Hydrates the server-rendered layout in a transition, so that slow devices stay responsive. */
function hydrateLayout(app: ReactNode, { report }: Shell): Root {
  const layoutElement = getRootElement()
  fitLayoutToWindow(layoutElement)
  let root!: Root
  startTransition(() => {
    root = hydrateRoot(layoutElement, app, { onRecoverableError: (error) => report(error, 'shell') })
  })
  return root
}
