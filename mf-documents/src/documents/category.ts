import type { Document } from '@portal/contract/document'
import { dossierType } from '@portal/contract/dossier'

/** Document categories, in display order (DOC-02). */
export const categories = [
  'dossier',
  'customer',
  'adviser',
  'mortgage',
  'policy',
  'damage',
  'credit',
  'tenant',
] as const
export type Category = (typeof categories)[number]

/** The tenant's category for loans other than mortgages. */
const credit = 6

/**
 * Category of a document: a file copy has its own; otherwise by its linked item, then the tenant's category, then the
 * author (DOC-02).
 */
export function categoryOf(document: Document): Category {
  if (document.is_tenant_document) return 'tenant'
  if (document.type === dossierType) return 'dossier'
  if (document.damage) return 'damage'
  if (document.mortgage) return 'mortgage'
  if (document.policy) return 'policy'
  if (Number(document.documentcategory_id) === credit) return 'credit'
  return document.user_id === null ? 'customer' : 'adviser'
}

/** Categories with documents, in response order. */
export function groupsOf(documents: readonly Document[]): { category: Category; documents: Document[] }[] {
  const groups = Map.groupBy(documents, categoryOf)
  return categories.flatMap((category) => {
    const held = groups.get(category)
    return held ? [{ category, documents: held }] : []
  })
}
