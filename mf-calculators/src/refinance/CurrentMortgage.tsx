import type { RefinanceResult } from '@portal/contract/refinance'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, FactRow, Grid, Heading } from '@portal/ui'
import { useState } from 'react'
import type { ExplainedFigure } from '../shared/trace/TraceDrawer.tsx'
import { TracedAmount } from '../shared/trace/TracedAmount.tsx'
import { TraceOverlay } from '../shared/trace/TraceOverlay.tsx'
import { useText } from '../texts.ts'

interface CurrentMortgageProps {
  result: RefinanceResult
  lender: string | null
}

/** The current mortgage, and the one-off costs of replacing it: penalty, brokerage, notary and appraisal. */
export function CurrentMortgage({ result, lender }: CurrentMortgageProps) {
  const { language } = useLanguage()
  const text = useText()
  const [traced, setTraced] = useState<ExplainedFigure | null>(null)
  const { current_mortgage_situation: now, repayment_penalty, refinance_costs: costs } = result
  const createTraceOpener = (title: string) => (step: number) => setTraced({ step, title })
  const renderAmountRow = (term: string, amount: string, step?: number) => (
    <FactRow key={term} term={term}>
      <TracedAmount step={step} onOpen={createTraceOpener(term)}>
        {amount}
      </TracedAmount>
    </FactRow>
  )
  const once = [
    { term: text('refinance_penalty'), amount: repayment_penalty, step: result.figures?.repayment_penalty },
    { term: text('refinance_brokerage'), amount: costs.mortgage_brokerage_costs },
    { term: text('refinance_notary'), amount: costs.notarial_mortgage_act_costs },
    { term: text('refinance_appraisal'), amount: costs.appraisal_costs },
    ...(costs.guarantee_fee > 0
      ? [
          {
            term: text('refinance_guarantee_fee'),
            amount: costs.guarantee_fee,
            step: result.figures?.['refinance_costs.guarantee_fee'],
          },
        ]
      : []),
  ]
  return (
    <Grid
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }}
      alignItems="start"
    >
      <Card>
        <Heading level={3} mb="2">
          {lender ? text('refinance_now', { lender }) : text('refinance_now_unknown')}
        </Heading>
        <chakra.dl>
          {renderAmountRow(text('refinance_rate'), formatPercent(now.interest_rate * 100, language))}
          {renderAmountRow(
            text('refinance_gross'),
            formatEuro(now.gross_monthly_payments, language),
            now.figures?.gross_monthly_payments,
          )}
          {renderAmountRow(
            text('refinance_net'),
            formatEuro(now.net_monthly_payments, language),
            now.figures?.net_monthly_payments,
          )}
          {renderAmountRow(
            text('situation_debt'),
            formatEuro(now.remaining_sum, language),
            now.figures?.remaining_sum,
          )}
        </chakra.dl>
      </Card>
      <Card>
        <Heading level={3} mb="2">
          {text('refinance_once')}
        </Heading>
        <chakra.dl>
          {once.map(({ term, amount, step }) => renderAmountRow(term, formatEuro(amount, language), step))}
          {renderAmountRow(
            text('refinance_together'),
            formatEuro(sumAmounts(once.map(({ amount }) => amount)), language),
          )}
        </chakra.dl>
      </Card>
      <TraceOverlay trace={result.trace} traced={traced} onClose={() => setTraced(null)} />
    </Grid>
  )
}
