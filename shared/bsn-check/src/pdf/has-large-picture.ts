import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Minimum fraction of a scanned page that pictures cover. A logo covers less. */
const minScanAreaShare = 0.12

const pictureOperators = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
])

type TransformMatrix = [number, number, number, number, number, number]

const multiplyMatrices = (one: TransformMatrix, [a, b, c, d, e, f]: TransformMatrix): TransformMatrix => [
  one[0] * a + one[2] * b,
  one[1] * a + one[3] * b,
  one[0] * c + one[2] * d,
  one[1] * c + one[3] * d,
  one[0] * e + one[2] * f + one[4],
  one[1] * e + one[3] * f + one[5],
]

/** Returns whether pictures cover so much of a page that the page may be a scan. */
export async function hasLargePicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
  const all = Math.abs((x1 - x0) * (y1 - y0)) || 1
  const held: TransformMatrix[] = []
  let matrix: TransformMatrix = [1, 0, 0, 1, 0, 0]
  let covered = 0
  for (const [at, does] of fnArray.entries()) {
    if (does === OPS.save || does === OPS.paintFormXObjectBegin) held.push(matrix)
    if (does === OPS.restore || does === OPS.paintFormXObjectEnd) matrix = held.pop() ?? matrix
    const given =
      does === OPS.transform ? argsArray[at] : does === OPS.paintFormXObjectBegin ? argsArray[at]?.[0] : null
    if (given) matrix = multiplyMatrices(matrix, given as TransformMatrix)
    if (pictureOperators.has(does)) covered += Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])
  }
  return covered / all > minScanAreaShare
}
