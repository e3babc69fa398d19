import type { Language } from '@portal/contract/language'
import { separatorsOf } from './number.ts'

const kilo = 1024
const mega = kilo * kilo

/**
 * File size: '212 kB', '1,4 MB', in English '1.4 MB'; at least 1 kB. 1 kB is 1,024 bytes, as in the limit of 2 MB; with
 * `Math.ceil` a size just above the limit is shown above it.
 */
export function formatSize(
  bytes: number,
  language: Language,
  round: (size: number) => number = Math.round,
): string {
  const kilos = Math.max(1, round(bytes / kilo))
  if (kilos < kilo) return `${kilos}\u00a0kB`
  const [, decimal] = separatorsOf(language)
  return `${String(round((bytes / mega) * 10) / 10).replace('.', decimal)}\u00a0MB`
}
