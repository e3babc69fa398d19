import type { DetectedNumber, ScanResult } from '@portal/domain/bsn/bsn-check-messages'
import { replaceExtension } from '@portal/domain/upload/file-name'
import { runInWorker } from './worker-queue.ts'

/** Maximum size of a masked file in bytes: the server's limit. */
const maxTextBytes = 2 * 1024 * 1024

/** Searches a picture or PDF for citizen service numbers. @throws if the file cannot be read */
export async function scanFile(file: File, type: string, signal: AbortSignal): Promise<ScanResult> {
  const response = await runInWorker({ ask: 'look', file, type }, signal)
  if (response.say !== 'looked') throw new Error('another answer')
  return response.look
}

const extensionByType: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
}

/** Returns the file with the given numbers masked. @throws if masking fails, or a number is still readable */
export async function maskFile(
  file: File,
  { type, sightings }: { type: string; sightings: readonly DetectedNumber[] },
  signal: AbortSignal,
): Promise<File> {
  const plain = sightings.map((sighting) => ({ ...sighting, detail: null }))
  const response = await runInWorker(
    { ask: 'mask', file, type, sightings: plain, most: maxTextBytes },
    signal,
  )
  if (response.say !== 'masked') throw new Error('another answer')
  const masked = response.file
  const ending = extensionByType[masked.type] ?? 'jpg'
  const name = masked.type === type ? file.name : replaceExtension(file.name, ending)
  return new File([masked], name, { type: masked.type, lastModified: file.lastModified })
}
