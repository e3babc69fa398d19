import { sumOf } from './money.ts'

const pensionAmounts = [
  'gross_annual_old_age_pension_amount',
  'gross_annual_employment_pension_amount',
  'gross_annual_annuity_amount',
  'gross_annual_partner_pension_amount',
] as const

/** Gross amounts of the income form for one person, in euro a year (EDITINCOME-01); absent if not asked. */
export type IncomeAmounts = Partial<
  Record<'gross_annual_income' | (typeof pensionAmounts)[number], number | null | undefined>
>

/** Kinds of a person's entries that an edit of the income form replaces. */
export interface Replaced {
  incomes: boolean
  pensions: boolean
}

/**
 * Finds which kinds of entries are replaced by the form's amounts (EDITINCOME-05): those with a changed amount.
 * Unchanged ones stay. Cents are ignored, since the form asks whole euros.
 */
export function replacedKinds(was: IncomeAmounts, now: IncomeAmounts): Replaced {
  const isNew = (name: keyof IncomeAmounts) =>
    now[name] !== undefined && whole(now[name]) !== whole(was[name])
  return { incomes: isNew('gross_annual_income'), pensions: pensionAmounts.some(isNew) }
}

const whole = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Math.floor(amount)

/** A person's incomes and pensions, whose sums are amounts of the form. */
export interface EnteredItems {
  incomes: readonly { total: number }[]
  pensions: readonly {
    type: string
    total: number
    death_before_retirement_date_amount?: number | null | undefined
  }[]
}

/** Amounts of the form as sums of the entries; absent for kinds without entries. */
function sumsOf({ incomes, pensions }: EnteredItems): IncomeAmounts {
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
export function canAddEntry(
  kind: 'income' | 'pension',
  stated: IncomeAmounts,
  { incomes, pensions }: EnteredItems,
): boolean {
  const [entered, names] =
    kind === 'income' ? [incomes, ['gross_annual_income'] as const] : [pensions, pensionAmounts]
  return entered.length > 0 || names.every((name) => !stated[name])
}

/**
 * Amounts of the form that change with single incomes or pensions, in whole euros: those that were the sum of the
 * entries, and those with neither an entry nor a stated amount (EDITINCOME-06, EDITINCOME-07). Other stated amounts
 * stay.
 */
export function statedAmountsAfter(
  stated: IncomeAmounts,
  before: EnteredItems,
  after: EnteredItems,
): IncomeAmounts {
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
