/** Number of characters shown before "read more" (INPUT-09). */
export const previewLength = { wide: 100, narrow: 50 }

/** Start of a text, cut after a word if possible; null if the whole text fits. */
export function previewOf(text: string, maxLength: number): string | null {
  const characters = [...text]
  if (characters.length <= maxLength) return null
  const cut = characters.slice(0, maxLength).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > maxLength * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`
}
