import type { RefinanceResult } from '@portal/contract/refinance'
import { PageSummary, Term, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'
import { chooseVerdict } from './groups.ts'
import { Depends, Euros, Gains } from './VerdictGains.tsx'

interface Props {
  result: RefinanceResult
  /** In months. */
  period: number
  nameOf: (code: string) => string
  /** False for a simplified loan, for which the verdict is uncertain. */
  isSure: boolean
}

/** Opening words of each verdict. */
const heads = {
  yes: 'refinance_yes',
  depends: 'refinance_depends',
  no: 'refinance_no',
  net_no: 'refinance_no',
  not_fitting: 'refinance_not_fitting',
  value: 'refinance_not_fitting',
  interest_only: 'refinance_not_fitting',
} as const

/** The verdict first, in one or two sentences: whether switching pays, with which lender, and after how long. */
export function Verdict(props: Props) {
  const text = useText()
  const { answer } = chooseVerdict(props.result)
  return (
    <PageSummary>
      <Text textStyle="section" fontWeight={400}>
        <b>{text(answer === 'yes' && !props.isSure ? 'refinance_unsure' : heads[answer])}</b>{' '}
        <Why {...props} />
      </Text>
    </PageSummary>
  )
}

function Why({ result, period, nameOf }: Props) {
  const text = useText()
  const { answer, best, elsewhere } = chooseVerdict(result)
  const home = result.home_value
  const years = text('count_years', { count: period / 12 })
  const bestOffer = best && { proposal: best, result, years, lender: nameOf(best.lender_id) }
  if (bestOffer && answer === 'yes') return <Gains {...bestOffer} />
  if (bestOffer && answer === 'depends') return <Depends {...bestOffer} />
  if (best && answer === 'net_no')
    return (
      <Message
        id="refinance_net_no_why"
        values={{ years, amount: <Euros of={best.gross_total_refinance_difference} /> }}
      />
    )
  if (home && answer === 'value')
    return (
      <Message
        id="refinance_value_why"
        values={{ amount: <Euros of={home.excess} />, maximum: <Euros of={home.maximum} /> }}
      />
    )
  if (home && answer === 'interest_only')
    return (
      <Message
        id="refinance_interest_only_why"
        values={{
          amount: <Euros of={home.interest_only_debt} />,
          maximum: <Euros of={home.interest_only_maximum} />,
        }}
      />
    )
  return (
    <>
      <Message
        id={answer === 'not_fitting' ? 'refinance_not_fitting_why' : 'refinance_no_why'}
        values={{ years }}
        components={{ 0: <Term explanation={text('lending_norms_explained')}>leennormen</Term> }}
      />
      {answer === 'no' && elsewhere && ` ${text('refinance_elsewhere')}`}
    </>
  )
}
