import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { signings } from '../database/tables/signing.ts'
import { createNotFoundError, HttpError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'

export type SigningRow = typeof signings.$inferSelect
type DocumentRow = typeof documents.$inferSelect

export const hashFile = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

export const createConflictError = (error: string, message: string) => new HttpError(409, { error, message })

/** Error for a document that has changed or was deleted since the request. */
export const createDocumentChangedError = () =>
  createConflictError('changed', 'This document is another than was asked about, or is gone.')

export const createAlreadyDecidedError = (state: SigningRow['state']) =>
  createConflictError(state, `This was ${state} already.`)

/** @throws HttpError 404 for an unknown signing request, or that of another customer */
export async function findSigningRequest(
  { db }: Pick<Context, 'db'>,
  customerId: number,
  id: string | number,
): Promise<{ signing: SigningRow; document: DocumentRow | null }> {
  const [found] = await db
    .select({ signing: signings, document: documents })
    .from(signings)
    .leftJoin(documents, and(eq(documents.id, signings.documentId), eq(documents.customerId, customerId)))
    .where(and(eq(signings.id, parseRecordId(id)), eq(signings.customerId, customerId)))
  if (!found) throw createNotFoundError()
  return found
}

/**
 * @param hash of the file that the customer read
 * @throws HttpError 404; 409 `signed`, `declined`, `withdrawn` or `changed`
 */
export async function findOpenSigningRequest(
  context: Pick<Context, 'db'>,
  customerId: number,
  id: string | number,
  hash: string,
): Promise<{ signing: SigningRow; document: DocumentRow }> {
  const { signing, document } = await findSigningRequest(context, customerId, id)
  if (signing.state !== 'asked') throw createAlreadyDecidedError(signing.state)
  if (!document || signing.hash !== hash) throw createDocumentChangedError()
  return { signing, document }
}

/** @throws HttpError 409 `changed` if the file has another hash */
export async function readDocumentFile(
  { files }: Pick<Context, 'files'>,
  { fileKey }: Pick<DocumentRow, 'fileKey'>,
  hash: string,
): Promise<Buffer> {
  const content = await files.get(fileKey)
  if (!content || hashFile(content) !== hash) throw createDocumentChangedError()
  return content
}

/** Whether a task can only be completed by signing, declining or withdrawing. */
export const isWaitingForSignature = async (db: Database, taskId: number): Promise<boolean> =>
  (await db.$count(signings, and(eq(signings.taskId, taskId), eq(signings.state, 'asked')))) > 0
