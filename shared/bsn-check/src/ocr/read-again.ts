import { namesBsn } from '@portal/domain/bsn/find-bsn'
import { restoreLostDigit } from '@portal/domain/bsn/lost-digit'
import { findBsnAmongWords, type PlacedBsn, type PlacedText } from '@portal/domain/bsn/placed-text'
import type { Grey } from '../picture/grey.ts'
import { rotate } from '../picture/rotate.ts'
import type { Reader } from './engine.ts'
import type { Word } from './recognised-words.ts'

/** Part of a picture, in pixels. */
interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Text heights in pixels to scale to: OCR often reads correctly at one height what it misreads at another. */
const heights = [34, 24, 46]

/** Width of a space between digits that are read separately, as a fraction of their height. */
const space = 0.6

/** Cuts a part out of a picture; outside the picture it is white. */
function cut(picture: Grey, { left, top, width, height }: Part): Grey {
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

/** Where to look for a number after its label: behind it on the line, or below it. */
function searchAreas({ left, top, width, height }: Word): Part[] {
  const after = { left: left + width, top: top - height * 0.7, width: height * 34, height: height * 2.4 }
  const below = { left: left - height * 2, top: top + height * 1.1, width: height * 22, height: height * 3.4 }
  return [after, below].map((part) => ({
    left: Math.round(part.left),
    top: Math.round(part.top),
    width: Math.round(part.width),
    height: Math.round(part.height),
  }))
}

/** Reads only digits in an enlarged part of a picture. */
function digitsIn(picture: Grey, part: Part, scale: number, read: Reader): PlacedText[] {
  const words = read(rotate(cut(picture, part), 0, scale), 'digits')
  return words.map(({ text, left, top, width, height }) => ({
    text,
    left: part.left + left / scale,
    top: part.top + top / scale,
    width: width / scale,
    height: height / scale,
  }))
}

/** Restores a lost digit of a number; the restored digit may be next to those that were read. */
function restoreNumber({ text, left, width, ...rest }: PlacedText): PlacedBsn[] {
  const eight = text.replaceAll('.', '')
  const digits = restoreLostDigit(eight)
  const sign = width / text.length
  return digits ? [{ digits, left: left - sign, width: width + 2 * sign, ...rest }] : []
}

/**
 * Reads again where a label announces a number but none was read: at other sizes, and digits only. Elsewhere this would
 * turn words into numbers.
 */
export function readAgain(picture: Grey, words: readonly Word[], read: Reader): PlacedBsn[] {
  for (const word of words.filter(({ text }) => namesBsn(text))) {
    let whole: PlacedBsn[] = []
    for (const height of heights)
      for (const part of searchAreas(word)) {
        const digits = digitsIn(picture, part, Math.min(4, height / word.height), read)
        const found = findBsnAmongWords(digits, space)
        if (found.length > 0) return found
        if (whole.length === 0) whole = digits.flatMap(restoreNumber)
      }
    if (whole.length > 0) return whole
  }
  return []
}
