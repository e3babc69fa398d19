import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import type { Id } from '@portal/contract/wire'
import {
  calculateNewTotal,
  type EntryAmountName,
  type EntryAmounts,
  getEditableAmounts,
  updateIncomeEntry,
} from '@portal/domain/income-entry'
import {
  calculateFormAmounts,
  canAddEntry,
  type IncomeAmounts,
  type PersonIncomeEntries,
} from '@portal/domain/income-form'
import type { HouseholdEntries, LoadedPersonEntries } from './use-incomes-and-pensions.ts'

/** An income or pension that can be edited separately. */
export interface EditableEntry {
  /** Key of the entry in URLs, such as 'income-12' or 'pension-7'. */
  key: string
  kind: 'income' | 'pension'
  owner: 'own' | 'partner'
  id: Id
  entry: Income | Retirement
}

/** A person with incomes and pensions. */
export interface EntryEarner {
  owner: EditableEntry['owner']
  /** Name of the person; undefined if the customer has no partner. */
  personName: string | undefined
  entries: LoadedPersonEntries
  /** Stored amounts of the income form for this person. */
  stated: IncomeAmounts
}

/** Lists entries that can be edited: the customer's, then the partner's if editable. */
export function listEditableEntries(entries: HouseholdEntries, withPartner: boolean): EditableEntry[] {
  const createEntries = (
    kind: EditableEntry['kind'],
    whose: EditableEntry['owner'],
    list: LoadedPersonEntries['incomes'] | LoadedPersonEntries['pensions'],
  ) =>
    (list ?? []).flatMap((entry): EditableEntry[] =>
      entry.id === null ? [] : [{ key: `${kind}-${entry.id}`, kind, owner: whose, id: entry.id, entry }],
    )
  return (withPartner ? (['own', 'partner'] as const) : (['own'] as const)).flatMap((whose) => [
    ...createEntries('income', whose, entries[whose].incomes),
    ...createEntries('pension', whose, entries[whose].pensions),
  ])
}

/** Keys in URLs for a new entry. */
export const newEntryKeyByKind = { income: 'new-income', pension: 'new-pension' } as const

/** Whether a key from the URL belongs to an income or pension; otherwise it names a form field. */
export const isEntryKey = (id: string | null): boolean => id !== null && /^(income|pension)-/.test(id)

/**
 * Finds the changed amounts, which the form sends. Also returns an amount that the customer cleared, so that validation
 * rejects it.
 */
export const findChangedAmounts = (saved: EntryAmounts, typed: EntryAmounts): EntryAmounts =>
  Object.fromEntries(
    (Object.keys(typed) as EntryAmountName[]).flatMap((name) =>
      Object.is(saved[name], typed[name]) ? [] : [[name, typed[name]]],
    ),
  )

/** Amounts that change together with an entry: its total, and amounts of the form that are sums (EDITINCOME-06). */
export interface DependentChanges {
  /** Previous and new total, in euro a year; null if the total is an input itself or does not change. */
  total: { was: number; now: number } | null
  stated: IncomeAmounts
}

/**
 * Calculates which other amounts change together with an edited entry.
 * @param entries incomes and pensions of the same person
 * @param stated stored amounts of the income form for that person
 */
export function calculateDependentChanges(
  known: Pick<EditableEntry, 'kind' | 'entry'>,
  changed: EntryAmounts,
  entries: LoadedPersonEntries,
  stated: IncomeAmounts,
): DependentChanges {
  const { entry } = known
  const now = calculateNewTotal(entry, changed)
  const replaceEntryInList = (list: readonly ListedEntry[]) =>
    list.map((one) => (one.id === entry.id ? updateIncomeEntry(one, changed) : one))
  return {
    total: 'total' in getEditableAmounts(entry) || now === entry.total ? null : { was: entry.total, now },
    stated: calculateChangedFormAmounts(known.kind, replaceEntryInList, entries, stated),
  }
}

type ListedEntry = Income | Retirement

const toPersonEntries = ({ incomes, pensions }: LoadedPersonEntries): PersonIncomeEntries => ({
  incomes: incomes ?? [],
  pensions: pensions ?? [],
})

/** Calculates the form amounts that differ after the entries of one kind have changed. */
function calculateChangedFormAmounts(
  kind: EditableEntry['kind'],
  change: (list: readonly ListedEntry[]) => readonly { type: string; total: number }[],
  entries: LoadedPersonEntries,
  stated: IncomeAmounts,
): IncomeAmounts {
  const before = toPersonEntries(entries)
  const after =
    kind === 'income'
      ? { ...before, incomes: change(entries.incomes ?? []) }
      : { ...before, pensions: change(entries.pensions ?? []) }
  return calculateFormAmounts(stated, before, after)
}

/** Calculates the amounts that change when an entry is removed. */
export const calculateRemovalChanges = (
  { kind, entry }: Pick<EditableEntry, 'kind' | 'entry'>,
  entries: LoadedPersonEntries,
  stated: IncomeAmounts,
): IncomeAmounts =>
  calculateChangedFormAmounts(kind, (list) => list.filter(({ id }) => id !== entry.id), entries, stated)

/** Calculates the amounts that change when an entry is added. */
export const calculateAdditionChanges = (
  kind: EditableEntry['kind'],
  added: { type: string; total: number },
  entries: LoadedPersonEntries,
  stated: IncomeAmounts,
): IncomeAmounts => calculateChangedFormAmounts(kind, (list) => [...list, added], entries, stated)

/** Whether an entry of this kind can be added for a person; false if the person's entries could not be read. */
export const canAddEntryOfKind = (
  kind: EditableEntry['kind'],
  entries: LoadedPersonEntries,
  stated: IncomeAmounts,
): boolean =>
  entries[kind === 'income' ? 'incomes' : 'pensions'] !== null &&
  canAddEntry(kind, stated, toPersonEntries(entries))
