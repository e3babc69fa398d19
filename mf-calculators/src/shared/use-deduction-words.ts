import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { currentParts } from '@portal/domain/current-mortgage'
import { deductionEnd, isDeductionStartAssumed } from '@portal/domain/deduction'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/**
 * Formats the assumption about the start of the deduction: affected parts, end dates, and the effect of an earlier
 * start; null if nothing is assumed.
 */
export function useDeductionWords(): (mortgages: readonly Mortgage[]) => string | null {
  const text = useText()
  const { language } = useLanguage()
  return (mortgages) => {
    const parts = mortgages
      .flatMap((mortgage) => currentParts(mortgage, today()))
      .filter((part) => (part.remaining_debt ?? 0) > 0 && isDeductionStartAssumed(part))
    if (parts.length === 0) return null
    const ends = [...new Set(parts.flatMap((part) => deductionEnd(part) ?? []))].sort()
    const list = new Intl.ListFormat(language, { type: 'conjunction' })
    const dates = list.format(ends.flatMap((end) => formatDate(end, language) ?? []))
    return text('deduction_assumed', { count: parts.length, dates })
  }
}
