import { createHash } from 'node:crypto'
import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import { toSafeFileName } from '@portal/domain/upload/file-name'
import { fileTypeFromBuffer } from 'file-type'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import type { StagedFile } from '../../documents/store-documents.ts'
import { detectFileKind, type FileKind } from '../../files/file-kind.ts'
import { calculateContentHash, createImportFault, type SentRecord } from '../sent-record.ts'
import type { KnownRecords } from './known-records.ts'

export interface FileSource {
  /** @throws FileFault if the file is missing or not accepted */
  read(path: string): Promise<Buffer>
}

export type StageFile = (path: string, bytes: Buffer, mimeType: string) => Promise<string>

/** Thrown for a file that is missing or not accepted. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
}

/** Thrown if the record changed while its files were prepared, so that they must be prepared again. */
export class FilesChangedError extends Error {
  override readonly name = 'FilesOvertaken'
}

/** Hash of a record, and its stored files; `files` is null if they are unchanged. */
export interface StagedRecordFiles {
  readonly hash: string
  readonly files: readonly StagedFile[] | null
  readonly faults: readonly ImportFault[]
}

interface Attachment {
  name: string
  mime_type: string
  inline?: boolean | null
  content_id?: string | null
  file: string
}

const getAttachments = ({ data }: SentRecord): Attachment[] => (data?.attachments ?? []) as Attachment[]

/** Lists the files to which a record refers, with the field that contains the path. */
export function listReferencedFiles(sent: SentRecord): { field: string; path: string }[] {
  const { kind, data } = sent
  if (kind === 'document')
    return typeof data?.file === 'string' ? [{ field: 'data.file', path: data.file }] : []
  if (kind !== 'mail') return []
  return getAttachments(sent).map(({ file }, index) => ({
    field: `data.attachments.${index}.file`,
    path: file,
  }))
}

export const canHaveFiles = ({ kind, data }: SentRecord): boolean =>
  data !== null && (kind === 'document' || (kind === 'mail' && Array.isArray(data.attachments)))

/**
 * Copies a record without the paths of its files. The content hash must not depend on them, because the same file may
 * have another path in a later import.
 */
const removeFilePaths = (sent: SentRecord): SentRecord => {
  const { file: _, attachments, ...data } = sent.data ?? {}
  const listed = attachments ? getAttachments(sent).map(({ file: __, ...one }) => one) : undefined
  return { ...sent, data: { ...data, ...(listed && { attachments: listed }) } }
}

/** Detects the type of a file. Documents accept some types only, mails any. */
async function detectFileType(sent: SentRecord, path: string, bytes: Buffer): Promise<FileKind> {
  const name = path.split('/').at(-1) ?? ''
  if (sent.kind === 'mail') {
    const known = detectFileKind(bytes, '')
    if (known) return known
    const found = await fileTypeFromBuffer(bytes)
    return { mimeType: found?.mime ?? 'application/octet-stream', extension: found?.ext ?? 'bin' }
  }
  const found = bytes.length > 0 ? detectFileKind(bytes, toSafeFileName(name)) : null
  if (!found) throw new FileFault('is of no accepted type, or not what its name says')
  return found
}

/**
 * Stores a record's new files. The transaction that stores the record claims these files; otherwise a sweep deletes
 * them.
 */
async function stageRecordFiles(
  stage: StageFile,
  sent: SentRecord,
  source: FileSource,
  known: KnownRecords,
): Promise<StagedRecordFiles> {
  const faults: ImportFault[] = []
  const hashes: string[] = []
  const held: { path: string; kind: FileKind; bytes: Buffer }[] = []
  for (const { field, path } of listReferencedFiles(sent)) {
    try {
      const bytes = await source.read(path)
      held.push({ path, kind: await detectFileType(sent, path, bytes), bytes })
      hashes.push(createHash('sha256').update(bytes).digest('base64url'))
    } catch (error) {
      if (!(error instanceof FileFault)) throw error
      faults.push(createImportFault(sent, field, error.message))
    }
  }
  const hash = calculateContentHash(removeFilePaths(sent), hashes)
  const before = known.get(sent.kind, sent.id)
  const isLive = before !== undefined && !before.deleted
  if (sent.kind === 'document' && held.length === 0 && faults.length === 0 && !isLive)
    faults.push(createImportFault(sent, 'data.file', 'is missing'))
  const isUnchanged = before?.contentHash === hash || (sent.kind === 'document' && held.length === 0)
  if (faults.length > 0 || isUnchanged) return { hash, files: null, faults }
  const files: StagedFile[] = []
  for (const { path, kind, bytes } of held) {
    const fileKey = await stage(path, bytes, kind.mimeType)
    files.push({ fileKey, name: toSafeFileName(path.split('/').at(-1) ?? ''), size: bytes.length, ...kind })
  }
  return { hash, files, faults }
}

/** Stages the files of one record after another, so that only one file is in memory. */
export async function stageFiles(
  stage: StageFile,
  records: readonly SentRecord[],
  source: FileSource,
  known: KnownRecords,
): Promise<ReadonlyMap<SentRecord, StagedRecordFiles>> {
  const all = new Map<SentRecord, StagedRecordFiles>()
  for (const sent of records)
    if (canHaveFiles(sent)) all.set(sent, await stageRecordFiles(stage, sent, source, known))
  return all
}

/** Returns the columns for staged files; empty if the files are unchanged. */
export function getFileColumns(
  sent: SentRecord,
  ready: StagedRecordFiles | undefined,
): Record<string, unknown> {
  const files = ready?.files
  if (sent.kind === 'mail') {
    if (!canHaveFiles(sent)) return { attachments: [] }
    if (!files) return {}
    const attachments = getAttachments(sent).map(
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

/** @throws FilesChangedError if files that counted as unchanged have changed since */
export function requireUnchangedFiles(sent: SentRecord, ready: StagedRecordFiles | undefined): void {
  if (listReferencedFiles(sent).length > 0 && !ready?.files) throw new FilesChangedError()
}
