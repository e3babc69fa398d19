import { isBsn } from './eleven-test.ts'

/**
 * The number that eight digits are of which OCR lost a `1`, the narrowest: two next to each other are read as one, and one beside
 * something else is passed over. Null where none of that passes the eleven test. Only for digits that stand where a citizen service
 * number is named: nearly half of all other eight digits could be one so.
 */
export function withLostOne(eight: string): string | null {
  if (!/^\d{8}$/.test(eight)) return null
  const doubled = [...eight].flatMap((digit, at) =>
    digit === '1' ? [`${eight.slice(0, at)}1${eight.slice(at)}`] : [],
  )
  return [...doubled, `1${eight}`, `${eight}1`].find(isBsn) ?? null
}
