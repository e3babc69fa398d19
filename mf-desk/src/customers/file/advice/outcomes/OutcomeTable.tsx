import type { AdviceUnit } from '@portal/contract/advice-trace'
import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import { staffTableCss, staffTableScrollCss } from '@portal/remote-kit/staff'
import { TracedAmount, useCalculationTraceTexts } from '@portal/remote-kit/trace'
import { Box, chakra, VisuallyHidden } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { TraceHandler } from './trace-handler.ts'
import { useGetFigureName, useGetOutcomeName } from './use-outcome-name.ts'

/** Figures that have a column in the table; the details show the others. */
const shownFigures = [
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
  onTrace,
}: {
  outcomes: readonly AdviceOutcome[]
  onTrace: TraceHandler
}) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const getOutcomeName = useGetOutcomeName()
  const getFigureName = useGetFigureName()
  const all = outcomes.flatMap(({ figures }) => figures)
  const columns = shownFigures.flatMap((name) => all.find((one) => one.name === name) ?? [])
  return (
    <Box css={staffTableScrollCss}>
      <chakra.table css={staffTableCss}>
        <thead>
          <tr>
            <th scope="col">{text('advice_part')}</th>
            <th scope="col">{text('verdict')}</th>
            {columns.map((figure) => (
              <th key={figure.name} scope="col">
                {getFigureName({ ...figure, value: 0 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
                      <TracedAmount
                        step={figure.step}
                        label={text('advice_explain')}
                        onOpen={(step) =>
                          onTrace({ step, title: `${getOutcomeName(outcome)}: ${getFigureName(figure)}` })
                        }
                      >
                        {traceTexts.amount(figure.rule, figure.value, toTableUnit(figure.unit))}
                      </TracedAmount>
                    ) : (
                      <VisuallyHidden>{text('nothing')}</VisuallyHidden>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
