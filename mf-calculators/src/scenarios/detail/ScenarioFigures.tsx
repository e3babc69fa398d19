import { formatDate } from '@portal/domain/format/date'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { roundToCents } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, FactRow, Heading } from '@portal/ui'
import { memo } from 'react'
import type { ExplainedFigure } from '../../shared/trace/TraceDrawer.tsx'
import { TracedAmount } from '../../shared/trace/TracedAmount.tsx'
import { useText } from '../../texts.ts'
import type { DisplayedResult } from '../list-scenarios.ts'

interface ScenarioFiguresProps {
  result: DisplayedResult
  onTrace: (traced: ExplainedFigure) => void
}

/**
 * Income before and after the event of the scenario, the mortgage at that time, and the maximum loan. Each amount can
 * be explained.
 */
export const ScenarioFigures = memo(function ScenarioFigureList({ result, onTrace }: ScenarioFiguresProps) {
  const text = useText()
  const { language } = useLanguage()
  const { income, mortgage_situation, maximum_mortgage, figures } = result
  const after = income.total_net_monthly_income
  const difference = income.difference_net_monthly_income
  const renderFigureRow = (name: string, amount: string, figure?: string) => (
    <FactRow key={name} term={name}>
      <TracedAmount
        step={figure === undefined ? undefined : figures?.[figure]}
        onOpen={(step) => onTrace({ step, title: name })}
      >
        {amount}
      </TracedAmount>
    </FactRow>
  )
  const blocks = [
    {
      title: text('income_title'),
      rows: [
        renderFigureRow(text('income_before'), formatEuro(roundToCents(after - difference), language)),
        renderFigureRow(text('income_after'), formatEuro(after, language), 'income.total_net_monthly_income'),
        renderFigureRow(
          text(difference < 0 ? 'income_less' : difference > 0 ? 'income_more' : 'income_difference'),
          formatEuro(Math.abs(difference), language),
          'income.difference_net_monthly_income',
        ),
      ],
    },
    {
      title: text('situation_title'),
      rows: [
        renderFigureRow(text('situation_date'), formatDate(mortgage_situation.date, language) ?? ''),
        renderFigureRow(
          text('situation_payments'),
          formatEuro(mortgage_situation.monthly_payments, language),
          'mortgage_situation.monthly_payments',
        ),
        renderFigureRow(
          text('situation_debt'),
          formatEuro(mortgage_situation.remaining_sum, language),
          'mortgage_situation.remaining_sum',
        ),
      ],
    },
    {
      title: text('maximum_title'),
      rows: [
        renderFigureRow(
          text('maximum_payments'),
          formatEuro(maximum_mortgage.monthly_payments, language),
          'maximum_mortgage.monthly_payments',
        ),
        renderFigureRow(
          text('maximum_sum'),
          formatWholeEuro(maximum_mortgage.total_sum, language),
          'maximum_mortgage.total_sum',
        ),
      ],
    },
  ]
  return blocks.map(({ title, rows }) => (
    <Card key={title}>
      <Heading level={3} mb="2">
        {title}
      </Heading>
      <chakra.dl>{rows}</chakra.dl>
    </Card>
  ))
})
