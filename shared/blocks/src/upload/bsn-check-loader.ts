import type { BsnScanResult } from '@portal/domain/bsn/bsn-check-messages'
import { acceptedTypes } from '@portal/domain/upload/accepted-types'
import { getFileExtension } from '@portal/domain/upload/file-name'
import type * as part from './bsn/bsn-check.ts'

let loadedBsnCheck: typeof part | null = null

/** Returns the texts and components of the BSN check; null until they have loaded. */
export const getLoadedBsnCheck = (): typeof part | null => loadedBsnCheck

/** Loads the BSN check when the customer chooses a picture or PDF. Pages without uploads do not need its code. */
async function loadBsnCheck(): Promise<typeof part> {
  loadedBsnCheck ??= await import(/* webpackChunkName: "upload-bsn" */ './bsn/bsn-check.ts')
  return loadedBsnCheck
}

/** Returns the media type of a picture or PDF; null for other files, which are not checked. */
function getScannableType({ name }: File): string | null {
  const ending = getFileExtension(name) ?? ''
  const type = Object.keys(acceptedTypes).find((one) => acceptedTypes[one]?.includes(ending))
  return type && /^image\/|\/pdf$/.test(type) ? type : null
}

/**
 * Searches a file for citizen service numbers (BSN) on this device (BSN-02); null if it is neither a picture nor a PDF.
 */
export async function scanFileForBsn(
  file: File,
  signal: AbortSignal,
  onBegin: () => void,
): Promise<BsnScanResult | null> {
  const type = getScannableType(file)
  if (!type) return null
  const { scanFileInWorker } = await loadBsnCheck()
  onBegin()
  return scanFileInWorker(file, type, signal)
}

/** Masks the citizen service numbers that were found in a file (BSN-05). */
export async function maskBsnInFile(file: File, look: BsnScanResult, signal: AbortSignal): Promise<File> {
  const { maskFileInWorker } = await loadBsnCheck()
  return maskFileInWorker(file, { type: getScannableType(file) ?? '', numbers: look.numbers }, signal)
}
