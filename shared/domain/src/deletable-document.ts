/** Customers can delete a document in the first hour (DOC-08). */
export const maxDeletableAgeMs = 60 * 60 * 1000

/** Returns whether the customer sent the document at most an hour ago (DOC-08). */
export const isDocumentDeletable = (document: { userId: unknown; createdAt: Date }, now: Date): boolean =>
  document.userId === null && now.getTime() - document.createdAt.getTime() <= maxDeletableAgeMs
