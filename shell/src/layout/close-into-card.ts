import { type LayerFromCard, name, reduced } from './layer-from-card.ts'

/** The card that holds the link to an address, where the window shows any of it. */
function cardInSight(path: string): HTMLElement | null {
  const link = document.querySelector(`[data-card] a[href="${CSS.escape(path)}"]`)
  const card = link?.closest<HTMLElement>('[data-card]')
  if (!card) return null
  const { top, bottom } = card.getBoundingClientRect()
  return bottom > 0 && top < innerHeight ? card : null
}

/**
 * Lets a layer that grew out of a card shrink back into it, instead of sliding out, where the card is still in sight. The layer
 * has closed by then, and the focus is back: this is drawn over what stands there.
 */
export function closeIntoCard({ layer, path, grown }: LayerFromCard): void {
  let isGrown = false
  void grown.finally(() => {
    isGrown = true
  })
  const closing = new MutationObserver(() => {
    if (layer.dataset.state === 'open') return
    closing.disconnect()
    const card = cardInSight(path)
    if (!card || !isGrown || reduced.matches) return
    const slides = layer.getAnimations()
    for (const slide of slides) slide.pause()
    layer.style.viewTransitionName = name
    const { ready, finished } = document.startViewTransition(() => {
      for (const slide of slides) slide.finish()
      layer.style.viewTransitionName = ''
      card.style.viewTransitionName = name
    })
    ready.catch(() => {})
    void finished.finally(() => {
      card.style.viewTransitionName = ''
    })
  })
  closing.observe(layer, { attributeFilter: ['data-state'] })
}
