import { findBsnAmongWords } from './placed-text.ts'

/** A text fragment of pdf.js. `transform` maps coordinates of the fragment to those of the page. */
export interface PdfTextFragment {
  str: string
  transform: readonly number[]
  width: number
}

/** A number in the text layer; `corners` are in the coordinates of the page. */
export interface TextLayerBsn {
  digits: string
  corners: (readonly [x: number, y: number])[]
}

/** Width of a space as a fraction of the text height. */
const pdfSpaceWidthRatio = 0.15

/** Text fragments with the same angle, rotated so that the text runs from left to right. */
interface RotatedTexts {
  cos: number
  sin: number
  texts: { text: string; left: number; top: number; width: number; height: number }[]
}

function groupByDirection(items: readonly PdfTextFragment[]): RotatedTexts[] {
  const directions = new Map<number, RotatedTexts>()
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

/** Finds citizen service numbers in the text of a PDF page (BSN-01). */
export function findBsnInTextLayer(items: readonly PdfTextFragment[]): TextLayerBsn[] {
  return groupByDirection(items).flatMap(({ cos, sin, texts }) =>
    findBsnAmongWords(texts, pdfSpaceWidthRatio).map(({ digits, left, top, width, height }) => {
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
