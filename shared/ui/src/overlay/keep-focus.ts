/**
 * Overlays that have had the focus. The first focus of an overlay is set by the dialog library, not by
 * `keepFocusInOverlay`.
 */
const overlaysWithFocus = new WeakSet<HTMLElement>()

/**
 * Keeps the focus in an open overlay when the focused element is removed, such as a button for the next step. The
 * overlay itself then gets the focus, and screen readers announce its title. Use it as a `ref`. React may reattach a
 * ref on each render and miss a removal in between, so the focus is also checked on attaching.
 */
export function keepFocusInOverlay(layer: HTMLElement | null) {
  if (!layer) return
  const recordFocus = () => void overlaysWithFocus.add(layer)
  const restoreLostFocus = () => {
    const lost = document.activeElement === null || document.activeElement === document.body
    const inFront = layer.dataset.state === 'open' && !('hasNested' in layer.dataset)
    if (lost && inFront && overlaysWithFocus.has(layer)) layer.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(restoreLostFocus)
  changes.observe(layer, { childList: true, subtree: true })
  layer.addEventListener('focusin', recordFocus)
  queueMicrotask(restoreLostFocus)
  return () => {
    changes.disconnect()
    layer.removeEventListener('focusin', recordFocus)
  }
}
