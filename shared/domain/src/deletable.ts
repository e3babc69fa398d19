/** How long after its creation a document can be deleted, in milliseconds: one hour (DOC-08). */
export const deletableFor = 60 * 60 * 1000

/** Whether a document can still be deleted at a moment: the customer's own, and at most an hour old (DOC-08). */
export const isDeletable = (document: { userId: unknown; createdAt: Date }, now: Date): boolean =>
  document.userId === null && now.getTime() - document.createdAt.getTime() <= deletableFor
