import { typeOfContent } from '@portal/domain/upload/file-kind'
import { readText } from '@portal/domain/upload/text-encoding'

/** How a file is shown, or why it is not. */
export type Showable =
  | { as: 'pdf' | 'picture'; type: string }
  | { as: 'text'; type: string; text: string }
  | { as: 'nothing' }
  | { as: 'liar' }

const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
const silent = [null, '', 'application/octet-stream', 'binary/octet-stream']

/** Decides by a file's content how it is shown. Content that differs from the announced type is not shown. */
export function showableOf(bytes: Uint8Array, name: string, announced: string | null): Showable {
  const type = typeOfContent(bytes, name)
  const announcedType = announced?.split(';')[0]?.trim().toLowerCase() ?? null
  const shown = type === 'application/pdf' || (type !== null && pictures.includes(type))
  const wouldShow =
    announcedType === 'application/pdf' || (announcedType !== null && pictures.includes(announcedType))
  if (!silent.includes(announcedType) && announcedType !== type && (shown || wouldShow)) return { as: 'liar' }
  if (type === 'application/pdf') return { as: 'pdf', type }
  if (type === 'text/plain') return { as: 'text', type, text: readText(bytes) ?? '' }
  return shown && type ? { as: 'picture', type } : { as: 'nothing' }
}
