import type { Document } from '@portal/contract/document'
import { dossierDocumentType } from '@portal/contract/dossier'

/** Document categories, in display order (DOC-02). */
export const documentCategories = [
  'dossier',
  'customer',
  'adviser',
  'mortgage',
  'policy',
  'damage',
  'credit',
  'tenant',
] as const
export type DocumentCategory = (typeof documentCategories)[number]

/** Id of the tenant's category for loans other than mortgages. */
const creditCategoryId = 6

/**
 * Returns the category of a document (DOC-02). A copy of the customer's file has its own category. Otherwise the linked
 * item decides, then the tenant's category, then the author.
 */
export function getDocumentCategory(document: Document): DocumentCategory {
  if (document.is_tenant_document) return 'tenant'
  if (document.type === dossierDocumentType) return 'dossier'
  if (document.damage) return 'damage'
  if (document.mortgage) return 'mortgage'
  if (document.policy) return 'policy'
  if (Number(document.documentcategory_id) === creditCategoryId) return 'credit'
  return document.user_id === null ? 'customer' : 'adviser'
}

/** Groups documents by category, in display order; within a group in response order. */
export function groupDocumentsByCategory(
  documents: readonly Document[],
): { category: DocumentCategory; documents: Document[] }[] {
  const groups = Map.groupBy(documents, getDocumentCategory)
  return documentCategories.flatMap((category) => {
    const held = groups.get(category)
    return held ? [{ category, documents: held }] : []
  })
}
