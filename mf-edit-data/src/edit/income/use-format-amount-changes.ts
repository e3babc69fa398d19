import type { IncomeAmounts } from '@portal/domain/income-form'
import { useLanguage } from '@portal/remote-kit'
import { createWholeEuroFormatter, type FormattedChange } from '../../shared/edit/form-changes.ts'
import { useText } from '../../texts.ts'
import type { IncomeAmountName } from './income-values.ts'

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
