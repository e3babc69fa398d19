import { createPageRead } from '@portal/contract/call'
import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import type { Language } from '@portal/contract/language'
import { getPartnerRetirements, getRetirements, type Retirement } from '@portal/contract/retirement'
import { findReplacedEntryKinds, type IncomeAmounts } from '@portal/domain/income-form'
import { isFirstResponsePending, useCurrentData, useLanguage } from '@portal/remote-kit'
import {
  createEuroFormatter,
  createWholeEuroFormatter,
  type FormattedChange,
} from '../../shared/edit/form-changes.ts'
import { useText } from '../../texts.ts'
import type { EarnerValues, IncomeAmountName, IncomeValues } from './income-values.ts'

/** Incomes and pensions of a person; null while they load or if they could not be read. */
export interface LoadedPersonEntries {
  incomes: readonly Income[] | null
  pensions: readonly Retirement[] | null
}

export interface HouseholdEntries {
  pending: boolean
  own: LoadedPersonEntries
  partner: LoadedPersonEntries
}

export const incomeAndPensionRequests = [
  getIncomes,
  getPartnerIncomes,
  getRetirements,
  getPartnerRetirements,
].map((call) => createPageRead(call))

/** Cache names of responses that become stale when incomes or pensions change. */
export const cacheNamesStaleAfterIncomeChange = [
  'CUSTOMER',
  'FAMILY',
  'INCOME',
  'INCOME_PARTNER',
  'RETIREMENT',
  'RETIREMENT_PARTNER',
] as const

export function useIncomesAndPensions(): HouseholdEntries {
  const incomes = useCurrentData(getIncomes)
  const partnerIncomes = useCurrentData(getPartnerIncomes)
  const pensions = useCurrentData(getRetirements)
  const partnerPensions = useCurrentData(getPartnerRetirements)
  return {
    pending: [incomes, partnerIncomes, pensions, partnerPensions].some(isFirstResponsePending),
    own: { incomes: incomes.data?.data ?? null, pensions: pensions.data?.data ?? null },
    partner: { incomes: partnerIncomes.data?.data ?? null, pensions: partnerPensions.data?.data ?? null },
  }
}

function findPersonReplacedEntries(
  entries: LoadedPersonEntries,
  was: EarnerValues,
  now: EarnerValues,
): readonly (Income | Retirement)[] | null {
  const replaced = findReplacedEntryKinds(was, now)
  const incomes = replaced.incomes ? entries.incomes : []
  const pensions = replaced.pensions ? entries.pensions : []
  return incomes && pensions && [...incomes, ...pensions]
}

/** Finds each person's entries that a save would replace (EDITINCOME-05); null if they are unknown. */
export const findReplacedEntries = (entries: HouseholdEntries, was: IncomeValues, now: IncomeValues) => ({
  own: findPersonReplacedEntries(entries.own, was, now),
  partner:
    was.partner && now.partner ? findPersonReplacedEntries(entries.partner, was.partner, now.partner) : [],
})

/**
 * Converts removed entries to changes for the list of changes; `gone` is the text shown instead of a new value, such as
 * "removed".
 */
export const toRemovedEntryChanges = (
  entries: readonly (Income | Retirement)[] | null,
  gone: string,
  language: Language,
): FormattedChange[] =>
  (entries ?? []).map(({ title, total }) => ({
    label: title,
    lang: 'nl',
    was: createEuroFormatter(language)(total),
    now: gone,
  }))

/**
 * Returns a function that formats the amounts of the income form that change together with an entry, from the stored
 * and the new amounts.
 */
export function useFormatAmountChanges(): (stated: IncomeAmounts, along: IncomeAmounts) => FormattedChange[] {
  const text = useText()
  const { language } = useLanguage()
  const formatAmount = createWholeEuroFormatter(language)
  return (stated, along) =>
    (Object.keys(along) as IncomeAmountName[]).map((name) => ({
      label: text('entry_stated', { what: text(name) }),
      was: formatAmount(stated[name] ?? null),
      now: formatAmount(along[name] ?? null),
    }))
}
