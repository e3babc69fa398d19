import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import type { Id } from '@portal/contract/wire'
import {
  amountsOf,
  type EntryAmountName,
  type EntryAmounts,
  entryWith,
  totalWith,
} from '@portal/domain/entry-edit'
import { type Entered, type IncomeAmounts, statedWith, takesEntries } from '@portal/domain/income-edit'
import type { AllEntries, Entries } from './entries.ts'

/** One income or pension that can be changed on its own. */
export interface KnownEntry {
  /** What its address calls it: 'income-12', 'pension-7'. */
  key: string
  kind: 'income' | 'pension'
  of: 'own' | 'partner'
  id: Id
  entry: Income | Retirement
}

/** What was entered one by one and can be changed so: the customer's own first, and the partner's where that may be changed. */
export function knownEntries(entries: AllEntries, withPartner: boolean): KnownEntry[] {
  const of = (
    kind: KnownEntry['kind'],
    whose: KnownEntry['of'],
    list: Entries['incomes'] | Entries['pensions'],
  ) =>
    (list ?? []).flatMap((entry): KnownEntry[] =>
      entry.id === null ? [] : [{ key: `${kind}-${entry.id}`, kind, of: whose, id: entry.id, entry }],
    )
  return (withPartner ? (['own', 'partner'] as const) : (['own'] as const)).flatMap((whose) => [
    ...of('income', whose, entries[whose].incomes),
    ...of('pension', whose, entries[whose].pensions),
  ])
}

/** What the address calls one that is new. */
export const newEntry = { income: 'new-income', pension: 'new-pension' } as const

/** Whether an address means an income or a pension, rather than a field of the form. */
export const namesEntry = (id: string | null): boolean => id !== null && /^(income|pension)-/.test(id)

/** Amounts that are another than on file, which alone are sent. One that was emptied goes along, to be refused. */
export const changedAmounts = (saved: EntryAmounts, typed: EntryAmounts): EntryAmounts =>
  Object.fromEntries(
    (Object.keys(typed) as EntryAmountName[]).flatMap((name) =>
      Object.is(saved[name], typed[name]) ? [] : [[name, typed[name]]],
    ),
  )

/** What goes along when amounts of an entry change: its total, and amounts of the form that are sums (EDITINCOME-06). */
export interface Along {
  /** Total before and after, in euro a year; null where it is asked itself, or stays. */
  total: { was: number; now: number } | null
  stated: IncomeAmounts
}

/**
 * Works out what goes along.
 * @param entries what was entered for the same person
 * @param stated the amounts of the form on file for that person
 */
export function alongWith(
  known: Pick<KnownEntry, 'kind' | 'entry'>,
  changed: EntryAmounts,
  entries: Entries,
  stated: IncomeAmounts,
): Along {
  const { entry } = known
  const now = totalWith(entry, changed)
  const put = (list: readonly Listed[]) =>
    list.map((one) => (one.id === entry.id ? entryWith(one, changed) : one))
  return {
    total: 'total' in amountsOf(entry) || now === entry.total ? null : { was: entry.total, now },
    stated: statedAfter(known.kind, put, entries, stated),
  }
}

type Listed = Income | Retirement

const enteredIn = ({ incomes, pensions }: Entries): Entered => ({
  incomes: incomes ?? [],
  pensions: pensions ?? [],
})

/** Amounts of the form that are another once the list of one kind has been changed. */
function statedAfter(
  kind: KnownEntry['kind'],
  change: (list: readonly Listed[]) => readonly { type: string; total: number }[],
  entries: Entries,
  stated: IncomeAmounts,
): IncomeAmounts {
  const before = enteredIn(entries)
  const after =
    kind === 'income'
      ? { ...before, incomes: change(entries.incomes ?? []) }
      : { ...before, pensions: change(entries.pensions ?? []) }
  return statedWith(stated, before, after)
}

/** What goes along when an entry goes. */
export const alongWithout = (
  { kind, entry }: Pick<KnownEntry, 'kind' | 'entry'>,
  entries: Entries,
  stated: IncomeAmounts,
): IncomeAmounts => statedAfter(kind, (list) => list.filter(({ id }) => id !== entry.id), entries, stated)

/** What goes along when one is added. */
export const alongWithNew = (
  kind: KnownEntry['kind'],
  added: { type: string; total: number },
  entries: Entries,
  stated: IncomeAmounts,
): IncomeAmounts => statedAfter(kind, (list) => [...list, added], entries, stated)

/** Whether one of a kind can be added for a person: not of whom what was entered could not be read. */
export const mayAdd = (kind: KnownEntry['kind'], entries: Entries, stated: IncomeAmounts): boolean =>
  entries[kind === 'income' ? 'incomes' : 'pensions'] !== null &&
  takesEntries(kind, stated, enteredIn(entries))
