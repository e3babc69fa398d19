/** Segments text into user-perceived characters: an emoji of several code points is one. */
const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Truncates a text between user-perceived characters, never within an emoji or an accented letter.
 * @param maxLength maximum number of UTF-16 code units, as in `maxLength`
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let end = 0
  for (const { index, segment } of graphemeSegmenter.segment(text)) {
    if (index + segment.length > maxLength) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
