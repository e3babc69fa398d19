import { type FoundBsn, findBsn } from './find-bsn.ts'

/** Text with its position on a page, in any unit; y increases downwards. */
export interface PlacedText {
  text: string
  left: number
  top: number
  width: number
  height: number
}

/** A citizen service number (BSN) with its position on a page, in the units of `PlacedText`. */
export interface PlacedBsn extends Omit<PlacedText, 'text'> {
  digits: string
}

/** Returns whether the vertical middles of two texts are nearly equal. */
function isOnSameLine(one: PlacedText, other: PlacedText): boolean {
  const off = one.top + one.height / 2 - other.top - other.height / 2
  return Math.abs(off) < Math.min(one.height, other.height) * 0.5
}

/**
 * Groups texts into lines, each from left to right. A line spans columns, so that a label in one column precedes a
 * number in the next.
 */
function groupIntoLines(words: readonly PlacedText[]): PlacedText[][] {
  const lines: PlacedText[][] = []
  for (const word of [...words].sort((one, other) => one.left - other.left)) {
    const line = lines.findLast((one) => {
      const last = one.at(-1)
      return last && isOnSameLine(last, word) && word.left >= last.left + last.width * 0.5
    })
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** Returns whether the gap between two texts is narrower than a space. */
function isSameWord(one: PlacedText, next: PlacedText, spaceWidthRatio: number): boolean {
  const gap = next.left - one.left - one.width
  return gap < next.height * spaceWidthRatio && /\w$/.test(one.text) && /^\w/.test(next.text)
}

/** Returns the area that some characters of a text cover, with a margin of half a character. */
function getCharacterRangeArea({ text, left, top, width, height }: PlacedText, from: number, to: number) {
  const sign = width / text.length
  const start = Math.max(0, (from - 0.5) * sign)
  return { left: left + start, top, right: left + Math.min(width, (to + 0.5) * sign), bottom: top + height }
}

/**
 * Finds citizen service numbers in the words of a page (BSN-01).
 * @param spaceWidthRatio width of a space as a fraction of the text height
 */
export function findBsnAmongWords(words: readonly PlacedText[], spaceWidthRatio: number): PlacedBsn[] {
  return groupIntoLines(words).flatMap((line) => {
    let text = ''
    const starts = line.map((word, at) => {
      const last = line[at - 1]
      if (last && !isSameWord(last, word, spaceWidthRatio)) text += ' '
      text += word.text
      return text.length - word.text.length
    })
    return findBsn(text).map((found) => toPlacedBsn(found, line, starts))
  })
}

function toPlacedBsn(
  { digits, from, to }: FoundBsn,
  line: readonly PlacedText[],
  starts: readonly number[],
): PlacedBsn {
  const parts = line.flatMap((word, at) => {
    const start = starts[at] ?? 0
    if (start >= to || start + word.text.length <= from) return []
    return [getCharacterRangeArea(word, Math.max(0, from - start), Math.min(word.text.length, to - start))]
  })
  const left = Math.min(...parts.map((part) => part.left))
  const top = Math.min(...parts.map((part) => part.top))
  return {
    digits,
    left,
    top,
    width: Math.max(...parts.map(({ right }) => right)) - left,
    height: Math.max(...parts.map(({ bottom }) => bottom)) - top,
  }
}
