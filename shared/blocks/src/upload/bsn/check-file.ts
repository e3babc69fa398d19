import type { BsnScanResult, DetectedBsn } from '@portal/domain/bsn/bsn-check-messages'
import { replaceExtension } from '@portal/domain/upload/file-name'
import { runInWorker } from './worker-queue.ts'

/** Maximum size of a masked file in bytes. The server has the same limit. */
const maxMaskedFileBytes = 2 * 1024 * 1024

/** Searches a picture or PDF for citizen service numbers. @throws if the file cannot be read */
export async function scanFileInWorker(
  file: File,
  type: string,
  signal: AbortSignal,
): Promise<BsnScanResult> {
  const response = await runInWorker({ kind: 'scan', file, type }, signal)
  if (response.kind !== 'scanned') throw new Error('another answer')
  return response.result
}

const extensionByType: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
}

/**
 * Returns a copy of the file in which the given numbers are masked.
 * @throws if masking fails, or if a number is still readable
 */
export async function maskFileInWorker(
  file: File,
  { type, numbers }: { type: string; numbers: readonly DetectedBsn[] },
  signal: AbortSignal,
): Promise<File> {
  const withoutDetail = numbers.map((number) => ({ ...number, detail: null }))
  const response = await runInWorker(
    { kind: 'mask', file, type, numbers: withoutDetail, maxBytes: maxMaskedFileBytes },
    signal,
  )
  if (response.kind !== 'masked') throw new Error('another answer')
  const masked = response.file
  const ending = extensionByType[masked.type] ?? 'jpg'
  const name = masked.type === type ? file.name : replaceExtension(file.name, ending)
  return new File([masked], name, { type: masked.type, lastModified: file.lastModified })
}
