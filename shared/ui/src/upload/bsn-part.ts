import type { Look } from '@portal/domain/bsn/check-message'
import { acceptedTypes } from '@portal/domain/upload/file-kind'
import { endingOf } from '@portal/domain/upload/file-name'
import type * as part from './bsn/part.ts'

/** What looks at files for citizen service numbers, once it has come. */
let known: typeof part | null = null

/** Its words and what it draws; null while nothing of the kind was chosen. */
export const bsnPart = (): typeof part | null => known

/** Fetched once a picture or a PDF is chosen: a page that only has a place for files does without. */
async function loaded(): Promise<typeof part> {
  known ??= await import(/* webpackChunkName: "upload-bsn" */ './bsn/part.ts')
  return known
}

/** What is looked at: pictures and PDFs. */
function lookedAt({ name }: File): string | null {
  const ending = endingOf(name) ?? ''
  const type = Object.keys(acceptedTypes).find((one) => acceptedTypes[one]?.includes(ending))
  return type && /^image\/|\/pdf$/.test(type) ? type : null
}

/** Looks for citizen service numbers in a file, on this device (BSN-02); null for one that is neither picture nor PDF. */
export async function lookForBsn(file: File, signal: AbortSignal, onBegin: () => void): Promise<Look | null> {
  const type = lookedAt(file)
  if (!type) return null
  const { look } = await loaded()
  onBegin()
  return look(file, type, signal)
}

/** Makes the numbers that were seen in a file unreadable (BSN-05). */
export async function maskBsn(file: File, look: Look, signal: AbortSignal): Promise<File> {
  const { mask } = await loaded()
  return mask(file, { type: lookedAt(file) ?? '', sightings: look.sightings }, signal)
}
