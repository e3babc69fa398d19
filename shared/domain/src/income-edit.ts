import { sumOf } from './money.ts'

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

/** Incomes and pensions of one person, as far as the amounts of the form are their sums. */
export interface Entered {
  incomes: readonly { total: number }[]
  pensions: readonly {
    type: string
    total: number
    death_before_retirement_date_amount?: number | null | undefined
  }[]
}

/** What the amounts of the form would be as sums of what was entered; none where nothing of a kind was. */
function sumsOf({ incomes, pensions }: Entered): IncomeAmounts {
  const of = (...types: string[]) => pensions.filter(({ type }) => types.includes(type))
  const totals = (entries: readonly { total: number }[]) =>
    entries.length > 0 ? sumOf(entries.map(({ total }) => total)) : undefined
  const survivors = of('EmployerPension').flatMap((one) => one.death_before_retirement_date_amount ?? [])
  return {
    gross_annual_income: totals(incomes),
    gross_annual_old_age_pension_amount: totals(of('RetirementBenefitIncome')),
    gross_annual_employment_pension_amount: totals(of('EmployerPension')),
    gross_annual_annuity_amount: totals(of('LifeInsurancePension', 'PrivatePension')),
    gross_annual_partner_pension_amount: survivors.length > 0 ? sumOf(survivors) : undefined,
  }
}

/**
 * Whether an income or pension can be added to a person's entries. False if the file has amounts of that kind and no
 * entries: the amounts are the total, and an entry would replace them (INCOME-04, PENSION-07).
 */
export function takesEntries(
  kind: 'income' | 'pension',
  stated: IncomeAmounts,
  { incomes, pensions }: Entered,
): boolean {
  const [entered, names] =
    kind === 'income' ? [incomes, ['gross_annual_income'] as const] : [pensions, pensionAmounts]
  return entered.length > 0 || names.every((name) => !stated[name])
}

/**
 * The amounts of the form that go along when incomes or pensions change one by one, in whole euros: those that were the
 * sum of what was entered, and those of which nothing was entered nor stated (EDITINCOME-06, EDITINCOME-07). An amount
 * that was stated otherwise stays.
 */
export function statedWith(stated: IncomeAmounts, before: Entered, after: Entered): IncomeAmounts {
  const was = sumsOf(before)
  const now = sumsOf(after)
  const names = ['gross_annual_income', ...pensionAmounts] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const sum = whole(was[name])
      const isSum = sum === null ? !stated[name] : sum === whole(stated[name])
      return isSum && whole(now[name]) !== sum ? [[name, whole(now[name])]] : []
    }),
  )
}
