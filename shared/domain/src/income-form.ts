import { sumAmounts } from './money.ts'

const formPensionAmountNames = [
  'gross_annual_old_age_pension_amount',
  'gross_annual_employment_pension_amount',
  'gross_annual_annuity_amount',
  'gross_annual_partner_pension_amount',
] as const

/**
 * Gross yearly amounts of a person in the income form (EDITINCOME-01). An amount is absent if the form does not ask for
 * it.
 */
export type IncomeAmounts = Partial<
  Record<'gross_annual_income' | (typeof formPensionAmountNames)[number], number | null | undefined>
>

export interface ReplacedEntryKinds {
  incomes: boolean
  pensions: boolean
}

/**
 * Finds the kinds of entries that changed amounts of the form replace (EDITINCOME-05). Cents are ignored, because the
 * form has whole euros.
 */
export function findReplacedEntryKinds(was: IncomeAmounts, now: IncomeAmounts): ReplacedEntryKinds {
  const isChanged = (name: keyof IncomeAmounts) =>
    now[name] !== undefined && dropCents(now[name]) !== dropCents(was[name])
  return { incomes: isChanged('gross_annual_income'), pensions: formPensionAmountNames.some(isChanged) }
}

const dropCents = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Math.floor(amount)

export interface PersonIncomeEntries {
  incomes: readonly { total: number }[]
  pensions: readonly {
    type: string
    total: number
    death_before_retirement_date_amount?: number | null | undefined
  }[]
}

/** Sums a person's entries for each amount of the form. An amount without entries is absent. */
function sumEntriesByAmount({ incomes, pensions }: PersonIncomeEntries): IncomeAmounts {
  const filterPensions = (...types: string[]) => pensions.filter(({ type }) => types.includes(type))
  const sumTotals = (entries: readonly { total: number }[]) =>
    entries.length > 0 ? sumAmounts(entries.map(({ total }) => total)) : undefined
  const survivors = filterPensions('EmployerPension').flatMap(
    (one) => one.death_before_retirement_date_amount ?? [],
  )
  return {
    gross_annual_income: sumTotals(incomes),
    gross_annual_old_age_pension_amount: sumTotals(filterPensions('RetirementBenefitIncome')),
    gross_annual_employment_pension_amount: sumTotals(filterPensions('EmployerPension')),
    gross_annual_annuity_amount: sumTotals(filterPensions('LifeInsurancePension', 'PrivatePension')),
    gross_annual_partner_pension_amount: survivors.length > 0 ? sumAmounts(survivors) : undefined,
  }
}

/**
 * Returns whether an income or pension can be added. False if the form has an amount of that kind without entries,
 * because a new entry would replace the amount (INCOME-04, PENSION-07).
 */
export function canAddEntry(
  kind: 'income' | 'pension',
  stated: IncomeAmounts,
  { incomes, pensions }: PersonIncomeEntries,
): boolean {
  const [entered, names] =
    kind === 'income' ? [incomes, ['gross_annual_income'] as const] : [pensions, formPensionAmountNames]
  return entered.length > 0 || names.every((name) => !stated[name])
}

/**
 * Calculates the amounts of the form in whole euros after entries have changed (EDITINCOME-06, EDITINCOME-07). An
 * amount that was the sum of the entries becomes the new sum; other amounts stay.
 */
export function calculateFormAmounts(
  stated: IncomeAmounts,
  before: PersonIncomeEntries,
  after: PersonIncomeEntries,
): IncomeAmounts {
  const was = sumEntriesByAmount(before)
  const now = sumEntriesByAmount(after)
  const names = ['gross_annual_income', ...formPensionAmountNames] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const sum = dropCents(was[name])
      const isSum = sum === null ? !stated[name] : sum === dropCents(stated[name])
      return isSum && dropCents(now[name]) !== sum ? [[name, dropCents(now[name])]] : []
    }),
  )
}
