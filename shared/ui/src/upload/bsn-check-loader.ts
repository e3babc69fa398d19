import type { ScanResult } from '@portal/domain/bsn/bsn-check-messages'
import { getFileExtension } from '@portal/domain/upload/file-name'
import { acceptedTypes } from '@portal/domain/upload/file-type'
import type * as part from './bsn/bsn-check.ts'

let loadedBsnCheck: typeof part | null = null

/** Texts and components of the BSN check; null until it has loaded. */
export const getLoadedBsnCheck = (): typeof part | null => loadedBsnCheck

/** Loads the BSN check when a picture or PDF is chosen, so that other pages do not need its code. */
async function loadBsnCheck(): Promise<typeof part> {
  loadedBsnCheck ??= await import(/* webpackChunkName: "upload-bsn" */ './bsn/bsn-check.ts')
  return loadedBsnCheck
}

/** Media type of a picture or PDF; null for other files, which are not checked. */
function getScannableType({ name }: File): string | null {
  const ending = getFileExtension(name) ?? ''
  const type = Object.keys(acceptedTypes).find((one) => acceptedTypes[one]?.includes(ending))
  return type && /^image\/|\/pdf$/.test(type) ? type : null
}

/** Searches a file for citizen service numbers (BSN) on this device (BSN-02); null if it is neither picture nor PDF. */
export async function searchBsn(
  file: File,
  signal: AbortSignal,
  onBegin: () => void,
): Promise<ScanResult | null> {
  const type = getScannableType(file)
  if (!type) return null
  const { scanFile } = await loadBsnCheck()
  onBegin()
  return scanFile(file, type, signal)
}

/** Masks the citizen service numbers found in a file (BSN-05). */
export async function maskBsn(file: File, look: ScanResult, signal: AbortSignal): Promise<File> {
  const { maskFile } = await loadBsnCheck()
  return maskFile(file, { type: getScannableType(file) ?? '', numbers: look.numbers }, signal)
}
