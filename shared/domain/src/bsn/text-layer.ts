import { bsnAmong } from './placed-text.ts'

/** A piece of the text of a PDF's page, as pdf.js tells it: `transform` is its matrix, from its own space to that of the page. */
export interface LayerText {
  str: string
  transform: readonly number[]
  width: number
}

/** A number in the text of a page, and its corners in the space of the page. */
export interface LayerNumber {
  digits: string
  corners: (readonly [x: number, y: number])[]
}

/** A space in a text layer, as a share of the height of the text. */
const space = 0.15

/** Text that runs at one angle, in a space that is turned so far that it runs from left to right. */
interface Direction {
  cos: number
  sin: number
  texts: { text: string; left: number; top: number; width: number; height: number }[]
}

function directionsOf(items: readonly LayerText[]): Direction[] {
  const directions = new Map<number, Direction>()
  for (const { str, transform, width } of items) {
    if (str.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform
    const angle = Math.atan2(b, a)
    const key = Math.round((angle * 180) / Math.PI)
    const direction = directions.get(key) ?? { cos: Math.cos(angle), sin: Math.sin(angle), texts: [] }
    directions.set(key, direction)
    const { cos, sin, texts } = direction
    const size = Math.hypot(c, d) || Math.hypot(a, b)
    texts.push({
      text: str,
      left: x * cos + y * sin,
      top: x * sin - y * cos - size * 0.85,
      width,
      height: size * 1.1,
    })
  }
  return [...directions.values()]
}

/** Finds citizen service numbers in the text of a PDF's page, whichever way it runs (BSN-01). */
export function bsnInLayer(items: readonly LayerText[]): LayerNumber[] {
  return directionsOf(items).flatMap(({ cos, sin, texts }) =>
    bsnAmong(texts, space).map(({ digits, left, top, width, height }) => {
      const pad = height * 0.2
      const [x0, x1, y0, y1] = [left - pad, left + width + pad, top - pad, top + height + pad]
      const around = [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ] as const
      return { digits, corners: around.map(([u, v]) => [u * cos + v * sin, u * sin - v * cos] as const) }
    }),
  )
}
