/** Two characters between which a text can always be cut. */
const separateCharactersPattern = /^[ -~]{2}$/

/**
 * Truncates a text between visible characters, never within an emoji or accented letter.
 * @param maxLength in UTF-16 code units
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Avoids the segmenter for most texts: creating the first one takes a slow phone 80 ms.
  if (separateCharactersPattern.test(text.slice(maxLength - 1, maxLength + 1)))
    return text.slice(0, maxLength)
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let end = 0
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > maxLength) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
