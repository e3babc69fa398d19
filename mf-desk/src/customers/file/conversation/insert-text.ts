/**
 * Inserts a text at the end of the line with the cursor, separated by an empty line. The existing text stays unchanged.
 * @param at cursor position
 */
export function insertTextAfterLine(before: string, added: string, at: number): string {
  if (before.trim() === '') return added
  const end = before.indexOf('\n', at)
  const place = end === -1 ? before.length : end
  const [head, tail] = [before.slice(0, place), before.slice(place)]
  const above = head.trim() === '' ? '' : '\n\n'
  const below = tail.trim() === '' ? '' : '\n'
  return `${head}${above}${added}${below}${tail}`
}
