import type { IncomeAmounts } from '@portal/domain/income-edit'
import { useLanguage } from '@portal/remote-kit'
import { type Change, formatWholeEuroIn } from '../../shared/edit/change.ts'
import { useText } from '../../texts.ts'
import type { AmountName } from './values.ts'

/** Formats the form's amounts that change with an entry. */
export function useStatedWords(): (stated: IncomeAmounts, along: IncomeAmounts) => Change[] {
  const text = useText()
  const { language } = useLanguage()
  const formatAmount = formatWholeEuroIn(language)
  return (stated, along) =>
    (Object.keys(along) as AmountName[]).map((name) => ({
      label: text('entry_stated', { what: text(name) }),
      was: formatAmount(stated[name] ?? null),
      now: formatAmount(along[name] ?? null),
    }))
}
