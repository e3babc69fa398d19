import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { replacedBy } from '@portal/domain/income-edit'
import { useCurrent } from '@portal/remote-kit'
import type { EarnerValues } from './values.ts'

/** One income or pension that was entered on its own; the total is in euro a year. */
interface Entry {
  title: string
  total: number
}

/** What was entered for a person; null what could not be read, or not yet. */
export interface Entries {
  incomes: readonly Entry[] | null
  pensions: readonly Entry[] | null
}

/** What was entered for the customer and for the partner. */
export function useEntries(): { own: Entries; partner: Entries } {
  const incomes = useCurrent(getIncomes).data?.data ?? null
  const partnerIncomes = useCurrent(getPartnerIncomes).data?.data ?? null
  const pensions = useCurrent(getRetirements).data?.data ?? null
  const partnerPensions = useCurrent(getPartnerRetirements).data?.data ?? null
  return {
    own: { incomes, pensions },
    partner: { incomes: partnerIncomes, pensions: partnerPensions },
  }
}

/** The entries that saving takes the place of (EDITINCOME-05); null when they are not known. */
export function replacedOf(entries: Entries, was: EarnerValues, now: EarnerValues): readonly Entry[] | null {
  const replaced = replacedBy(was, now)
  const incomes = replaced.incomes ? entries.incomes : []
  const pensions = replaced.pensions ? entries.pensions : []
  return incomes && pensions && [...incomes, ...pensions]
}
