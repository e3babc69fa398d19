/**
 * Terms in months, with the law and article that require them, which the customer sees. A term starts at the record's
 * own date if it has one, otherwise when the customer is closed. AVG art. 17 lid 3 onder b and e allows these terms
 * (ERASE-02). All other records are deleted at once (AVG art. 17 lid 1).
 */
export const retentionTerms = {
  /** Advice, with its input and result. */
  advice: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Messages and mails. */
  correspondence: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Mortgages and policies, as part of the tenant's accounting records. */
  contract: { months: 84, ground: 'AWR art. 52 lid 4' },
  /** Damages, until claims about their handling expire. */
  claim: { months: 60, ground: 'BW art. 3:310 lid 1' },
  /** Household, income and possessions on which an advice is based. They are kept no longer than the advice. */
  profile: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Proof of the erasure, with the customer's id only. */
  proof: { months: 60, ground: 'AVG art. 5 lid 2' },
} as const

export type RetainedRecordKind = keyof typeof retentionTerms
