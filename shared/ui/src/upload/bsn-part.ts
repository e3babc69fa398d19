import type { ScanResult } from '@portal/domain/bsn/check-message'
import { acceptedTypes } from '@portal/domain/upload/file-kind'
import { extensionOf } from '@portal/domain/upload/file-name'
import type * as part from './bsn/part.ts'

/** The BSN check, after it was loaded. */
let known: typeof part | null = null

/** Texts and components of the BSN check; null before it is needed. */
export const bsnPart = (): typeof part | null => known

/** Loads it when a picture or PDF is chosen, so that other pages do not need it. */
async function loaded(): Promise<typeof part> {
  known ??= await import(/* webpackChunkName: "upload-bsn" */ './bsn/part.ts')
  return known
}

/** Media type of files to check: pictures and PDFs. */
function lookedAt({ name }: File): string | null {
  const ending = extensionOf(name) ?? ''
  const type = Object.keys(acceptedTypes).find((one) => acceptedTypes[one]?.includes(ending))
  return type && /^image\/|\/pdf$/.test(type) ? type : null
}

/** Searches a file for citizen service numbers (BSN) on this device (BSN-02); null if it is neither picture nor PDF. */
export async function searchBsn(
  file: File,
  signal: AbortSignal,
  onBegin: () => void,
): Promise<ScanResult | null> {
  const type = lookedAt(file)
  if (!type) return null
  const { look } = await loaded()
  onBegin()
  return look(file, type, signal)
}

/** Masks the found numbers in a file (BSN-05). */
export async function maskBsn(file: File, look: ScanResult, signal: AbortSignal): Promise<File> {
  const { mask } = await loaded()
  return mask(file, { type: lookedAt(file) ?? '', sightings: look.sightings }, signal)
}
