import { type GreyscalePicture, scaleDownPicture } from './greyscale.ts'

/** Side in pixels to which a picture is scaled down before its angle is measured. */
const sampleSidePixels = 900
const maxSkewDegrees = 9

/**
 * Finds dark pixels at the upper or lower edge of a line of text.
 * @param across index offset to the next pixel, perpendicular to the lines
 */
function findTextEdges(
  { width, height, dots }: GreyscalePicture,
  across: number,
): { x: Int16Array; y: Int16Array } {
  const x: number[] = []
  const y: number[] = []
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column
      const dot = dots[at] ?? 255
      if (dot < 150 && ((dots[at - across] ?? 255) > dot + 40 || (dots[at + across] ?? 255) > dot + 40)) {
        x.push(column)
        y.push(row)
      }
    }
  return { x: Int16Array.from(x), y: Int16Array.from(y) }
}

/**
 * Measures how well dark pixels align in rows at an angle. Text at the right angle has dark rows with white rows
 * between them.
 */
function measureRowSharpness(
  across: Int16Array,
  down: Int16Array,
  size: number,
  degrees: number,
  rows: Uint32Array,
): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const offset = Math.ceil(Math.abs(slope) * size) + 1
  rows.fill(0)
  for (let at = 0; at < across.length; at++) {
    const row = Math.round((down[at] ?? 0) - (across[at] ?? 0) * slope) + offset
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}

function findAngleOfSharpestText(across: Int16Array, down: Int16Array, size: number) {
  const rows = new Uint32Array(size + 2 * Math.ceil(size * 0.2) + 4)
  let found = { degrees: 0, score: measureRowSharpness(across, down, size, 0, rows) * 1.02 }
  const scoreAngle = (degrees: number) => {
    const score = measureRowSharpness(across, down, size, degrees, rows)
    if (score > found.score) found = { degrees, score }
  }
  for (let degrees = -maxSkewDegrees; degrees <= maxSkewDegrees; degrees += 0.5) scoreAngle(degrees)
  const about = found.degrees
  for (let off = -0.4; off <= 0.41; off += 0.1) scoreAngle(about + off)
  return found
}

export interface TextAngles {
  /** Clockwise rotations, the likeliest first. Each may also be upside down. */
  degrees: number[]
  /** How much better the edges align in rows than by chance; below 0.5 in a photo without text. */
  lineScore: number
}

/** Estimates by which angles the text is rotated. The picture must have even light. */
export function estimateTextAngles(picture: GreyscalePicture): TextAngles {
  const by = Math.max(1, Math.round(Math.max(picture.width, picture.height) / sampleSidePixels))
  const small = by > 1 ? scaleDownPicture(picture, by) : picture
  const size = Math.max(small.width, small.height)
  const rows = findTextEdges(small, small.width)
  const columns = findTextEdges(small, 1)
  const flat = findAngleOfSharpestText(rows.x, rows.y, size)
  const standing = findAngleOfSharpestText(columns.y, columns.x, size)
  const isStanding = standing.score / columns.x.length > flat.score / rows.x.length
  const degrees = [flat.degrees, 90 - standing.degrees]
  const { score, count } = isStanding
    ? { score: standing.score, count: columns.x.length }
    : { score: flat.score, count: rows.x.length }
  return {
    degrees: isStanding ? degrees.reverse() : degrees,
    lineScore: count === 0 ? 0 : (score * size) / count ** 2,
  }
}
