/** How a mortgage part is repaid, by its code on the wire (EDITMORT-23 … EDITMORT-34). */
export const repayments = {
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

/** A repayment type: its name, its name in the calculators, and the server's Dutch text. */
export type Repayment = (typeof repayments)[keyof typeof repayments]

const byCode: ReadonlyMap<number, Repayment> = new Map(
  Object.entries(repayments).map(([code, repayment]) => [Number(code), repayment]),
)

/** Finds a repayment type by its code; an unknown code counts as unknown type. */
export const repaymentOf = (code: number): Repayment => byCode.get(code) ?? repayments[0]

/** Whether a part is a starter loan, which calculations simplify to interest-only (EDITMORT-33). */
export const isStarterLoan = ({ type }: { type: number }): boolean => repaymentOf(type) === repayments[52]
