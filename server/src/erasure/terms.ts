/** What a record is to the firm; each kind has one term. */
export const recordKinds = ['advice', 'correspondence', 'contract', 'claim', 'profile', 'proof'] as const
export type RecordKind = (typeof recordKinds)[number]

/** How long records of a kind must stay, and what says so. */
export interface Term {
  /** Counted from the record's own moment where its table has one, else from when the customer was closed. */
  months: number
  /** The law and its article, as the customer is told. */
  ground: string
}

/**
 * Terms of what must stay when a customer is erased (ERASE-02). Everything else goes at once, for the firm has no ground left to
 * keep it (AVG art. 17 lid 1); that these stay is art. 17 lid 3 onder b and e. A firm that is bound to longer terms changes them here.
 */
export const terms: Readonly<Record<RecordKind, Term>> = {
  /** What was advised, on what, and what came of it. */
  advice: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Messages and mails in which advice was asked for or given. */
  correspondence: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Mortgages and policies that the firm brought about: the basis of its administration. */
  contract: { months: 84, ground: 'AWR art. 52 lid 4' },
  /** Damages, as long as somebody may come back on how they were handled. */
  claim: { months: 60, ground: 'BW art. 3:310 lid 1' },
  /** Household, income and possessions that an advice rested on: no longer than that advice or contract. */
  profile: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** That the customer was erased, by number alone. */
  proof: { months: 60, ground: 'AVG art. 5 lid 2' },
}
