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
import { type Entered, type IncomeAmounts, statedWith } from '@portal/domain/income-edit'
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
  { kind, entry }: Pick<KnownEntry, 'kind' | 'entry'>,
  changed: EntryAmounts,
  entries: Entries,
  stated: IncomeAmounts,
): Along {
  const now = totalWith(entry, changed)
  const before: Entered = { incomes: entries.incomes ?? [], pensions: entries.pensions ?? [] }
  const put = <E extends Income | Retirement>(one: E): E =>
    one.id === entry.id ? entryWith(one, changed) : one
  const after: Entered =
    kind === 'income'
      ? { ...before, incomes: (entries.incomes ?? []).map(put) }
      : { ...before, pensions: (entries.pensions ?? []).map(put) }
  return {
    total: 'total' in amountsOf(entry) || now === entry.total ? null : { was: entry.total, now },
    stated: statedWith(stated, before, after),
  }
}
