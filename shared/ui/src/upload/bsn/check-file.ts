import type { Look, Sighting } from '@portal/domain/bsn/check-message'
import { withEnding } from '@portal/domain/upload/file-name'
import { askWorker } from './worker-line.ts'

/** Largest file that may come of masking, in bytes: what the server takes. */
const most = 2 * 1024 * 1024

/** Looks for citizen service numbers in a picture or a PDF. @throws when it cannot be looked at */
export async function look(file: File, type: string, signal: AbortSignal): Promise<Look> {
  const answered = await askWorker({ ask: 'look', file, type }, signal)
  if (answered.say !== 'looked') throw new Error('another answer')
  return answered.look
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
}

/** The file with those numbers made unreadable. @throws when that cannot be done, or one can still be read */
export async function mask(
  file: File,
  { type, sightings }: { type: string; sightings: readonly Sighting[] },
  signal: AbortSignal,
): Promise<File> {
  const plain = sightings.map((sighting) => ({ ...sighting, detail: null }))
  const answered = await askWorker({ ask: 'mask', file, type, sightings: plain, most }, signal)
  if (answered.say !== 'masked') throw new Error('another answer')
  const masked = answered.file
  const ending = endings[masked.type] ?? 'jpg'
  const name = masked.type === type ? file.name : withEnding(file.name, ending)
  return new File([masked], name, { type: masked.type, lastModified: file.lastModified })
}
