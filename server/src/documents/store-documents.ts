import { toSafeFileName } from '@portal/domain/upload/file-name'
import { rejectUnconfirmedBsn } from '../bsn-check/reject-unconfirmed-bsn.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { detectFileKind } from '../files/file-kind.ts'
import { claimFile, discardOrphanedFilesOrWarn, stageFile } from '../files/orphaned-files.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'

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

interface DocumentOwner {
  tenant: KnownTenant
  customer: { id: number }
}

/** An uploaded file. `field` is the name of the form field, for errors. */
export interface UploadedFile {
  name: string
  content: Blob
  field: string
  /** Whether the customer confirmed that the file contains a citizen service number. */
  withBsn: boolean
}

/** A stored file that is not a document yet. */
export type StagedFile = Pick<
  typeof documents.$inferSelect,
  'fileKey' | 'name' | 'mimeType' | 'extension' | 'size'
>

/** Browsers encode quotation marks in file names of form uploads as %22. */
const decodeFileName = (name: string) => name.replaceAll('%22', '"')

/** Whether `names`, the list of files that the customer confirmed, contains this file. */
export const isConfirmedWithBsn = (names: string, name: string): boolean =>
  decodeFileName(names).split('/').includes(decodeFileName(name))

export const toUploadedFiles = (body: { documents: readonly Blob[]; with_bsn: string }): UploadedFile[] =>
  body.documents.map((content, index) => {
    const name = content instanceof File ? content.name : `bijlage ${index + 1}`
    return { name, content, field: 'documents', withBsn: isConfirmedWithBsn(body.with_bsn, name) }
  })

/**
 * Determines the type of a file from its content.
 * @throws HttpError 422 if the type is not accepted, or differs from the name
 */
async function checkUploadedFile({ name, content, field, withBsn }: UploadedFile) {
  const bytes = new Uint8Array(await content.arrayBuffer())
  const safe = toSafeFileName(name)
  const ending = content instanceof File && !/\.\w+$/.test(safe) ? toSafeFileName(content.name) : safe
  const kind = detectFileKind(bytes, ending)
  if (!kind || bytes.length === 0)
    throw createInvalidFieldsError({ [field]: 'is of no accepted type, or not what its name says' })
  return { ...kind, name: safe, size: bytes.length, bytes, field, withBsn }
}

/** @throws HttpError 429 if the quota of documents or bytes is exceeded */
async function checkDocumentQuota(
  context: Context,
  db: Database,
  owner: DocumentOwner,
  sizes: readonly number[],
): Promise<void> {
  if (sizes.length === 0) return
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  await refuseAboveQuota(context, db, owner, 'documents', { amount: sizes.length, bytes })
}

/**
 * Stores uploaded files and runs a function with them, before any transaction starts. Files that do not become
 * documents are deleted.
 * @throws HttpError 422 for content that is not accepted or an unconfirmed citizen service number, 429 for an exceeded
 * quota, 424 if the store is unavailable
 */
export async function withStagedFiles<A>(
  context: Context,
  owner: DocumentOwner,
  sent: readonly UploadedFile[],
  run: (staged: readonly StagedFile[]) => Promise<A>,
): Promise<A> {
  const files = await Promise.all(sent.map(checkUploadedFile))
  await rejectUnconfirmedBsn(context, owner, files)
  await checkDocumentQuota(
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
    return await run(staged)
  } finally {
    await discardOrphanedFilesOrWarn(
      context,
      staged.map(({ fileKey }) => fileKey),
    )
  }
}

/**
 * Adds stored files as documents, within a transaction.
 * @returns ids in the order of the files
 * @throws HttpError 429 for an exceeded quota
 */
export async function recordDocuments(
  context: Context,
  transaction: Database,
  owner: DocumentOwner,
  staged: readonly StagedFile[],
  links: DocumentLinks,
): Promise<number[]> {
  await checkDocumentQuota(
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
