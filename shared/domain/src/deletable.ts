/** Time after its creation in which a document can be deleted, in milliseconds: one hour (DOC-08). */
export const deletableMs = 60 * 60 * 1000

/** Whether a document can still be deleted: it is the customer's own and at most an hour old (DOC-08). */
export const isDeletable = (document: { userId: unknown; createdAt: Date }, now: Date): boolean =>
  document.userId === null && now.getTime() - document.createdAt.getTime() <= deletableMs
