/** Layers that have had the focus: one that opens is given it by the dialog below, on the control that is to have it. */
const entered = new WeakSet<HTMLElement>()

/**
 * Keeps the focus in an open layer when what had it goes away, as a button does that leads to the next step: the layer
 * itself gets it then, and is read out anew by its title. For use as a `ref` of the layer's element. A ref may be given
 * anew at each drawing, when what went away meanwhile is not heard of; so it looks then, too.
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
