import { isBsn } from './eleven-test.ts'

/**
 * Restores a number from eight digits of which OCR lost a `1`, the narrowest digit: it merges two adjacent ones, or
 * skips one next to another character. Null if no restored number passes the eleven test. Use only for digits with a
 * citizen service number label: nearly half of all other eight-digit numbers can be completed to a valid one.
 */
export function restoreLostDigit(eight: string): string | null {
  if (!/^\d{8}$/.test(eight)) return null
  const doubled = [...eight].flatMap((digit, at) =>
    digit === '1' ? [`${eight.slice(0, at)}1${eight.slice(at)}`] : [],
  )
  return [...doubled, `1${eight}`, `${eight}1`].find(isBsn) ?? null
}
