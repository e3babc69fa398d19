import { LenderLogo } from '@portal/blocks/lender-logo'
import { interestPeriods, type RefinanceProposal, type RefinanceResult } from '@portal/contract/refinance'
import { formatEuro, formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Box, Button, Card, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import { type Figure, FigureList } from '../../shared/trace/FigureList.tsx'
import type { ExplainedFigure } from '../../shared/trace/TraceDrawer.tsx'
import { TraceOverlay } from '../../shared/trace/TraceOverlay.tsx'
import { useText } from '../../texts.ts'

type TextId = Parameters<ReturnType<typeof useText>>[0]

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
  const createPayments = (term: string, name: keyof RefinanceProposal & `${string}payments`): Figure => ({
    term,
    amount: formatEuro(proposal[name], language),
    step: figures?.[name],
  })
  /** Amount of a difference, whose term tells whether it is a gain or a loss; empty if it is unknown. */
  const createDifference = (
    name: keyof RefinanceProposal & `${string}difference${string}`,
    gainTextId: TextId,
    lossTextId: TextId,
    format = formatEuro,
  ): Figure[] => {
    const euros = proposal[name]
    if (euros === null) return []
    const term = text(euros < 0 ? lossTextId : gainTextId)
    return [{ term, amount: format(Math.abs(euros), language), step: figures?.[name] }]
  }
  const total = proposal.gross_total_refinance_difference
  const rates = result.interest_rates_per_product[proposal.product_line_id] ?? {}
  const payback = proposal.payback_time_in_months
  const totals = [
    ...createDifference(
      'gross_total_refinance_difference',
      'refinance_brings_all',
      'refinance_costs_all',
      formatWholeEuro,
    ),
    ...createDifference(
      'gross_total_refinance_difference_at_current_rate',
      'refinance_kept_brings_all',
      'refinance_kept_costs_all',
      formatWholeEuro,
    ),
    ...createDifference(
      'net_total_refinance_difference',
      'refinance_brings_net',
      'refinance_costs_net',
      formatWholeEuro,
    ),
    {
      term: text('refinance_payback'),
      amount: payback === null ? text('refinance_never') : text('count_months', { count: payback }),
      step: figures?.payback_time_in_months,
    },
    ...createDifference(
      'gross_total_difference_during_interest_period',
      'refinance_period_gross',
      'refinance_period_gross_more',
    ),
    ...createDifference(
      'net_total_difference_during_interest_period',
      'refinance_period_net',
      'refinance_period_net_more',
    ),
  ]
  const monthly = [
    createPayments(text('refinance_gross'), 'gross_monthly_payments'),
    ...createDifference('gross_difference_per_month', 'refinance_gross_difference', 'refinance_gross_more'),
    createPayments(text('refinance_net'), 'net_monthly_payments'),
    ...createDifference('net_difference_per_month', 'refinance_net_difference', 'refinance_net_more'),
  ]
  const createRate = (term: string, rate: number): Figure => ({
    term,
    amount: formatPercent(rate * 100, language),
  })
  const partRates = proposal.interest_rates_per_mortgage_part.map((rate, index) =>
    createRate(text('refinance_part', { number: index + 1 }), rate),
  )
  const periodRates = interestPeriods.flatMap((months) => {
    const rate = rates[String(months)]
    return rate === undefined ? [] : createRate(text('count_years', { count: months / 12 }), rate)
  })
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
        <FigureList
          title={text(total < 0 ? 'refinance_loss' : 'refinance_gain', { years })}
          figures={totals}
          onTrace={setTraced}
        />
      </Card>
      <Card>
        <FigureList title={text('refinance_monthly')} figures={monthly} onTrace={setTraced} />
      </Card>
      <Card>
        <FigureList title={text('refinance_rates_parts')} figures={partRates} onTrace={setTraced} />
        <Box mt="5">
          <FigureList title={text('refinance_rates_periods')} figures={periodRates} onTrace={setTraced} />
        </Box>
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
