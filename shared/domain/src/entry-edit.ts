import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import { sumOf, toCents } from './money.ts'

/** Amounts of an employment that a pay slip names; together what it pays a year (ENTITY-32). */
const payParts = [
  'gross_annual_income',
  'holiday_bonus',
  'thirteenth_month',
  'year_end_bonus',
  'irregularity_allowance',
  'overtime',
  'provision',
] as const
const profits = ['average_net_profit', 'net_profit'] as const
const pensionAmounts = [
  'target_pension_amount',
  'accumulated_pension_amount',
  'death_before_retirement_date_amount',
  'death_after_retirement_date_amount',
  'death_before_retirement_date_till_retirement_amount',
] as const

/** Names of the amounts that one income or pension can be made of. */
export const entryAmountNames = ['total', ...payParts, ...profits, ...pensionAmounts] as const
export type EntryAmountName = (typeof entryAmountNames)[number]

/** Amounts of one income or pension, gross, in euro a year. */
export type EntryAmounts = Partial<Record<EntryAmountName, number | null>>

/** One income or pension as it was entered, as far as its amounts go. */
export type Entry =
  | Pick<Income, 'type' | 'total' | 'employment' | 'company' | 'description'>
  | Pick<Retirement, 'type' | 'total' | 'income' | (typeof pensionAmounts)[number]>

const pick = <N extends string>(from: Partial<Record<N, number | null>>, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Record<N, number | null>

/** What an income's or pension's own amounts are, and which of them the total is. */
function partsOf(entry: Entry): { parts: EntryAmounts; totalOf: (parts: EntryAmounts) => number | null } {
  if ('employment' in entry && entry.employment)
    return {
      parts: pick(entry.employment, payParts),
      totalOf: (parts) => sumOf(payParts.map((name) => parts[name] ?? 0)),
    }
  if ('company' in entry && entry.company)
    return { parts: pick(entry.company, profits), totalOf: (parts) => parts.average_net_profit ?? null }
  if (entry.type === 'EmployerPension' && 'target_pension_amount' in entry)
    return { parts: pick(entry, pensionAmounts), totalOf: (parts) => parts.target_pension_amount ?? null }
  return { parts: {}, totalOf: () => null }
}

const isSame = (one: number | null, other: number) => one !== null && toCents(one) === toCents(other)

/**
 * The amounts of an income or pension that a customer can change, in the order they are asked; null what is not known.
 * The total is among them, as the only one, where the file does not tell what it is made of.
 */
export function amountsOf(entry: Entry): EntryAmounts {
  const { parts, totalOf } = partsOf(entry)
  return isSame(totalOf(parts), entry.total) ? parts : { total: entry.total }
}

/** Total of an income or pension once its amounts are these, in euro a year. */
export function totalWith(entry: Entry, changed: EntryAmounts): number {
  const amounts = { ...amountsOf(entry), ...changed }
  return amounts.total ?? partsOf(entry).totalOf(amounts) ?? entry.total
}

interface Line {
  label: string
  value?: string | number | null | undefined
}

/**
 * The firm's own lines on an income, after amounts have changed. A line that says one of them, a year or a month, says
 * the new one; where two amounts are the same, the lines are taken in the order of the amounts.
 */
function linesWith<L extends Line>(lines: readonly L[], amounts: readonly [was: number, now: number][]): L[] {
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
 * An income or pension with some of its amounts changed; all else of it stays. The total follows where it is made of
 * them, and so do the lines that say them.
 */
export function entryWith<E extends Entry>(entry: E, changed: EntryAmounts): E {
  const before = amountsOf(entry)
  const after = { ...before, ...changed }
  const total = totalWith(entry, changed)
  const named = Object.keys(before) as EntryAmountName[]
  const amounts = [...named.map((name) => [before[name] ?? 0, after[name] ?? 0] as [number, number])]
  if (before.total === undefined) amounts.push([entry.total, total])
  const own = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== 'total'))
  const next: Record<string, unknown> = { ...entry, total }
  if ('employment' in entry && entry.employment) next.employment = { ...entry.employment, ...own }
  else if ('company' in entry && entry.company) next.company = { ...entry.company, ...own }
  else Object.assign(next, own)
  if ('description' in entry && entry.description) next.description = linesWith(entry.description, amounts)
  if ('income' in entry && entry.income) next.income = linesWith(entry.income, amounts)
  return next as E
}

/** Input for a new income or pension. */
export interface NewEntry<Type extends string> {
  type: Type
  title: string
  total: number
}

/** An income that is new: pay and profit are amounts of their own, so that what comes beside them can be added later. */
export const newIncome = ({ type, title, total }: NewEntry<Exclude<Income['type'], ''>>) => ({
  type,
  title,
  total,
  description: [],
  employment: type === 'EmploymentIncome' ? { employer_name: title, gross_annual_income: total } : null,
  company: type === 'CompanyIncome' ? { name: title, average_net_profit: total } : null,
})

/** A pension that is new: of one through work the total is what can be reached. */
export const newPension = ({ type, title, total }: NewEntry<Exclude<Retirement['type'], ''>>) => ({
  type,
  title,
  total,
  agency: title,
  income: [],
  ...(type === 'EmployerPension' && { target_pension_amount: total }),
})
