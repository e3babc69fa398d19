import { LenderLogo } from '@portal/blocks/lender-logo'
import { interestPeriods, type RefinanceProposal, type RefinanceResult } from '@portal/contract/refinance'
import { formatEuro, formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Button, Card, chakra, FactRow, Heading, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import type { ExplainedFigure } from '../../shared/trace/TraceDrawer.tsx'
import { TracedAmount } from '../../shared/trace/TracedAmount.tsx'
import { TraceOverlay } from '../../shared/trace/TraceOverlay.tsx'
import { useText } from '../../texts.ts'

export interface ProposalDrawerProps {
  open: boolean
  proposal: RefinanceProposal
  lender: string
  result: RefinanceResult
  /** Whether a part of the loan is repaid from savings. */
  hasSavings: boolean
  /** Whether there are investments linked to the loan. */
  hasInvestments: boolean
  onAsk: () => void
  onClose: () => void
}

/** All figures of a proposal, each with its explanation (ENTITY-43). */
export default function ProposalDrawer({
  open,
  proposal,
  lender,
  result,
  hasSavings,
  hasInvestments,
  onAsk,
  onClose,
}: ProposalDrawerProps) {
  const { language } = useLanguage()
  const text = useText()
  const [traced, setTraced] = useState<ExplainedFigure | null>(null)
  const { figures } = proposal
  const years = text('count_years', { count: proposal.new_interest_period_in_months / 12 })
  const renderAmountRow = (term: string, amount: string, figure?: string) => (
    <FactRow key={term} term={term}>
      <TracedAmount
        step={figure === undefined ? undefined : figures?.[figure]}
        onOpen={(step) => setTraced({ step, title: term })}
      >
        {amount}
      </TracedAmount>
    </FactRow>
  )
  const renderPaymentsRow = (term: string, name: keyof RefinanceProposal & `${string}payments`) =>
    renderAmountRow(term, formatEuro(proposal[name], language), name)
  const less = (
    terms: { less: string; more: string },
    name: keyof RefinanceProposal & `${string}${'month' | 'period'}`,
  ) =>
    renderAmountRow(
      terms[proposal[name] < 0 ? 'more' : 'less'],
      formatEuro(Math.abs(proposal[name]), language),
      name,
    )
  const total = proposal.gross_total_refinance_difference
  const rates = result.interest_rates_per_product[proposal.product_line_id] ?? {}
  const differenceAtCurrentRate = proposal.gross_total_refinance_difference_at_current_rate
  const net = proposal.net_total_refinance_difference
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
          {text(total < 0 ? 'refinance_loss' : 'refinance_gain', { years })}
        </Heading>
        <chakra.dl>
          {renderAmountRow(
            text(total < 0 ? 'refinance_costs_all' : 'refinance_brings_all'),
            formatWholeEuro(Math.abs(total), language),
            'gross_total_refinance_difference',
          )}
          {differenceAtCurrentRate !== null &&
            renderAmountRow(
              text(differenceAtCurrentRate < 0 ? 'refinance_kept_costs_all' : 'refinance_kept_brings_all'),
              formatWholeEuro(Math.abs(differenceAtCurrentRate), language),
              'gross_total_refinance_difference_at_current_rate',
            )}
          {net !== null &&
            renderAmountRow(
              text(net < 0 ? 'refinance_costs_net' : 'refinance_brings_net'),
              formatWholeEuro(Math.abs(net), language),
              'net_total_refinance_difference',
            )}
          {renderAmountRow(
            text('refinance_payback'),
            payback === null ? text('refinance_never') : text('count_months', { count: payback }),
            'payback_time_in_months',
          )}
          {less(
            { less: text('refinance_period_gross'), more: text('refinance_period_gross_more') },
            'gross_total_difference_during_interest_period',
          )}
          {less(
            { less: text('refinance_period_net'), more: text('refinance_period_net_more') },
            'net_total_difference_during_interest_period',
          )}
        </chakra.dl>
      </Card>
      <Card>
        <Heading level={3} mb="2">
          {text('refinance_monthly')}
        </Heading>
        <chakra.dl>
          {renderPaymentsRow(text('refinance_gross'), 'gross_monthly_payments')}
          {less(
            { less: text('refinance_gross_difference'), more: text('refinance_gross_more') },
            'gross_difference_per_month',
          )}
          {renderPaymentsRow(text('refinance_net'), 'net_monthly_payments')}
          {less(
            { less: text('refinance_net_difference'), more: text('refinance_net_more') },
            'net_difference_per_month',
          )}
        </chakra.dl>
      </Card>
      <Card>
        <Heading level={3} mb="2">
          {text('refinance_rates_parts')}
        </Heading>
        <chakra.dl>
          {proposal.interest_rates_per_mortgage_part.map((rate, index) =>
            renderAmountRow(
              text('refinance_part', { number: index + 1 }),
              formatPercent(rate * 100, language),
            ),
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
              : [
                  renderAmountRow(
                    text('count_years', { count: months / 12 }),
                    formatPercent(rate * 100, language),
                  ),
                ]
          })}
        </chakra.dl>
      </Card>
      {hasSavings && <Text>{text('refinance_savings')}</Text>}
      {hasInvestments && <Text>{text('refinance_investments')}</Text>}
      <Text textStyle="meta" color="ink2">
        {text('trace_note')}
      </Text>
      <Button justifySelf="start" onClick={onAsk}>
        {text('request_advice')}
      </Button>
      <TraceOverlay trace={result.trace} traced={traced} onClose={() => setTraced(null)} />
    </Drawer>
  )
}
