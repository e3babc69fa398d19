import type { Host } from './host.ts'

/** Gives an element the focus, and has the page bring it into sight: a frame cannot scroll what is around it. */
export function showAndFocus(host: Host, element: HTMLElement | null): void {
  if (!element) return
  element.focus({ preventScroll: true })
  host.tell({ kind: 'show', top: Math.max(0, Math.floor(element.getBoundingClientRect().top)) })
}
