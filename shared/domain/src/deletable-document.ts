/** Maximum age in milliseconds at which a document can be deleted: one hour (DOC-08). */
export const maxDeletableAgeMs = 60 * 60 * 1000

/** Whether a document can still be deleted: the customer sent it at most an hour ago (DOC-08). */
export const isDocumentDeletable = (document: { userId: unknown; createdAt: Date }, now: Date): boolean =>
  document.userId === null && now.getTime() - document.createdAt.getTime() <= maxDeletableAgeMs
