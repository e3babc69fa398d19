import type { Document } from '@portal/contract/document'
import { isDocumentDeletable } from '@portal/domain/deletable-document'
import type { InferInput } from 'valibot'
import type { documents } from '../database/tables/document.ts'
import { toWireDateTime } from '../wire-date-time.ts'

const toLinkedRecord = (id: number | null) => (id === null ? null : { id })

/** Converts to wire format (ENTITY-18). `toSign` is the task that asks to sign the document. */
export function toDocumentResponse(
  row: typeof documents.$inferSelect,
  now: Date,
  toSign: number | null = null,
): InferInput<typeof Document> {
  const shared = row.customerId === null
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    link: `/customer/${shared || row.asJson ? 'tenant/' : ''}document/${row.id}`,
    mime_type: row.mimeType,
    customer_id: row.customerId,
    documentcategory_id: row.categoryId,
    extension: row.extension,
    filesize: row.size,
    user_id: row.userId,
    is_tenant_document: shared,
    damage: toLinkedRecord(row.damageId),
    mortgage: toLinkedRecord(row.mortgageId),
    policy: toLinkedRecord(row.policyId),
    mortgage_progress_id: row.mortgageProgressId,
    damage_progress_id: row.damageProgressId,
    created_at: toWireDateTime(row.createdAt),
    updated_at: toWireDateTime(row.updatedAt),
    deletable: !shared && toSign === null && isDocumentDeletable(row, now),
    to_sign: toSign,
  }
}
