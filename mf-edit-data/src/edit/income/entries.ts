import { readOf } from '@portal/contract/call'
import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import type { Language } from '@portal/contract/language'
import { getPartnerRetirements, getRetirements, type Retirement } from '@portal/contract/retirement'
import { replacedKinds } from '@portal/domain/income-edit'
import { isAwaited, useCurrent } from '@portal/remote-kit'
import type { Change } from '../../shared/edit/change.ts'
import { formatEuroIn } from '../../shared/edit/change.ts'
import type { EarnerValues } from './values.ts'

/** Entries of a person; null for those that could not be read, or not yet. */
export interface Entries {
  incomes: readonly Income[] | null
  pensions: readonly Retirement[] | null
}

/** Entries of customer and partner. */
export interface AllEntries {
  pending: boolean
  own: Entries
  partner: Entries
}

/** Reads of the entries. */
export const entryReads = [getIncomes, getPartnerIncomes, getRetirements, getPartnerRetirements].map((call) =>
  readOf(call),
)

/** Reads that become stale when incomes or pensions change. */
export const incomeRefreshes = [
  'CUSTOMER',
  'FAMILY',
  'INCOME',
  'INCOME_PARTNER',
  'RETIREMENT',
  'RETIREMENT_PARTNER',
] as const

/** Reads the entries of customer and partner. */
export function useEntries(): AllEntries {
  const incomes = useCurrent(getIncomes)
  const partnerIncomes = useCurrent(getPartnerIncomes)
  const pensions = useCurrent(getRetirements)
  const partnerPensions = useCurrent(getPartnerRetirements)
  return {
    pending: [incomes, partnerIncomes, pensions, partnerPensions].some(isAwaited),
    own: { incomes: incomes.data?.data ?? null, pensions: pensions.data?.data ?? null },
    partner: { incomes: partnerIncomes.data?.data ?? null, pensions: partnerPensions.data?.data ?? null },
  }
}

/** Entries that saving would replace (EDITINCOME-05); null if unknown. */
export function replacedOf(
  entries: Entries,
  was: EarnerValues,
  now: EarnerValues,
): readonly (Income | Retirement)[] | null {
  const replaced = replacedKinds(was, now)
  const incomes = replaced.incomes ? entries.incomes : []
  const pensions = replaced.pensions ? entries.pensions : []
  return incomes && pensions && [...incomes, ...pensions]
}

/** Removed entries as changes; `gone` is their new value. */
export const removedEntryChanges = (
  entries: readonly (Income | Retirement)[] | null,
  gone: string,
  language: Language,
): Change[] =>
  (entries ?? []).map(({ title, total }) => ({
    label: title,
    lang: 'nl',
    was: formatEuroIn(language)(total),
    now: gone,
  }))
