import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { deductionEnd, isDeductionStartAssumed } from '@portal/domain/deduction'
import { formatDate } from '@portal/domain/format/date'
import { partsNow } from '@portal/domain/mortgage-now'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/** Says of which parts the start of deduction is assumed, until when they are deducted then, and what an earlier start changes; null for none. */
export function useDeductionWords(): (mortgages: readonly Mortgage[]) => string | null {
  const text = useText()
  const { language } = useLanguage()
  return (mortgages) => {
    const parts = mortgages
      .flatMap((mortgage) => partsNow(mortgage, today()))
      .filter((part) => (part.remaining_debt ?? 0) > 0 && isDeductionStartAssumed(part))
    if (parts.length === 0) return null
    const ends = [...new Set(parts.flatMap((part) => deductionEnd(part) ?? []))].sort()
    const list = new Intl.ListFormat(language, { type: 'conjunction' })
    const dates = list.format(ends.flatMap((end) => formatDate(end, language) ?? []))
    return text('deduction_assumed', { count: parts.length, dates })
  }
}
