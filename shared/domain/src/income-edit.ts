const pensionAmounts = [
  'gross_annual_old_age_pension_amount',
  'gross_annual_employment_pension_amount',
  'gross_annual_annuity_amount',
  'gross_annual_partner_pension_amount',
] as const

/** Amounts of the income form for one person, in euro a year, gross (EDITINCOME-01); what is left out was not asked. */
export type IncomeAmounts = Partial<
  Record<'gross_annual_income' | (typeof pensionAmounts)[number], number | null | undefined>
>

/** The kinds of entries of one person that an edit of the income form takes the place of. */
export interface Replaced {
  incomes: boolean
  pensions: boolean
}

/**
 * Which entries of a person the amounts of the income form take the place of (EDITINCOME-05): those of a kind of which
 * an amount is another than before. What was not touched stays. Cents do not count, as the form asks whole euros.
 */
export function replacedBy(was: IncomeAmounts, now: IncomeAmounts): Replaced {
  const isNew = (name: keyof IncomeAmounts) =>
    now[name] !== undefined && whole(now[name]) !== whole(was[name])
  return { incomes: isNew('gross_annual_income'), pensions: pensionAmounts.some(isNew) }
}

const whole = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Math.floor(amount)
