import { namesBsn } from '@portal/domain/bsn/find-bsn'
import { withLostOne } from '@portal/domain/bsn/lost-one'
import { bsnAmong, type PlacedBsn, type PlacedText } from '@portal/domain/bsn/placed-text'
import type { Grey } from '../picture/grey.ts'
import { turned } from '../picture/turned.ts'
import type { Reader } from './engine.ts'
import type { Word } from './recognised-words.ts'

/** Part of a picture, in dots. */
interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Heights that letters are brought to, in dots: what is misread at one is often read at another. */
const heights = [34, 24, 46]

/** A space between digits that are read alone, as a share of their height. */
const space = 0.6

/** Cuts a part out of a picture; beyond its edge it is white. */
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

/** Where a number stands that a word names: after it on its line, or below it. */
function partsBeside({ left, top, width, height }: Word): Part[] {
  const after = { left: left + width, top: top - height * 0.7, width: height * 34, height: height * 2.4 }
  const below = { left: left - height * 2, top: top + height * 1.1, width: height * 22, height: height * 3.4 }
  return [after, below].map((part) => ({
    left: Math.round(part.left),
    top: Math.round(part.top),
    width: Math.round(part.width),
    height: Math.round(part.height),
  }))
}

/** Reads digits alone in a part of a picture that is enlarged so far. */
function digitsIn(picture: Grey, part: Part, scale: number, read: Reader): PlacedText[] {
  const words = read(turned(cut(picture, part), 0, scale), 'digits')
  return words.map(({ text, left, top, width, height }) => ({
    text,
    left: part.left + left / scale,
    top: part.top + top / scale,
    width: width / scale,
    height: height / scale,
  }))
}

/** A number of which a digit was lost; it may be beside those that were read. */
function madeWhole({ text, left, width, ...rest }: PlacedText): PlacedBsn[] {
  const eight = text.replaceAll('.', '')
  const digits = withLostOne(eight)
  const sign = width / text.length
  return digits ? [{ digits, left: left - sign, width: width + 2 * sign, ...rest }] : []
}

/**
 * Looks closer at where a number should be, by its name, and none was read: at other sizes, and for digits alone. Elsewhere that
 * would make numbers of words.
 */
export function lookCloser(picture: Grey, words: readonly Word[], read: Reader): PlacedBsn[] {
  for (const word of words.filter(({ text }) => namesBsn(text))) {
    let whole: PlacedBsn[] = []
    for (const height of heights)
      for (const part of partsBeside(word)) {
        const digits = digitsIn(picture, part, Math.min(4, height / word.height), read)
        const found = bsnAmong(digits, space)
        if (found.length > 0) return found
        if (whole.length === 0) whole = digits.flatMap(madeWhole)
      }
    if (whole.length > 0) return whole
  }
  return []
}
