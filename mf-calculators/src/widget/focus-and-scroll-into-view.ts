import type { WidgetHost } from './widget-host.ts'

/** Focuses an element and asks the page to scroll to it, since an iframe cannot scroll its page. */
export function focusAndScrollIntoView(host: WidgetHost, element: HTMLElement | null): void {
  if (!element) return
  element.focus({ preventScroll: true })
  host.postToPage({ kind: 'show', top: Math.max(0, Math.floor(element.getBoundingClientRect().top)) })
}
