import type { Document } from '@portal/contract/document'
import { dossierType } from '@portal/contract/dossier'

/** What documents are grouped by, in the order in which the groups stand (DOC-02). */
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

/** The firm's category for loans other than mortgages. */
const credit = 6

/** Category of a document: file copies have their own; else its linked item, then the tenant's category, then the author (DOC-02). */
export function categoryOf(document: Document): Category {
  if (document.is_tenant_document) return 'tenant'
  if (document.type === dossierType) return 'dossier'
  if (document.damage) return 'damage'
  if (document.mortgage) return 'mortgage'
  if (document.policy) return 'policy'
  if (Number(document.documentcategory_id) === credit) return 'credit'
  return document.user_id === null ? 'customer' : 'adviser'
}

/** The groups that hold something, each with its documents in the order in which they came. */
export function groupsOf(documents: readonly Document[]): { category: Category; documents: Document[] }[] {
  const groups = Map.groupBy(documents, categoryOf)
  return categories.flatMap((category) => {
    const held = groups.get(category)
    return held ? [{ category, documents: held }] : []
  })
}
