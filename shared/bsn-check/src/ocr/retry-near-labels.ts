import { hasBsnLabel } from '@portal/domain/bsn/find-bsn'
import { findBsnAmongWords, type PlacedBsn, type PlacedText } from '@portal/domain/bsn/placed-text'
import { restoreLostDigit } from '@portal/domain/bsn/restore-lost-digit'
import type { GreyscalePicture } from '../picture/greyscale.ts'
import { rotatePicture } from '../picture/rotate-picture.ts'
import type { OcrReader } from './ocr-engine.ts'
import type { RecognisedWord } from './recognised-words.ts'

/** Part of a picture, in pixels. */
interface PictureArea {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Text heights in pixels to which the picture near a label is scaled, one after the other. OCR may fail at one height
 * and succeed at another.
 */
const retryTextHeights = [34, 24, 46]

/** Width of a space as a fraction of the digit height. */
const digitSpaceRatio = 0.6

/** Returns a part of a picture. Where the part is outside the picture, it is white. */
function cropPicture(picture: GreyscalePicture, { left, top, width, height }: PictureArea): GreyscalePicture {
  const dots = new Uint8Array(width * height).fill(255)
  for (let row = 0; row < height; row++) {
    const y = top + row
    if (y < 0 || y >= picture.height) continue
    const from = Math.max(0, left)
    const to = Math.min(picture.width, left + width)
    if (to > from)
      dots.set(
        picture.dots.subarray(y * picture.width + from, y * picture.width + to),
        row * width + from - left,
      )
  }
  return { width, height, dots }
}

/** Returns the areas that may contain the number of a label: right of the label, and below it. */
function getSearchAreas({ left, top, width, height }: RecognisedWord): PictureArea[] {
  const after = { left: left + width, top: top - height * 0.7, width: height * 34, height: height * 2.4 }
  const below = { left: left - height * 2, top: top + height * 1.1, width: height * 22, height: height * 3.4 }
  return [after, below].map((part) => ({
    left: Math.round(part.left),
    top: Math.round(part.top),
    width: Math.round(part.width),
    height: Math.round(part.height),
  }))
}

function readDigitsInArea(
  picture: GreyscalePicture,
  part: PictureArea,
  scale: number,
  read: OcrReader,
): PlacedText[] {
  const words = read(rotatePicture(cropPicture(picture, part), 0, scale), 'digits')
  return words.map(({ text, left, top, width, height }) => ({
    text,
    left: part.left + left / scale,
    top: part.top + top / scale,
    width: width / scale,
    height: height / scale,
  }))
}

/**
 * Restores a missing digit. The area becomes one digit wider on both sides, because the digit may be missing at either
 * end.
 */
function restoreBsnDigit({ text, left, width, ...rest }: PlacedText): PlacedBsn[] {
  const eight = text.replaceAll('.', '')
  const digits = restoreLostDigit(eight)
  const sign = width / text.length
  return digits ? [{ digits, left: left - sign, width: width + 2 * sign, ...rest }] : []
}

/**
 * Repeats OCR near labels without a number, at other text heights and for digits only. OCR for digits is limited to
 * these areas, because elsewhere it would turn words into numbers.
 */
export function retryOcrNearLabels(
  picture: GreyscalePicture,
  words: readonly RecognisedWord[],
  read: OcrReader,
): PlacedBsn[] {
  for (const word of words.filter(({ text }) => hasBsnLabel(text))) {
    let whole: PlacedBsn[] = []
    for (const height of retryTextHeights)
      for (const part of getSearchAreas(word)) {
        const digits = readDigitsInArea(picture, part, Math.min(4, height / word.height), read)
        const found = findBsnAmongWords(digits, digitSpaceRatio)
        if (found.length > 0) return found
        if (whole.length === 0) whole = digits.flatMap(restoreBsnDigit)
      }
    if (whole.length > 0) return whole
  }
  return []
}
