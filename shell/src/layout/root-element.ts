import { renderedLayoutKey } from '@portal/contract/server-rendering'
import { wordingOf } from '@portal/remote-kit/texts'
import { isWide } from '@portal/ui'
import { repeatClick } from '../early/early-clicks.ts'
import { globalError } from '../global-error.ts'
import { clearOutlet, outlet } from '../mount/outlet.ts'
import type { Shell } from '../shell.ts'

/** The shell's root element; may contain a server-rendered layout. */
export const rootElement = (): HTMLElement => document.getElementById('portal') ?? document.body

/**
 * Whether the page server rendered the layout that the shell would render now, so that a screen can mount in it before
 * hydration.
 */
export function hasServerLayout({ session, routing, language }: Shell): boolean {
  const destination = routing.destination.get()
  if (!session.account.get() || globalError.get() || destination.kind !== 'screen') return false
  const { remote, route } = destination
  const screen = { remote: remote.name, route: route.id }
  return (
    rootElement().dataset.layout === renderedLayoutKey({ screen, wording: wordingOf(language.current.get()) })
  )
}

/** Removes the outlet from a layout that will not be hydrated, and leaves the layout until the shell has rendered. */
export function detachOutlet(): void {
  if (!rootElement().contains(outlet)) return
  outlet.remove()
  clearOutlet()
}

/** Marks the layout as hydrated, and repeats the click made before. */
export function finishHydration(): void {
  delete rootElement().dataset.layout
  repeatClick()
}

/** Adapts the server-rendered layout to the window: a narrow one has no permanent menu. */
export function fitToWindow(frame: HTMLElement): void {
  if (!isWide('xl')) frame.querySelector('[data-wide]')?.replaceChildren()
}
