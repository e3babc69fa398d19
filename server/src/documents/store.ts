import { safeName } from '@portal/domain/upload/file-name'
import { askAboutBsn } from '../bsn-check/ask-about-bsn.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { claimFile, discardOrphanedFiles, stageFile } from '../files/orphaned-files.ts'
import { kindOf } from '../files/type.ts'
import { invalid } from '../http/http-error.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import type { KnownTenant } from '../tenants/find.ts'

/** Parents of a customer's document. */
export type DocumentLinks = Partial<
  Pick<
    typeof documents.$inferInsert,
    | 'mortgageId'
    | 'damageId'
    | 'policyId'
    | 'taskId'
    | 'mortgageProgressId'
    | 'damageProgressId'
    | 'screen'
    | 'type'
  >
>

/** Whose file it is. */
interface Owner {
  tenant: KnownTenant
  customer: { id: number }
}

/** An uploaded file; `field` is its field in the body, for errors. */
export interface SentFile {
  name: string
  content: Blob
  field: string
  /** The customer confirmed sending it with a citizen service number. */
  withBsn: boolean
}

/** A file in the store that is not a document yet. */
export interface StagedFile {
  fileKey: string
  name: string
  mimeType: string
  extension: string
  /** Bytes. */
  size: number
}

/** The original file name: browsers encode quotation marks in forms. */
const adviceRecord = (name: string) => name.replaceAll('%22', '"')

/** Whether a file is among those confirmed to contain a number. */
export const mayGo = (names: string, name: string): boolean =>
  adviceRecord(names).split('/').includes(adviceRecord(name))

/** Attachments of a message. */
export const attachmentsOf = ({
  documents: files,
  with_bsn,
}: {
  documents: readonly Blob[]
  with_bsn: string
}): SentFile[] =>
  files.map((content, index) => {
    const name = content instanceof File ? content.name : `bijlage ${index + 1}`
    return {
      name,
      content,
      field: 'documents',
      withBsn: mayGo(with_bsn, name),
    }
  })

/** Type of a file by its content. @throws HttpError 422 if the type is not accepted, or differs from the name */
async function checked({ name, content, field, withBsn }: SentFile) {
  const bytes = new Uint8Array(await content.arrayBuffer())
  const safe = safeName(name)
  const ending = content instanceof File && !/\.\w+$/.test(safe) ? safeName(content.name) : safe
  const kind = kindOf(bytes, ending)
  if (!kind || bytes.length === 0)
    throw invalid({ [field]: 'is of no accepted type, or not what its name says' })
  return { ...kind, name: safe, size: bytes.length, bytes, field, withBsn }
}

/** @throws HttpError 429 if the quota of documents or bytes is exceeded */
async function refuseWithoutRoom(
  context: Context,
  db: Database,
  owner: Owner,
  sizes: readonly number[],
): Promise<void> {
  if (sizes.length === 0) return
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  await refuseAbove(context, db, owner, 'documents', { amount: sizes.length, bytes })
}

/**
 * Runs a function with uploaded files, which are stored before any transaction is opened. Files that do not become
 * documents are deleted again.
 * @throws HttpError 422 for an unaccepted content or an unconfirmed citizen service number, 429 for an exceeded quota,
 * 424 if the store is unavailable
 */
export async function withStaged<A>(
  context: Context,
  owner: Owner,
  sent: readonly SentFile[],
  work: (staged: readonly StagedFile[]) => Promise<A>,
): Promise<A> {
  const files = await Promise.all(sent.map(checked))
  await askAboutBsn(context, owner, files)
  await refuseWithoutRoom(
    context,
    context.db,
    owner,
    files.map(({ size }) => size),
  )
  const staged: StagedFile[] = []
  try {
    for (const { bytes, field: _, withBsn: __, ...file } of files) {
      const fileKey = await stageFile(context, (key, store) => store.put(key, bytes, file.mimeType))
      staged.push({ ...file, fileKey })
    }
    return await work(staged)
  } finally {
    const keys = staged.map(({ fileKey }) => fileKey)
    await discardOrphanedFiles(context, keys).catch(() =>
      context.log.warn('a file without a record is left to the sweep'),
    )
  }
}

/**
 * Makes stored files documents, within a transaction.
 * @returns their ids, in the order of the files
 * @throws HttpError 429 for an exceeded quota
 */
export async function recordDocuments(
  context: Context,
  transaction: Database,
  owner: Owner,
  staged: readonly StagedFile[],
  links: DocumentLinks,
): Promise<number[]> {
  await refuseWithoutRoom(
    context,
    transaction,
    owner,
    staged.map(({ size }) => size),
  )
  const now = context.clock()
  const ids: number[] = []
  for (const file of staged) {
    const [row] = await transaction
      .insert(documents)
      .values({
        tenantId: owner.tenant.id,
        customerId: owner.customer.id,
        ...file,
        createdAt: now,
        updatedAt: now,
        ...links,
      })
      .returning({ id: documents.id })
    if (!row) throw new Error('a document was not stored')
    await claimFile(transaction, file.fileKey)
    ids.push(row.id)
  }
  return ids
}
