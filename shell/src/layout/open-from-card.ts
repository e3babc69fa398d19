import { closeIntoCard } from './close-into-card.ts'
import { name, reduced } from './layer-from-card.ts'

/** Longest that the page stands still for a layer whose code is still on its way, in milliseconds. */
const longestWaitMs = 150

/** The card that a press opens: it holds a link to an address below that of the screen, as an item of a list has. */
function openedCard(event: MouseEvent): { link: HTMLAnchorElement; card: HTMLElement } | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const card = link?.closest<HTMLElement>('[data-card]')
  return link && card && link.pathname.startsWith(`${location.pathname}/`) ? { link, card } : null
}

/** The layer that has come over the page; null when none comes soon. */
function layerShown(): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>('[role=dialog][data-state=open]')
  return new Promise((resolve) => {
    const end = () => {
      seen.disconnect()
      resolve(find())
    }
    const seen = new MutationObserver(() => find() && end())
    seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] })
    setTimeout(end, longestWaitMs)
  })
}

/**
 * Lets what a card opens grow out of the card, where the browser has view transitions and the reader likes movement: who closes
 * it again sees where it came from. The press itself is the link's own; elsewhere the layer slides in as it does.
 */
export function openFromCard(): void {
  if (!('startViewTransition' in document)) return
  let following = false
  document.addEventListener(
    'click',
    (event) => {
      const opened = following || reduced.matches ? null : openedCard(event)
      if (!opened) return
      const { link, card } = opened
      event.preventDefault()
      event.stopPropagation()
      card.style.viewTransitionName = name
      const { ready, finished: grown } = document.startViewTransition(async () => {
        card.style.viewTransitionName = ''
        following = true
        link.click()
        following = false
        const layer = await layerShown()
        if (!layer) return
        layer.dataset.grown = ''
        layer.style.viewTransitionName = name
        void grown.finally(() => {
          layer.style.viewTransitionName = ''
        })
        closeIntoCard({ layer, path: link.pathname, grown })
      })
      ready.catch(() => {})
    },
    { capture: true },
  )
}
