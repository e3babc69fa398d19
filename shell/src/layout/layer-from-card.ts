/** Name of the element that is a card before the press and a layer after it. */
export const name = 'opened'

/** Tells whether the reader wants no movement. */
export const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** A layer that has grown out of a card. */
export interface LayerFromCard {
  layer: HTMLElement
  /** What the link in the card leads to. */
  path: string
  /** Ends when the layer has its own size. */
  grown: Promise<void>
}
