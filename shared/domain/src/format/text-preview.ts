/** Maximum number of characters before "read more", by screen width (INPUT-09). */
export const maxPreviewLengths = { wide: 100, narrow: 50 }

/** Truncates a text, after a word if possible; null if the text fits. */
export function truncateAtWord(text: string, maxLength: number): string | null {
  const characters = [...text]
  if (characters.length <= maxLength) return null
  const cut = characters.slice(0, maxLength).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > maxLength * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`
}
