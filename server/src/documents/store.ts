import { safeName } from '@portal/domain/upload/file-name'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { kindOf } from '../files/type.ts'
import type { Scope } from '../http/authorise.ts'
import { invalid } from '../http/http-error.ts'
import { refuseAbove } from '../quotas/quotas.ts'

/** What a document of a customer belongs to, besides the customer. */
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

/**
 * Stores a file that a customer sent, and makes it a document.
 * @param field name of the body's member, for the refusal
 * @throws HttpError 422 when the content is of no accepted type, or of another than the name says; 429 when there is no room
 */
export async function storeDocument(
  context: Context,
  transaction: Database,
  { tenant, customer }: Pick<Scope, 'tenant' | 'customer'>,
  file: { name: string; content: Blob; field: string },
  links: DocumentLinks,
): Promise<number> {
  const { files, clock } = context
  const content = new Uint8Array(await file.content.arrayBuffer())
  const name = safeName(file.name)
  const ending = file.content instanceof File && !/\.\w+$/.test(name) ? safeName(file.content.name) : name
  const kind = await kindOf(content, ending)
  if (!kind || content.length === 0)
    throw invalid({ [file.field]: 'is of no accepted type, or not what its name says' })
  await refuseAbove(context, transaction, { tenant, customer }, 'documents')
  await refuseAbove(context, transaction, { tenant, customer }, 'bytes', content.length)
  const fileKey = await files.put(content, kind.mimeType)
  const now = clock()
  const [row] = await transaction
    .insert(documents)
    .values({
      tenantId: tenant.id,
      customerId: customer.id,
      name,
      mimeType: kind.mimeType,
      extension: kind.extension,
      size: content.length,
      fileKey,
      createdAt: now,
      updatedAt: now,
      ...links,
    })
    .returning({ id: documents.id })
  if (!row) throw new Error('a document was not stored')
  return row.id
}

/**
 * Stores the files that came along with a message, and makes each a document.
 * @returns the documents' identifiers, in the order of the files
 * @throws HttpError 422 when one of them is of no accepted type
 */
export async function storeAttachments(
  context: Context,
  transaction: Database,
  owner: Pick<Scope, 'tenant' | 'customer'>,
  files: readonly Blob[],
  links: DocumentLinks,
): Promise<number[]> {
  const ids: number[] = []
  for (const [index, content] of files.entries()) {
    const name = content instanceof File ? content.name : `bijlage ${index + 1}`
    ids.push(await storeDocument(context, transaction, owner, { name, content, field: 'documents' }, links))
  }
  return ids
}
