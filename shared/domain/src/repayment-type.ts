/** Repayment types by their code on the wire (EDITMORT-23 … EDITMORT-34). */
export const repaymentTypes = {
  0: { name: 'unknown', calculator: 'annuity', description: 'Onbekend' },
  1: { name: 'annuity', calculator: 'annuity', description: 'Annuïtair' },
  2: { name: 'linear', calculator: 'linear', description: 'Lineair' },
  3: { name: 'life_insurance', calculator: 'life_insurance', description: 'Levenhypotheek' },
  5: { name: 'interest_only', calculator: 'interest_only', description: 'Aflossingsvrij' },
  9: { name: 'credit', calculator: 'interest_only', description: 'Krediethypotheek' },
  10: { name: 'investment', calculator: 'investment_mortgage', description: 'Beleggingshypotheek' },
  13: { name: 'savings_account', calculator: 'savings', description: 'Spaarrekening' },
  50: { name: 'bank_savings', calculator: 'bank_savings', description: 'Bankspaarhypotheek' },
  51: { name: 'building_savings', calculator: 'bank_savings', description: 'Bausparen' },
  52: { name: 'starter_loan', calculator: 'interest_only', description: 'Starterslening' },
  53: { name: 'savings_mortgage', calculator: 'savings', description: 'Spaarhypotheek' },
} as const

/** A repayment type with its name in calculations and a Dutch text of the server. */
export type RepaymentType = (typeof repaymentTypes)[keyof typeof repaymentTypes]

const repaymentTypeByCode: ReadonlyMap<number, RepaymentType> = new Map(
  Object.entries(repaymentTypes).map(([code, repayment]) => [Number(code), repayment]),
)

/** Returns the repayment type of a code on the wire; the type 'unknown' for an unknown code. */
export const getRepaymentType = (code: number): RepaymentType =>
  repaymentTypeByCode.get(code) ?? repaymentTypes[0]

/** Returns whether a part is a starter loan, which calculations treat as interest-only (EDITMORT-33). */
export const isStarterLoan = ({ type }: { type: number }): boolean =>
  getRepaymentType(type) === repaymentTypes[52]
