import { likelyDigits } from '@portal/domain/bsn/likely-digits'
import { bsnAmong } from '@portal/domain/bsn/placed-text'
import { calmed, noiseOf } from '../picture/calm.ts'
import { evenLight } from '../picture/even-light.ts'
import type { Grey } from '../picture/grey.ts'
import { textAngles } from '../picture/text-angle.ts'
import { type Place, turned } from '../picture/turned.ts'
import { lookCloser } from './closer.ts'
import type { Reader } from './engine.ts'

/** A number in a picture, and the corners around it, in dots. */
export interface ReadNumber {
  digits: string
  corners: Place[]
}

/** Noise above which a picture is evened out, of 255. */
const noisy = 12
/** A space in what was read, as a share of the height of the text. */
const space = 0.4
/** How sure a reading is, of 100, and of how many words, for the picture to be the right way up. */
const upright = { sure: 75, words: 6 }

/** Least turn that is worth making, in degrees. */
const leastTurn = 0.15

/** Reads a picture at one angle. */
function attempt(picture: Grey, degrees: number, read: Reader) {
  const straight = Math.abs(degrees) < leastTurn
  const made = straight ? null : turned(picture, degrees)
  const words = read(made ?? picture)
  const long = words.filter(({ text }) => text.length > 2)
  const onPage = bsnAmong(
    words.map((word) => ({ ...word, text: likelyDigits(word.text) })),
    space,
  )
  const found = onPage.length > 0 ? onPage : lookCloser(made ?? picture, words, read)
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
    sure: long.reduce((sum, { sure }) => sum + sure, 0) / (long.length || 1),
  }
}

/** Below this a picture has no lines that text might be: it is read as it lies, and not in other ways up. */
const leastLined = 0.5
/** How long a picture may be read, in milliseconds, for another way up to be tried. */
const longest = 8000

/**
 * Reads the numbers in a picture, whichever way it is turned: light is evened out, noise calmed, and what is askew put straight;
 * where little can be read, the other ways up are tried.
 */
export function readPicture(picture: Grey, read: Reader): ReadNumber[] {
  const began = performance.now()
  const even = evenLight(picture)
  const calm = noiseOf(even) > noisy ? calmed(even) : even
  const { degrees, lined } = textAngles(calm)
  if (lined === 0) return []
  const ways = degrees.flatMap((one) => [one, one + 180])
  for (const way of lined < leastLined ? ways.slice(0, 1) : ways) {
    const { numbers, words, sure } = attempt(calm, way, read)
    if (numbers.length > 0) return numbers
    if (sure > upright.sure && words >= upright.words) return []
    if (performance.now() - began > longest) return []
  }
  return []
}
