/** Tells characters as people see them: an emoji of several code points is one. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The beginning of a text, cut between characters: never within an emoji or a letter with its accent.
 * @param most most UTF-16 code units, as `maxLength` counts them
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
