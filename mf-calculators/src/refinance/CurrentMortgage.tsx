import type { RefinanceResult } from '@portal/contract/refinance'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, Grid } from '@portal/ui'
import { useState } from 'react'
import { FigureList } from '../shared/trace/FigureList.tsx'
import type { ExplainedFigure } from '../shared/trace/TraceDrawer.tsx'
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
  const { current_mortgage_situation: now, repayment_penalty, refinance_costs: costs, figures } = result
  const formatAmount = (amount: number) => formatEuro(amount, language)
  const current = [
    { term: text('refinance_rate'), amount: formatPercent(now.interest_rate * 100, language) },
    {
      term: text('refinance_gross'),
      amount: formatAmount(now.gross_monthly_payments),
      step: now.figures?.gross_monthly_payments,
    },
    {
      term: text('refinance_net'),
      amount: formatAmount(now.net_monthly_payments),
      step: now.figures?.net_monthly_payments,
    },
    {
      term: text('situation_debt'),
      amount: formatAmount(now.remaining_sum),
      step: now.figures?.remaining_sum,
    },
  ]
  const once = [
    { term: text('refinance_penalty'), euros: repayment_penalty, step: figures?.repayment_penalty },
    { term: text('refinance_brokerage'), euros: costs.mortgage_brokerage_costs },
    { term: text('refinance_notary'), euros: costs.notarial_mortgage_act_costs },
    { term: text('refinance_appraisal'), euros: costs.appraisal_costs },
    ...(costs.guarantee_fee > 0
      ? [
          {
            term: text('refinance_guarantee_fee'),
            euros: costs.guarantee_fee,
            step: figures?.['refinance_costs.guarantee_fee'],
          },
        ]
      : []),
  ]
  const together = { term: text('refinance_together'), euros: sumAmounts(once.map(({ euros }) => euros)) }
  return (
    <Grid
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }}
      alignItems="start"
    >
      <Card>
        <FigureList
          title={lender ? text('refinance_now', { lender }) : text('refinance_now_unknown')}
          figures={current}
          onTrace={setTraced}
        />
      </Card>
      <Card>
        <FigureList
          title={text('refinance_once')}
          figures={[...once, together].map(({ euros, ...figure }) => ({
            ...figure,
            amount: formatAmount(euros),
          }))}
          onTrace={setTraced}
        />
      </Card>
      <TraceOverlay trace={result.trace} traced={traced} onClose={() => setTraced(null)} />
    </Grid>
  )
}
