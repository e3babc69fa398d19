import { isBsn } from './bsn-checksum.ts'

/**
 * Restores a number from eight digits of which OCR lost a `1`; null if no restored number is valid. Call it only for
 * digits after a label, because nearly half of all eight-digit numbers can be completed to a valid number.
 */
export function restoreLostDigit(eight: string): string | null {
  if (!/^\d{8}$/.test(eight)) return null
  const doubled = [...eight].flatMap((digit, at) =>
    digit === '1' ? [`${eight.slice(0, at)}1${eight.slice(at)}`] : [],
  )
  return [...doubled, `1${eight}`, `${eight}1`].find(isBsn) ?? null
}
