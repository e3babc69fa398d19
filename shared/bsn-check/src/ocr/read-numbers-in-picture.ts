import { replaceDigitLookAlikes } from '@portal/domain/bsn/digit-look-alikes'
import { findBsnAmongWords } from '@portal/domain/bsn/placed-text'
import { evenOutLight } from '../picture/even-out-light.ts'
import type { GreyscalePicture } from '../picture/greyscale.ts'
import { measureNoise, smoothPicture } from '../picture/noise.ts'
import { type PicturePosition, rotatePicture } from '../picture/rotate-picture.ts'
import { estimateTextAngles } from '../picture/text-angle.ts'
import type { OcrReader } from './ocr-engine.ts'
import { retryOcrNearLabels } from './retry-near-labels.ts'

/** A number found in a picture, with its corners in pixels. */
export interface NumberInPicture {
  digits: string
  corners: PicturePosition[]
}

/** Maximum noise, on a scale of 0 to 255. A picture with more noise is smoothed. */
const maxOcrNoise = 12
/** Width of a space as a fraction of the text height. */
const wordSpaceRatio = 0.4
/** A picture with a higher confidence (0 to 100) and at least this number of words counts as upright. */
const uprightThresholds = { sure: 75, words: 6 }

/** Minimum rotation in degrees that is corrected. */
const minRotationDegrees = 0.15

function readRotatedPicture(picture: GreyscalePicture, degrees: number, read: OcrReader) {
  const straight = Math.abs(degrees) < minRotationDegrees
  const made = straight ? null : rotatePicture(picture, degrees)
  const words = read(made ?? picture)
  const long = words.filter(({ text }) => text.length > 2)
  const onPage = findBsnAmongWords(
    words.map((word) => ({ ...word, text: replaceDigitLookAlikes(word.text) })),
    wordSpaceRatio,
  )
  const found = onPage.length > 0 ? onPage : retryOcrNearLabels(made ?? picture, words, read)
  const numbers = found.map(({ digits, left, top, width, height }): NumberInPicture => {
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

/** Minimum score of a picture with lines of text. A picture with a lower score is read in one orientation only. */
const minLineScore = 0.5
/** Time after which no further orientations of the picture are tried, in milliseconds. */
const maxOcrDurationMs = 8000

/**
 * Reads the numbers in a picture, whatever its orientation. Evens out the light, reduces noise and rotates the picture.
 * Tries other orientations if it finds few words.
 */
export function readNumbersInPicture(picture: GreyscalePicture, read: OcrReader): NumberInPicture[] {
  const began = performance.now()
  const even = evenOutLight(picture)
  const calm = measureNoise(even) > maxOcrNoise ? smoothPicture(even) : even
  const { degrees, lineScore: lined } = estimateTextAngles(calm)
  if (lined === 0) return []
  const ways = degrees.flatMap((one) => [one, one + 180])
  for (const way of lined < minLineScore ? ways.slice(0, 1) : ways) {
    const { numbers, words, sure } = readRotatedPicture(calm, way, read)
    if (numbers.length > 0) return numbers
    if (sure > uprightThresholds.sure && words >= uprightThresholds.words) return []
    if (performance.now() - began > maxOcrDurationMs) return []
  }
  return []
}
