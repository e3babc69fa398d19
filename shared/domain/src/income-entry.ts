import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import { roundToCents, sumAmounts } from './money.ts'

/** Amounts on a payslip that add up to the yearly pay (ENTITY-32). */
const payAmountNames = [
  'gross_annual_income',
  'holiday_bonus',
  'thirteenth_month',
  'year_end_bonus',
  'irregularity_allowance',
  'overtime',
  'provision',
] as const
const profitAmountNames = ['average_net_profit', 'net_profit'] as const
const pensionAmountNames = [
  'target_pension_amount',
  'accumulated_pension_amount',
  'death_before_retirement_date_amount',
  'death_after_retirement_date_amount',
  'death_before_retirement_date_till_retirement_amount',
] as const

export const entryAmountNames = [
  'total',
  ...payAmountNames,
  ...profitAmountNames,
  ...pensionAmountNames,
] as const
export type EntryAmountName = (typeof entryAmountNames)[number]

/** Gross amounts of an income or pension, in euro per year. */
export type EntryAmounts = Partial<Record<EntryAmountName, number | null>>

export type IncomeEntry =
  | Pick<Income, 'type' | 'total' | 'employment' | 'company' | 'description'>
  | Pick<Retirement, 'type' | 'total' | 'income' | (typeof pensionAmountNames)[number]>

const pickAmounts = <N extends string>(from: Partial<Record<N, number | null>>, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Record<N, number | null>

/** Returns the separate amounts of an income or pension, and the function that calculates the total from them. */
function getAmountsWithTotal(entry: IncomeEntry): {
  parts: EntryAmounts
  totalOf: (parts: EntryAmounts) => number | null
} {
  if ('employment' in entry && entry.employment)
    return {
      parts: pickAmounts(entry.employment, payAmountNames),
      totalOf: (parts) => sumAmounts(payAmountNames.map((name) => parts[name] ?? 0)),
    }
  if ('company' in entry && entry.company)
    return {
      parts: pickAmounts(entry.company, profitAmountNames),
      totalOf: (parts) => parts.average_net_profit ?? null,
    }
  if (entry.type === 'EmployerPension' && 'target_pension_amount' in entry)
    return {
      parts: pickAmounts(entry, pensionAmountNames),
      totalOf: (parts) => parts.target_pension_amount ?? null,
    }
  return { parts: {}, totalOf: () => null }
}

const isSameAmount = (one: number | null, other: number) =>
  one !== null && roundToCents(one) === roundToCents(other)

/**
 * Returns the amounts that a customer can change, in the order of the form; null for an unknown amount. If an entry
 * only has a total, the total is the only amount.
 */
export function getEditableAmounts(entry: IncomeEntry): EntryAmounts {
  const { parts, totalOf } = getAmountsWithTotal(entry)
  return isSameAmount(totalOf(parts), entry.total) ? parts : { total: entry.total }
}

/** Calculates the total in euro per year after some amounts have changed. */
export function calculateNewTotal(entry: IncomeEntry, changed: EntryAmounts): number {
  const amounts = { ...getEditableAmounts(entry), ...changed }
  return amounts.total ?? getAmountsWithTotal(entry).totalOf(amounts) ?? entry.total
}

interface DescriptionLine {
  label: string
  value?: string | number | null | undefined
}

/**
 * Updates the lines in which the tenant describes the entry. A line with an old yearly or monthly amount gets the new
 * amount. Lines with the same amount are matched in order.
 */
function updateDescriptionLines<L extends DescriptionLine>(
  lines: readonly L[],
  amounts: readonly [was: number, now: number][],
): L[] {
  const left = [...amounts]
  return lines.map((line) => {
    const amount = line.value
    if (typeof amount !== 'number') return line
    const at = left.findIndex(([was]) => isSameAmount(was, amount))
    if (at >= 0) return { ...line, value: left.splice(at, 1)[0]?.[1] ?? amount }
    const monthly = left.find(([was]) => isSameAmount(was / 12, amount))
    return monthly ? { ...line, value: roundToCents(monthly[1] / 12) } : line
  })
}

/** Changes amounts of an income or pension, with its total and description lines. */
export function updateIncomeEntry<E extends IncomeEntry>(entry: E, changed: EntryAmounts): E {
  const before = getEditableAmounts(entry)
  const after = { ...before, ...changed }
  const total = calculateNewTotal(entry, changed)
  const named = Object.keys(before) as EntryAmountName[]
  const amounts = [...named.map((name) => [before[name] ?? 0, after[name] ?? 0] as [number, number])]
  if (before.total === undefined) amounts.push([entry.total, total])
  const own = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== 'total'))
  const next: Record<string, unknown> = { ...entry, total }
  if ('employment' in entry && entry.employment) next.employment = { ...entry.employment, ...own }
  else if ('company' in entry && entry.company) next.company = { ...entry.company, ...own }
  else Object.assign(next, own)
  if ('description' in entry && entry.description)
    next.description = updateDescriptionLines(entry.description, amounts)
  if ('income' in entry && entry.income) next.income = updateDescriptionLines(entry.income, amounts)
  return next as E
}

export interface NewIncomeEntry<Type extends string> {
  type: Type
  title: string
  total: number
}

/** Creates an income with separate amounts for pay or profit, so that the customer can add other amounts later. */
export const createIncomeEntry = ({ type, title, total }: NewIncomeEntry<Exclude<Income['type'], ''>>) => ({
  type,
  title,
  total,
  description: [],
  employment: type === 'EmploymentIncome' ? { employer_name: title, gross_annual_income: total } : null,
  company: type === 'CompanyIncome' ? { name: title, average_net_profit: total } : null,
})

/** Creates a pension. If it comes from an employer, its total is the amount that can be reached at retirement. */
export const createPensionEntry = ({
  type,
  title,
  total,
}: NewIncomeEntry<Exclude<Retirement['type'], ''>>) => ({
  type,
  title,
  total,
  agency: title,
  income: [],
  ...(type === 'EmployerPension' && { target_pension_amount: total }),
})
