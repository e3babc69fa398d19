import { readOf } from '@portal/contract/call'
import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import type { Language } from '@portal/contract/language'
import { getPartnerRetirements, getRetirements, type Retirement } from '@portal/contract/retirement'
import { replacedBy } from '@portal/domain/income-edit'
import { isAwaited, useCurrent } from '@portal/remote-kit'
import type { Change } from '../../shared/edit/change.ts'
import { sayEuro } from '../../shared/edit/change.ts'
import type { EarnerValues } from './values.ts'

/** What was entered for a person one by one; null what could not be read, or not yet. */
export interface Entries {
  incomes: readonly Income[] | null
  pensions: readonly Retirement[] | null
}

/** What was entered for the customer and for the partner. */
export interface AllEntries {
  pending: boolean
  own: Entries
  partner: Entries
}

/** What entries are known from. */
export const entryReads = [getIncomes, getPartnerIncomes, getRetirements, getPartnerRetirements].map((call) =>
  readOf(call),
)

/** Names of the reads that a change of incomes or pensions makes out of date. */
export const incomeRefreshes = [
  'CUSTOMER',
  'FAMILY',
  'INCOME',
  'INCOME_PARTNER',
  'RETIREMENT',
  'RETIREMENT_PARTNER',
] as const

/** Reads what was entered for the customer and for the partner. */
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

/** The entries that saving takes the place of (EDITINCOME-05); null when they are not known. */
export function replacedOf(
  entries: Entries,
  was: EarnerValues,
  now: EarnerValues,
): readonly (Income | Retirement)[] | null {
  const replaced = replacedBy(was, now)
  const incomes = replaced.incomes ? entries.incomes : []
  const pensions = replaced.pensions ? entries.pensions : []
  return incomes && pensions && [...incomes, ...pensions]
}

/** Entries that lapse, as changes; `gone` says so. */
export const lapsesOf = (
  entries: readonly (Income | Retirement)[] | null,
  gone: string,
  language: Language,
): Change[] =>
  (entries ?? []).map(({ title, total }) => ({
    label: title,
    lang: 'nl',
    was: sayEuro(language)(total),
    now: gone,
  }))
