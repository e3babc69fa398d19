import type { Host } from './host.ts'

/** Focuses an element and asks the page to scroll to it, since an iframe cannot scroll its page. */
export function showAndFocus(host: Host, element: HTMLElement | null): void {
  if (!element) return
  element.focus({ preventScroll: true })
  host.tell({ kind: 'show', top: Math.max(0, Math.floor(element.getBoundingClientRect().top)) })
}
