import { withoutMarks } from '../database/plain-letters.ts'

/** Most words that are looked for. */
const most = 8

/**
 * A text search that finds what has, for each word that was typed, a word that begins with it, whatever marks its letters have; null where no word was typed.
 * Signs that mean something in a search are taken out, so that any input is one.
 */
export function prefixSearch(typed: string): string | null {
  const words = withoutMarks(typed)
    .split(/\s+/)
    .map((word) => word.replace(/['"\\]/g, ''))
    .filter(Boolean)
    .slice(0, most)
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}
