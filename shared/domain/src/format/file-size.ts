import type { Language } from '@portal/contract/language'
import { getNumberSeparators } from './format-number.ts'

const bytesPerKilobyte = 1024
const bytesPerMegabyte = bytesPerKilobyte * bytesPerKilobyte

/**
 * Formats a size as '212 kB' or '1,4 MB', in English '1.4 MB'; at least 1 kB of 1,024 bytes. Rounds up, so that a size
 * just above a limit is shown as above it.
 */
export function formatFileSize(
  bytes: number,
  language: Language,
  round: (size: number) => number = Math.round,
): string {
  const kilos = Math.max(1, round(bytes / bytesPerKilobyte))
  if (kilos < bytesPerKilobyte) return `${kilos}\u00a0kB`
  const [, decimal] = getNumberSeparators(language)
  return `${String(round((bytes / bytesPerMegabyte) * 10) / 10).replace('.', decimal)}\u00a0MB`
}
