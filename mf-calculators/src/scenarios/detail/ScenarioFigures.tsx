import { formatDate } from '@portal/domain/format/date'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { roundToCents } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Card } from '@portal/ui'
import { memo } from 'react'
import { FigureList } from '../../shared/trace/FigureList.tsx'
import type { ExplainedFigure } from '../../shared/trace/TraceDrawer.tsx'
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
  const createFigure = (term: string, amount: string, name = '') => ({ term, amount, step: figures?.[name] })
  const blocks = [
    {
      title: text('income_title'),
      figures: [
        createFigure(text('income_before'), formatEuro(roundToCents(after - difference), language)),
        createFigure(text('income_after'), formatEuro(after, language), 'income.total_net_monthly_income'),
        createFigure(
          text(difference < 0 ? 'income_less' : difference > 0 ? 'income_more' : 'income_difference'),
          formatEuro(Math.abs(difference), language),
          'income.difference_net_monthly_income',
        ),
      ],
    },
    {
      title: text('situation_title'),
      figures: [
        createFigure(text('situation_date'), formatDate(mortgage_situation.date, language) ?? ''),
        createFigure(
          text('situation_payments'),
          formatEuro(mortgage_situation.monthly_payments, language),
          'mortgage_situation.monthly_payments',
        ),
        createFigure(
          text('situation_debt'),
          formatEuro(mortgage_situation.remaining_sum, language),
          'mortgage_situation.remaining_sum',
        ),
      ],
    },
    {
      title: text('maximum_title'),
      figures: [
        createFigure(
          text('maximum_payments'),
          formatEuro(maximum_mortgage.monthly_payments, language),
          'maximum_mortgage.monthly_payments',
        ),
        createFigure(
          text('maximum_sum'),
          formatWholeEuro(maximum_mortgage.total_sum, language),
          'maximum_mortgage.total_sum',
        ),
      ],
    },
  ]
  return blocks.map((block) => (
    <Card key={block.title}>
      <FigureList {...block} onTrace={onTrace} />
    </Card>
  ))
})
