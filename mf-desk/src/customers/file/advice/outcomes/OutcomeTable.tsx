import type { AdviceUnit } from '@portal/contract/advice-trace'
import type { AdviceOutcome } from '@portal/contract/desk/advice'
import { scrolls, table } from '@portal/remote-kit/staff'
import { TracedAmount, useTraceTexts } from '@portal/remote-kit/trace'
import { Box, chakra, VisuallyHidden } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { OnTrace } from './on-trace.ts'
import { useFigureName, useOutcomeName } from './use-outcome-name.ts'

/** Columns of the table, for figures that exist; others are in the details. */
const shown = [
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

/** Column headings name the month, so that cells only contain the amount. */
const inTable = (unit: AdviceUnit): AdviceUnit => (unit === 'euro_a_month' ? 'euro' : unit)

/** Table of scenarios or proposals. */
export function OutcomeTable({
  outcomes,
  onTrace,
}: {
  outcomes: readonly AdviceOutcome[]
  onTrace: OnTrace
}) {
  const text = useText()
  const words = useTraceTexts()
  const nameOf = useOutcomeName()
  const figureName = useFigureName()
  const all = outcomes.flatMap(({ figures }) => figures)
  const columns = shown.flatMap((name) => all.find((one) => one.name === name) ?? [])
  return (
    <Box css={scrolls}>
      <chakra.table css={table}>
        <thead>
          <tr>
            <th scope="col">{text('advice_part')}</th>
            <th scope="col">{text('verdict')}</th>
            {columns.map((figure) => (
              <th key={figure.name} scope="col">
                {figureName({ ...figure, value: 0 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome) => (
            <tr key={`${outcome.path} ${outcome.name}`}>
              <th scope="row">{nameOf(outcome)}</th>
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
                          onTrace({ step, title: `${nameOf(outcome)}: ${figureName(figure)}` })
                        }
                      >
                        {words.amount(figure.rule, figure.value, inTable(figure.unit))}
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
