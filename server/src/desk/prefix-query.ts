import { stripMarks } from '../database/plain-letters.ts'

const maxSearchWords = 8

/**
 * Creates a `tsquery` that requires a word with each typed prefix, ignoring diacritics; null without a word. Operators
 * are removed, so that any input is valid.
 */
export function toPrefixQuery(typed: string): string | null {
  const words = stripMarks(typed)
    .split(/\s+/)
    .map((word) => word.replace(/['"\\]/g, ''))
    .filter(Boolean)
    .slice(0, maxSearchWords)
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}
