import type { Mortgage } from '@portal/contract/mortgage'
import { getCurrentParts } from '@portal/domain/current-mortgage'
import { formatDate } from '@portal/domain/format/date'
import { calculateDeductionEnd, isDeductionStartAssumed } from '@portal/domain/interest-deduction'
import { useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { useText } from '../texts.ts'

/**
 * Returns a formatter of the assumed start of the interest deduction: affected parts, end dates, and the effect of an
 * earlier start. Null if nothing is assumed.
 */
export function useFormatDeductionAssumption(): (mortgages: readonly Mortgage[]) => string | null {
  const text = useText()
  const { language } = useLanguage()
  return (mortgages) => {
    const parts = mortgages
      .flatMap((mortgage) => getCurrentParts(mortgage, getToday()))
      .filter((part) => (part.remaining_debt ?? 0) > 0 && isDeductionStartAssumed(part))
    if (parts.length === 0) return null
    const ends = [...new Set(parts.flatMap((part) => calculateDeductionEnd(part) ?? []))].sort()
    const list = new Intl.ListFormat(language, { type: 'conjunction' })
    const dates = list.format(ends.flatMap((end) => formatDate(end, language) ?? []))
    return text('deduction_assumed', { count: parts.length, dates })
  }
}
