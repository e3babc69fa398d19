import { renderedLayoutKey } from '@portal/contract/server-rendering'
import { isWide } from '@portal/ui'
import { pressAgain } from '../early/pressed.ts'
import { wordingOf } from '../language/wording.ts'
import { clearOutlet, outlet } from '../mount/outlet.ts'
import { problem } from '../problem.ts'
import type { Shell } from '../shell.ts'

/** The element that the shell draws in; the edge may have drawn the frame of a customer's page there. */
export const place = (): HTMLElement => document.getElementById('portal') ?? document.body

/** Whether the edge drew the very frame that the shell would draw now, so that screens can stand in it before the shell does. */
export function hasServerLayout({ session, routing, language }: Shell): boolean {
  const destination = routing.destination.get()
  if (!session.account.get() || problem.get() || destination.kind !== 'screen') return false
  const { remote, route } = destination
  const screen = { remote: remote.name, route: route.id }
  return place().dataset.layout === renderedLayoutKey({ screen, wording: wordingOf(language.current.get()) })
}

/** Takes the outlet out of a frame that will not be taken over, and leaves that standing until the shell has drawn. */
export function leaveFrame(): void {
  if (!place().contains(outlet)) return
  outlet.remove()
  clearOutlet()
}

/** Marks the frame as the shell's own, and presses what was pressed in it before. */
export function comeAlive(): void {
  delete place().dataset.layout
  pressAgain()
}

/** Makes what the edge drew match this window: a narrow one has no menu beside the screen. */
export function fitFrame(frame: HTMLElement): void {
  if (!isWide('xl')) frame.querySelector('[data-wide]')?.replaceChildren()
}
