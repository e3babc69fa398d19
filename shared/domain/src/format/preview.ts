/** Characters of a comment that show before "read more" (INPUT-09). */
export const previewLength = { wide: 100, narrow: 50 }

/** The start of a text, cut at a word where one ends near; null when all of it fits. */
export function previewOf(text: string, most: number): string | null {
  const characters = [...text]
  if (characters.length <= most) return null
  const cut = characters.slice(0, most).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`
}
