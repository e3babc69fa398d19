import { stripDiacritics } from '../database/plain-letters.ts'

const maxSearchWords = 8

/**
 * Creates a `tsquery` that matches words with each typed prefix. Null without a word. Any input gives a valid query.
 */
export function toPrefixQuery(typed: string): string | null {
  const words = stripDiacritics(typed)
    .split(/\s+/)
    .map((word) => word.replace(/['"\\]/g, ''))
    .filter(Boolean)
    .slice(0, maxSearchWords)
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}
