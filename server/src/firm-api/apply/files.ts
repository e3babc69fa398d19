import { createHash } from 'node:crypto'
import { safeName } from '@portal/domain/upload/file-name'
import { fileTypeFromBuffer } from 'file-type'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { kindOf } from '../../files/type.ts'
import { contentHash } from '../content-hash.ts'
import { type Fault, faultIn } from '../fault.ts'
import type { Sent } from '../sent.ts'
import type { Known } from './known.ts'

/** Where the files that records name are. */
export interface FileSource {
  /** A file by its path. @throws FileFault where it is not there, or is none that is taken */
  read(path: string): Promise<Buffer>
}

/** Stores a file by its path, before there is a record of it; answers its key. */
export type StageFile = (path: string, bytes: Buffer, mimeType: string) => Promise<string>

/** A file that cannot be taken. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
}

/** What a record is on file as changed while its files were made ready: they are to be looked at again. */
export class FilesOvertaken extends Error {
  override readonly name = 'FilesOvertaken'
}

/** A file in the store. */
interface Staged {
  fileKey: string
  name: string
  mimeType: string
  extension: string
  /** Bytes. */
  size: number
}

/** The files of a record: hashes of their content, and where they are stored; null where they are as they were. */
export interface ReadyFiles {
  readonly hash: string
  readonly files: readonly Staged[] | null
  readonly faults: readonly Fault[]
}

interface Attachment {
  name: string
  mime_type: string
  inline?: boolean | null
  content_id?: string | null
  file: string
}

const attachmentsOf = ({ data }: Sent): Attachment[] => (data?.attachments ?? []) as Attachment[]

/** The files that a record names, each with the field that names it. */
export function filesNamed(sent: Sent): { field: string; path: string }[] {
  const { kind, data } = sent
  if (kind === 'document')
    return typeof data?.file === 'string' ? [{ field: 'data.file', path: data.file }] : []
  if (kind !== 'mail') return []
  return attachmentsOf(sent).map(({ file }, index) => ({
    field: `data.attachments.${index}.file`,
    path: file,
  }))
}

/** Whether a record comes with files, or may do. */
export const hasFiles = ({ kind, data }: Sent): boolean =>
  data !== null && (kind === 'document' || (kind === 'mail' && Array.isArray(data.attachments)))

/** A record without the paths of its files, which tell nothing of what they hold. */
const withoutPaths = (sent: Sent): Sent => {
  const { file: _, attachments, ...data } = sent.data ?? {}
  const listed = attachments ? attachmentsOf(sent).map(({ file: __, ...one }) => one) : undefined
  return { ...sent, data: { ...data, ...(listed && { attachments: listed }) } }
}

/** What a file is: of a document one of the accepted types, of a mail whatever it is. */
async function kindOfFile(
  sent: Sent,
  path: string,
  bytes: Buffer,
): Promise<{ mimeType: string; extension: string }> {
  const name = path.split('/').at(-1) ?? ''
  if (sent.kind === 'mail') {
    const known = kindOf(bytes, '')
    if (known) return known
    const found = await fileTypeFromBuffer(bytes)
    return { mimeType: found?.mime ?? 'application/octet-stream', extension: found?.ext ?? 'bin' }
  }
  const found = bytes.length > 0 ? kindOf(bytes, safeName(name)) : null
  if (!found) throw new FileFault('is of no accepted type, or not what its name says')
  return found
}

/** Reads a record's files, and stores those that are not on file yet. What comes of it is claimed by the transaction that follows, or is swept. */
async function ready(stage: StageFile, sent: Sent, source: FileSource, known: Known): Promise<ReadyFiles> {
  const faults: Fault[] = []
  const hashes: string[] = []
  const held: { path: string; kind: { mimeType: string; extension: string }; bytes: Buffer }[] = []
  for (const { field, path } of filesNamed(sent)) {
    try {
      const bytes = await source.read(path)
      held.push({ path, kind: await kindOfFile(sent, path, bytes), bytes })
      hashes.push(createHash('sha256').update(bytes).digest('base64url'))
    } catch (error) {
      if (!(error instanceof FileFault)) throw error
      faults.push(faultIn(sent, field, error.message))
    }
  }
  const hash = contentHash(withoutPaths(sent), hashes)
  const before = known.get(sent.kind, sent.id)
  const isLive = before !== undefined && !before.deleted
  if (sent.kind === 'document' && held.length === 0 && faults.length === 0 && !isLive)
    faults.push(faultIn(sent, 'data.file', 'is missing'))
  if (faults.length > 0) return { hash, files: null, faults }
  if (before?.contentHash === hash) return { hash, files: null, faults }
  if (sent.kind === 'document' && held.length === 0) return { hash, files: null, faults }
  const files: Staged[] = []
  for (const { path, kind, bytes } of held) {
    const fileKey = await stage(path, bytes, kind.mimeType)
    files.push({ fileKey, name: safeName(path.split('/').at(-1) ?? ''), size: bytes.length, ...kind })
  }
  return { hash, files, faults }
}

/** Makes the files of records ready, one record after another, so that one file at a time is in memory. */
export async function readyFiles(
  stage: StageFile,
  records: readonly Sent[],
  source: FileSource,
  known: Known,
): Promise<ReadonlyMap<Sent, ReadyFiles>> {
  const all = new Map<Sent, ReadyFiles>()
  for (const sent of records) if (hasFiles(sent)) all.set(sent, await ready(stage, sent, source, known))
  return all
}

/** The columns that tell of a record's files; none where they stay as they were. */
export function fileColumns(sent: Sent, ready: ReadyFiles | undefined): Record<string, unknown> {
  const files = ready?.files
  if (sent.kind === 'mail') {
    if (!hasFiles(sent)) return { attachments: [] }
    if (!files) return {}
    const attachments = attachmentsOf(sent).map(
      ({ name, inline, content_id }, index): StoredAttachment => ({
        name,
        mimeType: files[index]?.mimeType ?? 'application/octet-stream',
        inline: inline === true,
        ...(content_id != null && { contentId: content_id }),
        fileKey: files[index]?.fileKey ?? '',
      }),
    )
    return { attachments }
  }
  const [file] = files ?? []
  if (!file) return {}
  const { fileKey, mimeType, extension, size } = file
  return { fileKey, mimeType, extension, size }
}

/**
 * Sees that the files of a record that is to be written are there.
 * @throws FilesOvertaken where they were taken for those on file, and are not any more
 */
export function requireFiles(sent: Sent, ready: ReadyFiles | undefined): void {
  if (filesNamed(sent).length > 0 && !ready?.files) throw new FilesOvertaken()
}
