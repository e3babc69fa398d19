import type { RateAfterFixedPeriod, RefinanceResult } from '@portal/contract/refinance'
import { formatMonth } from '@portal/domain/format/date'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { AmountBars } from '@portal/remote-kit/amount-bars'
import { Slider } from '@portal/remote-kit/slider'
import { getToday } from '@portal/time/clock'
import { Button, Card, chakra, Heading, Text } from '@portal/ui'
import { useEffect, useId, useState } from 'react'
import { useText } from '../texts.ts'
import { chooseVerdict, type RefinanceVerdict } from './proposal-groups.ts'

const getMonthAfter = (months: number) => {
  const [year = 0, month = 1] = getToday().split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Returns formatters of texts about the assumed rate. */
function useRateTexts() {
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

interface RateAfterFixedPeriodCardProps {
  result: RefinanceResult
  getLenderName: (code: string) => string
  /**
   * Called with the rate that the customer chose with the slider, as a fraction; null for the rate that the service
   * assumes.
   */
  onMove: (rate: number | null) => void
}

/** Delay between the last slider movement and a new comparison, in milliseconds. */
const sliderDelayMs = 400

/** Verdicts for which the card shows no gain, because the customer cannot get the loan. */
const unattainableVerdicts: readonly RefinanceVerdict[] = ['not_fitting', 'value', 'interest_only']

const rateCardColumnsCss = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
}

/**
 * Card about the unknown cost of the running loan after its fixed-rate period: a slider for the assumed rate, with the
 * effect of that rate (REFI-15). Renders nothing if no fixed-rate period of the running loan ends within the period of
 * the comparison.
 */
export function RateAfterFixedPeriodCard({ result, getLenderName, onMove }: RateAfterFixedPeriodCardProps) {
  const { language } = useLanguage()
  const text = useText()
  const rateTexts = useRateTexts()
  const [id, noteId] = [useId(), useId()]
  const after = result.rate_after_fixed_period
  const [rate, setRate] = useState<number | null>(null)
  const [answered, stated] = [after?.rate, after?.stated_rate]
  useEffect(() => {
    if (rate === null || rate === answered) return
    const timer = setTimeout(() => onMove(rate === stated ? null : rate), sliderDelayMs)
    return () => clearTimeout(timer)
  }, [rate, answered, stated, onMove])
  const table = after?.by_rate ?? []
  const [lowest, second] = table
  const { verdict, best } = chooseVerdict(result)
  if (!after || !lowest || !second || !best) return null
  const shown = rate ?? after.rate
  const moved = shown === after.rate ? undefined : table.find((one) => one.rate === shown)
  const total = best.gross_total_refinance_difference + (moved?.difference ?? 0)
  const then = moved?.gross_monthly_payments ?? after.gross_monthly_payments
  const canBeHad = !unattainableVerdicts.includes(verdict)
  const outcome = canBeHad
    ? text(total > 0 ? 'rate_after_gain' : 'rate_after_loss', {
        lender: getLenderName(best.lender_id),
        amount: formatWholeEuro(Math.abs(total), language),
      })
    : text('rate_after_month', { amount: formatWholeEuro(then, language) })
  const bars = [
    { name: text('rate_after_kept'), amount: after.gross_monthly_payments_at_current_rate, color: 'chart1' },
    { name: text('rate_after_then'), amount: then, color: 'chart2' },
    ...(canBeHad
      ? [{ name: text('rate_after_new'), amount: best.gross_monthly_payments, color: 'chart3' }]
      : []),
  ]
  return (
    <Card as="section" aria-label={text('rate_after_title')}>
      <Heading level={3} mb="4">
        {text('rate_after_title')}
      </Heading>
      <chakra.div css={rateCardColumnsCss}>
        <div>
          <Slider
            id={id}
            label={text('rate_after_slider')}
            min={lowest.rate * 100}
            max={(table.at(-1) ?? second).rate * 100}
            step={Math.round((second.rate - lowest.rate) * 1e5) / 1e3}
            value={shown * 100}
            format={(value) => formatPercent(value, language)}
            outcome={outcome}
            describedBy={noteId}
            onChange={(value) => setRate(Math.round(value * 1e3) / 1e5)}
          />
          {shown !== after.stated_rate && (
            <Button kind="quiet" small ml="-3" onClick={() => setRate(after.stated_rate)}>
              {text('rate_after_reset', { rate: rateTexts.percent(after.stated_rate) })}
            </Button>
          )}
        </div>
        <div>
          <AmountBars bars={bars} format={(value) => formatWholeEuro(value, language)} />
          <Text fontWeight={600} mt="2">
            {outcome}
          </Text>
        </div>
      </chakra.div>
      <Text id={noteId} textStyle="meta" color="ink2" mt="4" maxW="60em">
        {rateTexts.note(after)}
      </Text>
    </Card>
  )
}
