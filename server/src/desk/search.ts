import { withoutMarks } from '../database/plain-letters.ts'

/** Maximum number of search words. */
const maxWords = 8

/**
 * A `tsquery` that requires a word with each typed prefix, ignoring diacritics; null without a word. Operators are
 * removed, so that any input is valid.
 */
export function prefixSearch(typed: string): string | null {
  const words = withoutMarks(typed)
    .split(/\s+/)
    .map((word) => word.replace(/['"\\]/g, ''))
    .filter(Boolean)
    .slice(0, maxWords)
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}
