import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Amount } from '@portal/ui'
import { Message, useText } from '../texts.ts'
import { getGainRange } from './proposal-groups.ts'

interface VerdictGainsProps {
  proposal: RefinanceProposal
  result: RefinanceResult
  lender: string
  /** Fixed-rate period of the new loan, formatted. */
  years: string
}

/** An absolute amount in euro. */
export function EuroAmount({ of }: { of: number }) {
  const { language } = useLanguage()
  return <Amount fontWeight={600}>{formatWholeEuro(Math.abs(of), language)}</Amount>
}

/**
 * Gain of switching, as a range if it depends on the rate after the fixed period, with the gain after tax and the
 * payback time.
 */
export function VerdictGains({ proposal, result, lender, years }: VerdictGainsProps) {
  const { language } = useLanguage()
  const text = useText()
  const { net_total_refinance_difference: net, payback_time_in_months: payback } = proposal
  const after = result.rate_after_fixed_period
  const [lowest, highest] = getGainRange(proposal)
  const values = {
    lender,
    years,
    lowest: <EuroAmount of={lowest} />,
    amount: <EuroAmount of={highest} />,
  }
  const isRange = after !== null && lowest < highest
  return (
    <>
      <Message id={isRange ? 'refinance_yes_range' : 'refinance_yes_why'} values={values} />{' '}
      {net !== null && (
        <Message
          id={isRange ? 'refinance_net_range' : 'refinance_net_why'}
          values={{
            rate: after ? formatPercent(after.rate * 100, language) : '',
            amount: <EuroAmount of={net} />,
          }}
        />
      )}{' '}
      {payback !== null && text('refinance_yes_payback', { time: text('count_months', { count: payback }) })}
    </>
  )
}

/** Gain or loss of switching, if the rate after the fixed period decides between gain and loss. */
export function VerdictGainRange({ proposal, result, lender, years }: VerdictGainsProps) {
  const { language } = useLanguage()
  const text = useText()
  const {
    gross_total_refinance_difference: stated,
    gross_total_refinance_difference_at_current_rate: kept,
    payback_time_in_months: payback,
  } = proposal
  const rate = formatPercent((result.rate_after_fixed_period?.rate ?? 0) * 100, language)
  return (
    <>
      <Message
        id={stated > 0 ? 'refinance_then_gain' : 'refinance_then_loss'}
        values={{ rate, years, lender, amount: <EuroAmount of={stated} /> }}
      />{' '}
      <Message
        id={(kept ?? 0) > 0 ? 'refinance_kept_gain' : 'refinance_kept_loss'}
        values={{ amount: <EuroAmount of={kept ?? 0} /> }}
      />{' '}
      {payback !== null &&
        text('refinance_then_payback', { rate, time: text('count_months', { count: payback }) })}
    </>
  )
}
