/** Kinds of records; each has one term. */
export const retainedRecordKinds = [
  'advice',
  'correspondence',
  'contract',
  'claim',
  'profile',
  'proof',
] as const
export type RetainedRecordKind = (typeof retainedRecordKinds)[number]

/** Retention term with its legal basis. */
export interface RetentionTerm {
  /** The term starts at the record's own date if its table has one, otherwise when the customer is closed. */
  months: number
  /** Law and article, as shown to the customer. */
  ground: string
}

/**
 * Retention terms on erasure (ERASE-02). All other records are deleted at once, since the tenant has no basis to keep
 * them (AVG art. 17 lid 1). AVG art. 17 lid 3 onder b and e allows these terms. Change them here for a tenant with
 * longer terms.
 */
export const retentionTerms: Readonly<Record<RetainedRecordKind, RetentionTerm>> = {
  /** Advice, with the data it is based on and its result. */
  advice: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Messages and mails about advice. */
  correspondence: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Mortgages and policies arranged by the tenant, as part of its accounting records. */
  contract: { months: 84, ground: 'AWR art. 52 lid 4' },
  /** Damages, until claims about their handling expire. */
  claim: { months: 60, ground: 'BW art. 3:310 lid 1' },
  /** Household, income and possessions used for an advice; kept no longer than that advice or contract. */
  profile: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Proof of the erasure; contains only the customer's number. */
  proof: { months: 60, ground: 'AVG art. 5 lid 2' },
}
