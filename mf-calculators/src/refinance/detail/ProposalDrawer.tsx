import { interestPeriods, type RefinanceProposal, type RefinanceResult } from '@portal/contract/refinance'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { LenderLogo } from '@portal/remote-kit/lender-logo'
import { Badge, Button, Card, chakra, FactRow, Heading, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import { belowZero } from '../../shared/signed.ts'
import TraceDrawer, { type Traced } from '../../shared/trace/TraceDrawer.tsx'
import { TracedAmount } from '../../shared/trace/TracedAmount.tsx'
import { useText } from '../../texts.ts'

export interface Props {
  open: boolean
  proposal: RefinanceProposal
  lender: string
  result: RefinanceResult
  onAsk: () => void
  onClose: () => void
}

/** All figures of a proposal, each with how it was worked out (ENTITY-43). */
export default function ProposalDrawer({ open, proposal, lender, result, onAsk, onClose }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const [traced, setTraced] = useState<Traced | null>(null)
  const { figures } = proposal
  const years = text('count_years', { count: proposal.new_interest_period_in_months / 12 })
  const row = (term: string, amount: string, figure?: string) => (
    <FactRow key={term} term={term}>
      <TracedAmount
        step={figure === undefined ? undefined : figures?.[figure]}
        onOpen={(step) => setTraced({ step, title: term })}
      >
        {amount}
      </TracedAmount>
    </FactRow>
  )
  const euro = (
    term: string,
    name: keyof RefinanceProposal & `${string}${'month' | 'payments' | 'period' | 'difference'}`,
  ) => row(term, belowZero(Number(proposal[name]), language), name)
  const rates = result.interest_rates_per_product[proposal.product_line_id] ?? {}
  const payback = proposal.payback_time_in_months
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={640}
      title={lender}
      about={proposal.product_line_name}
      aside={<LenderLogo code={proposal.lender_id} />}
    >
      <div>
        <Badge status={proposal.fits_on_income ? 'good' : 'bad'}>
          {text(proposal.fits_on_income ? 'fits_income' : 'fits_income_not')}
        </Badge>
        {figures?.fits_on_income !== undefined && (
          <Button
            kind="quiet"
            small
            onClick={() => setTraced({ step: figures.fits_on_income ?? 0, title: text('fits_income') })}
          >
            {text('trace')}
          </Button>
        )}
      </div>
      <Card>
        <Heading level={3} mb="2">
          {text('refinance_gain', { years })}
        </Heading>
        <chakra.dl>
          {row(
            text('refinance_brings_all'),
            belowZero(proposal.gross_total_refinance_difference, language, formatWholeEuro),
            'gross_total_refinance_difference',
          )}
          {row(
            text('refinance_payback'),
            payback === null ? text('refinance_never') : text('count_months', { count: payback }),
            'payback_time_in_months',
          )}
          {euro(text('refinance_period_gross'), 'gross_total_difference_during_interest_period')}
          {euro(text('refinance_period_net'), 'net_total_difference_during_interest_period')}
        </chakra.dl>
      </Card>
      <Card>
        <Heading level={3} mb="2">
          {text('refinance_monthly')}
        </Heading>
        <chakra.dl>
          {euro(text('refinance_gross'), 'gross_monthly_payments')}
          {euro(text('refinance_gross_difference'), 'gross_difference_per_month')}
          {euro(text('refinance_net'), 'net_monthly_payments')}
          {euro(text('refinance_net_difference'), 'net_difference_per_month')}
        </chakra.dl>
      </Card>
      <Card>
        <Heading level={3} mb="2">
          {text('refinance_rates_parts')}
        </Heading>
        <chakra.dl>
          {proposal.interest_rates_per_mortgage_part.map((rate, index) =>
            row(text('refinance_part', { number: index + 1 }), formatPercent(rate * 100, language)),
          )}
        </chakra.dl>
        <Heading level={3} mt="5" mb="2">
          {text('refinance_rates_periods')}
        </Heading>
        <chakra.dl>
          {interestPeriods.flatMap((months) => {
            const rate = rates[String(months)]
            return rate === undefined
              ? []
              : [row(text('count_years', { count: months / 12 }), formatPercent(rate * 100, language))]
          })}
        </chakra.dl>
      </Card>
      <Text textStyle="meta" color="ink2">
        {text('trace_note')}
      </Text>
      <Button justifySelf="start" onClick={onAsk}>
        {text('request_advice')}
      </Button>
      <TraceDrawer trace={result.trace} traced={traced} onClose={() => setTraced(null)} />
    </Drawer>
  )
}
