import { likelyDigits } from '@portal/domain/bsn/likely-digits'
import { findBsnAmongWords } from '@portal/domain/bsn/placed-text'
import { evenLight } from '../picture/even-light.ts'
import type { Grey } from '../picture/grey.ts'
import { noiseOf, smooth } from '../picture/noise.ts'
import { type Position, rotate } from '../picture/rotate.ts'
import { textAngles } from '../picture/text-angle.ts'
import type { Reader } from './engine.ts'
import { readAgain } from './read-again.ts'

/** A number in a picture and its corners, in pixels. */
export interface ReadNumber {
  digits: string
  corners: Position[]
}

/** Noise above which a picture is smoothed, out of 255. */
const noiseLimit = 12
/** Width of a space in recognised text, as a fraction of the text height. */
const space = 0.4
/** Minimum confidence (of 100) and number of words for a picture to count as upright. */
const upright = { sure: 75, words: 6 }

/** Minimum rotation that is corrected, in degrees. */
const minRotation = 0.15

/** Reads a picture rotated by one angle. */
function attempt(picture: Grey, degrees: number, read: Reader) {
  const straight = Math.abs(degrees) < minRotation
  const made = straight ? null : rotate(picture, degrees)
  const words = read(made ?? picture)
  const long = words.filter(({ text }) => text.length > 2)
  const onPage = findBsnAmongWords(
    words.map((word) => ({ ...word, text: likelyDigits(word.text) })),
    space,
  )
  const found = onPage.length > 0 ? onPage : readAgain(made ?? picture, words, read)
  const numbers = found.map(({ digits, left, top, width, height }): ReadNumber => {
    const pad = height * 0.25
    const [x0, x1, y0, y1] = [left - pad, left + width + pad, top - pad, top + height + pad]
    const corners = [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ]
    return { digits, corners: made ? corners.map(made.before) : corners }
  })
  return {
    numbers,
    words: long.length,
    sure: long.reduce((sum, { confidence: sure }) => sum + sure, 0) / (long.length || 1),
  }
}

/** Below this score a picture has no text lines: it is read as it is, and not in other orientations. */
const minLineScore = 0.5
/** If reading took longer than this, other orientations are not tried, in milliseconds. */
const maxReadMs = 8000

/**
 * Reads the numbers in a picture in any orientation. Evens out the light, reduces noise and straightens the picture;
 * tries other orientations if little can be read.
 */
export function readPicture(picture: Grey, read: Reader): ReadNumber[] {
  const began = performance.now()
  const even = evenLight(picture)
  const calm = noiseOf(even) > noiseLimit ? smooth(even) : even
  const { degrees, lineScore: lined } = textAngles(calm)
  if (lined === 0) return []
  const ways = degrees.flatMap((one) => [one, one + 180])
  for (const way of lined < minLineScore ? ways.slice(0, 1) : ways) {
    const { numbers, words, sure } = attempt(calm, way, read)
    if (numbers.length > 0) return numbers
    if (sure > upright.sure && words >= upright.words) return []
    if (performance.now() - began > maxReadMs) return []
  }
  return []
}
