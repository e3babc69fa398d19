const openOverlay = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])'
const section = 'section, article, form'

const listAncestors = (element: Element | null): Element[] =>
  element ? [element, ...listAncestors(element.parentElement)] : []

/**
 * Moves the focus when the focused element is removed: to the open dialog around it, else to its section, else to the
 * `main` element. Browsers would move it to the page, from where screen readers start again (WCAG 2.4.3).
 * @returns function that stops this
 */
export function keepFocusOnRemoval(): () => void {
  /** The focused element and its ancestors, from the inside out. */
  let focused = listAncestors(document.activeElement)
  const recordFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? listAncestors(target) : []
  }
  /** A press beside the focused element takes its focus. */
  const forgetFocus = ({ target }: MouseEvent) => {
    if (!(target instanceof Node && focused[0]?.contains(target))) focused = []
  }
  const moveLostFocus = () => {
    if (!focused[0] || focused[0].isConnected || document.activeElement !== document.body) return
    const kept = focused.filter(({ isConnected }) => isConnected)
    const places = [
      ...kept.filter((element) => element.matches(openOverlay)),
      ...kept.filter((element) => element.matches(section)),
      ...document.querySelectorAll('main'),
    ]
    for (const place of places) {
      if (!(place instanceof HTMLElement)) continue
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
      if (document.activeElement === place) return
    }
  }
  const removals = new MutationObserver(moveLostFocus)
  removals.observe(document, { childList: true, subtree: true })
  document.addEventListener('focusin', recordFocus, true)
  document.addEventListener('mousedown', forgetFocus, true)
  return () => {
    removals.disconnect()
    document.removeEventListener('focusin', recordFocus, true)
    document.removeEventListener('mousedown', forgetFocus, true)
  }
}
