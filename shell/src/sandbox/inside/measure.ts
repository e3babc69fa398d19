import type { Line } from './line.ts'

/** What lies over the rest of what a remote draws: drawers, dialogs and open lists, which are drawn at the end of the document. */
const overs = 'body > :not(#sandbox) :is([role=dialog],[role=alertdialog],[role=listbox]:not([hidden]))'

/** How often a sign of life is told, in milliseconds. */
const signMs = 5000

/** Tells the page how tall what is drawn is, whether something lies over it, and that somebody is at work in it. */
export function tellMeasures(line: Line, root: HTMLElement): void {
  new ResizeObserver(() =>
    line.tell({ kind: 'height', px: Math.ceil(root.getBoundingClientRect().height) }),
  ).observe(root)
  let open = false
  new MutationObserver(() => {
    const now = document.querySelector(overs) !== null
    if (now !== open) line.tell({ kind: 'over', open: now })
    open = now
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] })
  let last = -signMs
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => {
      if (timeStamp - last < signMs) return
      last = timeStamp
      line.tell({ kind: 'active' })
    })
}

/** Keeps what is drawn where it was in the page, while the frame lies over more of that. */
export function standAt(root: HTMLElement, place: { top: number; left: number; width: number } | null): void {
  const style = place
    ? { position: 'absolute', top: `${place.top}px`, left: `${place.left}px`, width: `${place.width}px` }
    : { position: '', top: '', left: '', width: '' }
  Object.assign(root.style, style)
}
