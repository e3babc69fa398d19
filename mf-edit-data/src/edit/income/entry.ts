import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import type { Id } from '@portal/contract/wire'
import {
  amountsOf,
  type EntryAmountName,
  type EntryAmounts,
  totalAfterChange,
  updateEntry,
} from '@portal/domain/entry-edit'
import {
  canAddEntry,
  type EnteredItems,
  type IncomeAmounts,
  statedAmountsAfter,
} from '@portal/domain/income-edit'
import type { AllEntries, Entries } from './entries.ts'

/** An income or pension that can be edited separately. */
export interface KnownEntry {
  /** Its key in addresses: 'income-12', 'pension-7'. */
  key: string
  kind: 'income' | 'pension'
  of: 'own' | 'partner'
  id: Id
  entry: Income | Retirement
}

/** Entries that can be edited: the customer's, then the partner's if editable. */
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

/** Keys of new entries in addresses. */
export const newEntry = { income: 'new-income', pension: 'new-pension' } as const

/** Whether a key in an address is of an income or pension, instead of a form field. */
export const namesEntry = (id: string | null): boolean => id !== null && /^(income|pension)-/.test(id)

/** Changed amounts, which are sent. An emptied one is included, to be rejected by validation. */
export const changedAmounts = (saved: EntryAmounts, typed: EntryAmounts): EntryAmounts =>
  Object.fromEntries(
    (Object.keys(typed) as EntryAmountName[]).flatMap((name) =>
      Object.is(saved[name], typed[name]) ? [] : [[name, typed[name]]],
    ),
  )

/** Other amounts that change with an entry: its total, and amounts of the form that are sums (EDITINCOME-06). */
export interface DependentChanges {
  /** Previous and new total, in euro a year; null if it is an input itself or does not change. */
  total: { was: number; now: number } | null
  stated: IncomeAmounts
}

/**
 * Calculates the other amounts that change.
 * @param entries entries of the same person
 * @param stated that person's amounts of the form on file
 */
export function dependentChanges(
  known: Pick<KnownEntry, 'kind' | 'entry'>,
  changed: EntryAmounts,
  entries: Entries,
  stated: IncomeAmounts,
): DependentChanges {
  const { entry } = known
  const now = totalAfterChange(entry, changed)
  const withUpdatedEntry = (list: readonly Listed[]) =>
    list.map((one) => (one.id === entry.id ? updateEntry(one, changed) : one))
  return {
    total: 'total' in amountsOf(entry) || now === entry.total ? null : { was: entry.total, now },
    stated: statedAfter(known.kind, withUpdatedEntry, entries, stated),
  }
}

type Listed = Income | Retirement

const enteredIn = ({ incomes, pensions }: Entries): EnteredItems => ({
  incomes: incomes ?? [],
  pensions: pensions ?? [],
})

/** Amounts of the form that differ after the list of one kind has changed. */
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
  return statedAmountsAfter(stated, before, after)
}

/** Other amounts that change when an entry is removed. */
export const dependentChangesOfRemoval = (
  { kind, entry }: Pick<KnownEntry, 'kind' | 'entry'>,
  entries: Entries,
  stated: IncomeAmounts,
): IncomeAmounts => statedAfter(kind, (list) => list.filter(({ id }) => id !== entry.id), entries, stated)

/** Other amounts that change when an entry is added. */
export const dependentChangesOfNew = (
  kind: KnownEntry['kind'],
  added: { type: string; total: number },
  entries: Entries,
  stated: IncomeAmounts,
): IncomeAmounts => statedAfter(kind, (list) => [...list, added], entries, stated)

/** Whether an entry of a kind can be added for a person; false if their entries could not be read. */
export const canAdd = (kind: KnownEntry['kind'], entries: Entries, stated: IncomeAmounts): boolean =>
  entries[kind === 'income' ? 'incomes' : 'pensions'] !== null &&
  canAddEntry(kind, stated, enteredIn(entries))
