import type { RefinanceResult } from '@portal/contract/refinance'
import { PageSummary, Term, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'
import { chooseVerdict } from './proposal-groups.ts'
import { EuroAmount, VerdictGainRange, VerdictGains } from './VerdictGains.tsx'

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
