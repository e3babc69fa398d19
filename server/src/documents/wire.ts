import type { Document } from '@portal/contract/document'
import { isDeletable } from '@portal/domain/deletable'
import type { InferInput } from 'valibot'
import type { documents } from '../database/tables/document.ts'
import { wireMoment } from '../wire-moment.ts'

const linked = (id: number | null) => (id === null ? null : { id })

/** A document in wire format (ENTITY-18); `toSign` is the task that asks to sign it. */
export function wireDocument(
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
    damage: linked(row.damageId),
    mortgage: linked(row.mortgageId),
    policy: linked(row.policyId),
    mortgage_progress_id: row.mortgageProgressId,
    damage_progress_id: row.damageProgressId,
    created_at: wireMoment(row.createdAt),
    updated_at: wireMoment(row.updatedAt),
    deletable: !shared && toSign === null && isDeletable(row, now),
    to_sign: toSign,
  }
}
