import { today } from '@portal/contract/clock'
import type { RateAfter } from '@portal/contract/refinance'
import { formatMonth } from '@portal/domain/format/date'
import { formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

const monthIn = (months: number) => {
  const [year = 0, month = 1] = today().split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Texts for the assumed rate: from when, and on what it is based. */
export function useRateWords() {
  const { language } = useLanguage()
  const text = useText()
  const percent = (fraction: number) => formatPercent(fraction * 100, language)
  return {
    percent,
    /** Sentences about the basis of the assumed rate. */
    note: (after: RateAfter): string =>
      [
        text('rate_after_from', { month: formatMonth(monthIn(after.first_end_in_months), language) }),
        text(after.stated_by === 'test_rate' ? 'rate_after_by_test' : 'rate_after_by_list', {
          rate: percent(after.stated_rate),
        }),
        ...(after.interest_only_surcharge > 0
          ? [text('rate_after_surcharge', { rate: percent(after.interest_only_surcharge) })]
          : []),
      ].join(' '),
  }
}
