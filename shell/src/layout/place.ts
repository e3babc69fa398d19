import { renderedLayoutKey } from '@portal/contract/server-rendering'
import { isWide } from '@portal/ui'
import { pressAgain } from '../early/pressed.ts'
import { wordingOf } from '../language/wording.ts'
import { clearOutlet, outlet } from '../mount/outlet.ts'
import { problem } from '../problem.ts'
import type { Shell } from '../shell.ts'

/** The shell's root element; may contain a server-rendered layout. */
export const place = (): HTMLElement => document.getElementById('portal') ?? document.body

/**
 * Whether the page server rendered the layout that the shell would render now, so that a screen can mount in it before
 * hydration.
 */
export function hasServerLayout({ session, routing, language }: Shell): boolean {
  const destination = routing.destination.get()
  if (!session.account.get() || problem.get() || destination.kind !== 'screen') return false
  const { remote, route } = destination
  const screen = { remote: remote.name, route: route.id }
  return place().dataset.layout === renderedLayoutKey({ screen, wording: wordingOf(language.current.get()) })
}

/** Removes the outlet from a layout that will not be hydrated, and leaves the layout until the shell has rendered. */
export function leaveFrame(): void {
  if (!place().contains(outlet)) return
  outlet.remove()
  clearOutlet()
}

/** Marks the layout as hydrated, and repeats the click made before. */
export function comeAlive(): void {
  delete place().dataset.layout
  pressAgain()
}

/** Adapts the server-rendered layout to the window: a narrow one has no permanent menu. */
export function fitFrame(frame: HTMLElement): void {
  if (!isWide('xl')) frame.querySelector('[data-wide]')?.replaceChildren()
}
