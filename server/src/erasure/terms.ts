/** Kinds of records; each has one term. */
export const recordKinds = ['advice', 'correspondence', 'contract', 'claim', 'profile', 'proof'] as const
export type RecordKind = (typeof recordKinds)[number]

/** Retention term with its legal basis. */
export interface Term {
  /** Counted from the record's own date if its table has one, else from the closing. */
  months: number
  /** Law and article, as shown to the customer. */
  ground: string
}

/**
 * Retention terms on erasure (ERASE-02). Everything else is deleted at once, since the tenant has no basis to keep it
 * (AVG art. 17 lid 1); keeping these is art. 17 lid 3 onder b and e. A tenant with longer terms changes them here.
 */
export const terms: Readonly<Record<RecordKind, Term>> = {
  /** Advice with its basis and result. */
  advice: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Messages and mails about advice. */
  correspondence: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Mortgages and policies arranged by the tenant: its accounting records. */
  contract: { months: 84, ground: 'AWR art. 52 lid 4' },
  /** Damages, until claims about their handling expire. */
  claim: { months: 60, ground: 'BW art. 3:310 lid 1' },
  /** Household, income and possessions used for an advice: no longer than that advice or contract. */
  profile: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Proof of erasure, by number only. */
  proof: { months: 60, ground: 'AVG art. 5 lid 2' },
}
