import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Amount, PageSummary, Term, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'
import { chooseVerdict, getGainRange } from './proposal-groups.ts'

interface RefinanceVerdictCardProps {
  result: RefinanceResult
  /** Fixed-rate period in months. */
  period: number
  getLenderName: (code: string) => string
  /** False if the calculation simplifies the loan, as for a starter loan, so that the verdict is uncertain. */
  isSure: boolean
}

const headingTextIdByVerdict = {
  yes: 'refinance_yes',
  depends: 'refinance_depends',
  no: 'refinance_no',
  net_no: 'refinance_no',
  not_fitting: 'refinance_not_fitting',
  value: 'refinance_not_fitting',
  interest_only: 'refinance_not_fitting',
} as const

/** The verdict in one or two sentences: whether switching pays, with which lender, and after how long. */
export function RefinanceVerdictCard(props: RefinanceVerdictCardProps) {
  const text = useText()
  const { verdict } = chooseVerdict(props.result)
  return (
    <PageSummary>
      <Text textStyle="section" fontWeight={400}>
        <b>
          {text(verdict === 'yes' && !props.isSure ? 'refinance_unsure' : headingTextIdByVerdict[verdict])}
        </b>{' '}
        <VerdictReason {...props} />
      </Text>
    </PageSummary>
  )
}

function VerdictReason({ result, period, getLenderName }: RefinanceVerdictCardProps) {
  const text = useText()
  const { verdict, best, elsewhere } = chooseVerdict(result)
  const home = result.home_value
  const years = text('count_years', { count: period / 12 })
  const bestOffer = best && { proposal: best, result, years, lender: getLenderName(best.lender_id) }
  if (bestOffer && verdict === 'yes') return <VerdictGains {...bestOffer} />
  if (bestOffer && verdict === 'depends') return <VerdictGainRange {...bestOffer} />
  if (best && verdict === 'net_no')
    return (
      <Message
        id="refinance_net_no_why"
        values={{ years, amount: <EuroAmount of={best.gross_total_refinance_difference} /> }}
      />
    )
  if (home && verdict === 'value')
    return (
      <Message
        id="refinance_value_why"
        values={{ amount: <EuroAmount of={home.excess} />, maximum: <EuroAmount of={home.maximum} /> }}
      />
    )
  if (home && verdict === 'interest_only')
    return (
      <Message
        id="refinance_interest_only_why"
        values={{
          amount: <EuroAmount of={home.interest_only_debt} />,
          maximum: <EuroAmount of={home.interest_only_maximum} />,
        }}
      />
    )
  return (
    <>
      <Message
        id={verdict === 'not_fitting' ? 'refinance_not_fitting_why' : 'refinance_no_why'}
        values={{ years }}
        components={{ 0: <Term explanation={text('lending_norms_explained')}>leennormen</Term> }}
      />
      {verdict === 'no' && elsewhere && ` ${text('refinance_elsewhere')}`}
    </>
  )
}

interface VerdictGainsProps {
  proposal: RefinanceProposal
  result: RefinanceResult
  lender: string
  /** Fixed-rate period of the new loan, formatted. */
  years: string
}

/** An absolute amount in euro. */
function EuroAmount({ of }: { of: number }) {
  const { language } = useLanguage()
  return <Amount fontWeight={600}>{formatWholeEuro(Math.abs(of), language)}</Amount>
}

/**
 * Gain of switching, as a range if it depends on the rate after the fixed period, with the gain after tax and the
 * payback time.
 */
function VerdictGains({ proposal, result, lender, years }: VerdictGainsProps) {
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
function VerdictGainRange({ proposal, result, lender, years }: VerdictGainsProps) {
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
