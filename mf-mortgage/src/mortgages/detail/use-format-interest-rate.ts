import type { MortgagePart } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatPercent } from '@portal/domain/format/format-money'
import { toFixedRateYears } from '@portal/domain/mortgage-part-timeline'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'

/** Returns a formatter of a part's rate, with length and end of the fixed-rate period if known (PARTS-04). */
export function useFormatInterestRate() {
  const text = useText()
  const { language } = useLanguage()
  return ({ interest, interest_type, rentevasteperiode, einddatumRentevast }: MortgagePart): string => {
    if (interest === null) return text('part_rate_unknown')
    const rate = formatPercent(interest, language)
    if (interest_type === 'variable') return text('part_rate_variable', { rate })
    const date = formatShortDate(einddatumRentevast, language)
    const years = toFixedRateYears(rentevasteperiode ?? 0)
    if (date === null) return rate
    return years > 0
      ? text('part_rate_fixed', { rate, years, date })
      : text('part_rate_until', { rate, date })
  }
}
