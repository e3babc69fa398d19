import { ExplainedAmount, useCalculationTraceTexts } from '@portal/blocks/trace'
import type { AdviceUnit } from '@portal/contract/advice-trace'
import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import { StaffTable } from '@portal/remote-kit/staff'
import { VisuallyHidden } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { ExplainFigureHandler } from './explain-figure-handler.ts'
import { useFigureName, useOutcomeName } from './use-outcome-name.ts'

/** Figures that have a column in the table; the details show the others. */
const figuresWithColumn = [
  'income.total_net_monthly_income',
  'mortgage_situation.monthly_payments',
  'maximum_mortgage.monthly_payments',
  'mortgage_situation.remaining_sum',
  'maximum_mortgage.total_sum',
  'gross_difference_per_month',
  'gross_total_refinance_difference',
  'net_total_refinance_difference',
  'payback_time_in_months',
]

/** Removes "a month" from a unit, because the column heading already names it. */
const toTableUnit = (unit: AdviceUnit): AdviceUnit => (unit === 'euro_a_month' ? 'euro' : unit)

export function OutcomeTable({
  outcomes,
  onExplainFigure,
}: {
  outcomes: readonly AdviceOutcome[]
  onExplainFigure: ExplainFigureHandler
}) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const getOutcomeName = useOutcomeName()
  const getFigureName = useFigureName()
  const all = outcomes.flatMap(({ figures }) => figures)
  const columns = figuresWithColumn.flatMap((name) => all.find((one) => one.name === name) ?? [])
  return (
    <StaffTable
      columns={[
        text('advice_part'),
        text('verdict'),
        ...columns.map((figure) => getFigureName({ ...figure, value: 0 })),
      ]}
    >
      {outcomes.map((outcome) => (
        <tr key={`${outcome.path} ${outcome.name}`}>
          <th scope="row">{getOutcomeName(outcome)}</th>
          <td>
            <VerdictBadge verdict={outcome.verdict} />
          </td>
          {columns.map(({ name }) => {
            const figure = outcome.figures.find((one) => one.name === name)
            return (
              <td key={name}>
                {figure ? (
                  <ExplainedAmount
                    step={figure.step}
                    label={text('advice_explain')}
                    onOpen={(step) =>
                      onExplainFigure({
                        step,
                        title: `${getOutcomeName(outcome)}: ${getFigureName(figure)}`,
                      })
                    }
                  >
                    {traceTexts.amount(figure.rule, figure.value, toTableUnit(figure.unit))}
                  </ExplainedAmount>
                ) : (
                  <VisuallyHidden>{text('nothing')}</VisuallyHidden>
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </StaffTable>
  )
}
