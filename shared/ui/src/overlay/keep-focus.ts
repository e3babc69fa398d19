/** Layers that have had the focus: the dialog sets the initial one. */
const entered = new WeakSet<HTMLElement>()

/**
 * Keeps the focus in an open layer when the focused element is removed, such as a button for the next step: the layer
 * then receives it and is announced by its title. For use as a `ref`. A ref may be reattached on each render, and a
 * removal in between would be missed, so it also checks then.
 */
export function keepFocus(layer: HTMLElement | null) {
  if (!layer) return
  const enter = () => void entered.add(layer)
  const look = () => {
    const lost = document.activeElement === null || document.activeElement === document.body
    const inFront = layer.dataset.state === 'open' && !('hasNested' in layer.dataset)
    if (lost && inFront && entered.has(layer)) layer.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(look)
  changes.observe(layer, { childList: true, subtree: true })
  layer.addEventListener('focusin', enter)
  queueMicrotask(look)
  return () => {
    changes.disconnect()
    layer.removeEventListener('focusin', enter)
  }
}
