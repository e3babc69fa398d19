import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import { sumOf, toCents } from './money.ts'

/** Amounts on a pay slip; their sum is the yearly pay (ENTITY-32). */
const payAmounts = [
  'gross_annual_income',
  'holiday_bonus',
  'thirteenth_month',
  'year_end_bonus',
  'irregularity_allowance',
  'overtime',
  'provision',
] as const
const profitAmounts = ['average_net_profit', 'net_profit'] as const
const pensionAmounts = [
  'target_pension_amount',
  'accumulated_pension_amount',
  'death_before_retirement_date_amount',
  'death_after_retirement_date_amount',
  'death_before_retirement_date_till_retirement_amount',
] as const

/** Names of all amounts of an income or pension. */
export const entryAmountNames = ['total', ...payAmounts, ...profitAmounts, ...pensionAmounts] as const
export type EntryAmountName = (typeof entryAmountNames)[number]

/** Gross amounts of an income or pension, in euro a year. */
export type EntryAmounts = Partial<Record<EntryAmountName, number | null>>

/** The amounts of an entered income or pension. */
export type Entry =
  | Pick<Income, 'type' | 'total' | 'employment' | 'company' | 'description'>
  | Pick<Retirement, 'type' | 'total' | 'income' | (typeof pensionAmounts)[number]>

const pick = <N extends string>(from: Partial<Record<N, number | null>>, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Record<N, number | null>

/** The amounts of an income or pension, and which of them add up to its total. */
function amountPartsOf(entry: Entry): {
  parts: EntryAmounts
  totalOf: (parts: EntryAmounts) => number | null
} {
  if ('employment' in entry && entry.employment)
    return {
      parts: pick(entry.employment, payAmounts),
      totalOf: (parts) => sumOf(payAmounts.map((name) => parts[name] ?? 0)),
    }
  if ('company' in entry && entry.company)
    return { parts: pick(entry.company, profitAmounts), totalOf: (parts) => parts.average_net_profit ?? null }
  if (entry.type === 'EmployerPension' && 'target_pension_amount' in entry)
    return { parts: pick(entry, pensionAmounts), totalOf: (parts) => parts.target_pension_amount ?? null }
  return { parts: {}, totalOf: () => null }
}

const isSame = (one: number | null, other: number) => one !== null && toCents(one) === toCents(other)

/**
 * Amounts of an income or pension that a customer can change, in form order; null if unknown. If the file has only a
 * total, the total is the only amount.
 */
export function amountsOf(entry: Entry): EntryAmounts {
  const { parts, totalOf } = amountPartsOf(entry)
  return isSame(totalOf(parts), entry.total) ? parts : { total: entry.total }
}

/** Total of an income or pension after a change of amounts, in euro a year. */
export function totalAfterChange(entry: Entry, changed: EntryAmounts): number {
  const amounts = { ...amountsOf(entry), ...changed }
  return amounts.total ?? amountPartsOf(entry).totalOf(amounts) ?? entry.total
}

interface Line {
  label: string
  value?: string | number | null | undefined
}

/**
 * Updates the tenant's description lines of an income after amounts changed: a line with an old amount, yearly or
 * monthly, gets the new one. If two amounts are equal, lines are matched in the order of the amounts.
 */
function updateLines<L extends Line>(
  lines: readonly L[],
  amounts: readonly [was: number, now: number][],
): L[] {
  const left = [...amounts]
  return lines.map((line) => {
    const amount = line.value
    if (typeof amount !== 'number') return line
    const at = left.findIndex(([was]) => isSame(was, amount))
    if (at >= 0) return { ...line, value: left.splice(at, 1)[0]?.[1] ?? amount }
    const monthly = left.find(([was]) => isSame(was / 12, amount))
    return monthly ? { ...line, value: toCents(monthly[1] / 12) } : line
  })
}

/**
 * Changes some amounts of an income or pension. Updates the total if it is their sum, and the description lines with
 * these amounts.
 */
export function updateEntry<E extends Entry>(entry: E, changed: EntryAmounts): E {
  const before = amountsOf(entry)
  const after = { ...before, ...changed }
  const total = totalAfterChange(entry, changed)
  const named = Object.keys(before) as EntryAmountName[]
  const amounts = [...named.map((name) => [before[name] ?? 0, after[name] ?? 0] as [number, number])]
  if (before.total === undefined) amounts.push([entry.total, total])
  const own = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== 'total'))
  const next: Record<string, unknown> = { ...entry, total }
  if ('employment' in entry && entry.employment) next.employment = { ...entry.employment, ...own }
  else if ('company' in entry && entry.company) next.company = { ...entry.company, ...own }
  else Object.assign(next, own)
  if ('description' in entry && entry.description) next.description = updateLines(entry.description, amounts)
  if ('income' in entry && entry.income) next.income = updateLines(entry.income, amounts)
  return next as E
}

/** Input for a new income or pension. */
export interface NewEntry<Type extends string> {
  type: Type
  title: string
  total: number
}

/** Makes a new income. Pay and profit are separate amounts, so that others can be added later. */
export const newIncome = ({ type, title, total }: NewEntry<Exclude<Income['type'], ''>>) => ({
  type,
  title,
  total,
  description: [],
  employment: type === 'EmploymentIncome' ? { employer_name: title, gross_annual_income: total } : null,
  company: type === 'CompanyIncome' ? { name: title, average_net_profit: total } : null,
})

/** Makes a new pension. For one from employment, the total is the attainable amount. */
export const newPension = ({ type, title, total }: NewEntry<Exclude<Retirement['type'], ''>>) => ({
  type,
  title,
  total,
  agency: title,
  income: [],
  ...(type === 'EmployerPension' && { target_pension_amount: total }),
})
