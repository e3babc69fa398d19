import { getToday } from '@portal/contract/clock'
import type { RateAfterFixedPeriod } from '@portal/contract/refinance'
import { formatMonth } from '@portal/domain/format/date'
import { formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

const getMonthAfter = (months: number) => {
  const [year = 0, month = 1] = getToday().split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Returns formatters of texts about the assumed rate. */
export function useRateTexts() {
  const { language } = useLanguage()
  const text = useText()
  const formatRate = (fraction: number) => formatPercent(fraction * 100, language)
  return {
    percent: formatRate,
    /** Sentences about the basis of the assumed rate. */
    note: (after: RateAfterFixedPeriod): string =>
      [
        text('rate_after_from', { month: formatMonth(getMonthAfter(after.first_end_in_months), language) }),
        text(after.stated_by === 'test_rate' ? 'rate_after_by_test' : 'rate_after_by_list', {
          rate: formatRate(after.stated_rate),
        }),
        ...(after.interest_only_surcharge > 0
          ? [text('rate_after_surcharge', { rate: formatRate(after.interest_only_surcharge) })]
          : []),
      ].join(' '),
  }
}
