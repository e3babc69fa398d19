import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import { TracedAmount, useCalculationTraceTexts } from '@portal/remote-kit/trace'
import { Card, FactRow, Section } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { TraceHandler } from './trace-handler.ts'
import { useGetFigureName, useGetOutcomeName } from './use-outcome-name.ts'

/** Card with one outcome: its verdict and its figures; a click on a figure shows its calculation. */
export function OutcomeCard({ outcome, onTrace }: { outcome: AdviceOutcome; onTrace: TraceHandler }) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const getOutcomeName = useGetOutcomeName()
  const getFigureName = useGetFigureName()
  return (
    <Card>
      <Section title={getOutcomeName(outcome)} aside={<VerdictBadge verdict={outcome.verdict} />}>
        <dl>
          {outcome.figures.map((figure) => (
            <FactRow key={figure.name} term={getFigureName(figure)}>
              <TracedAmount
                step={figure.step}
                label={text('advice_explain')}
                onOpen={(step) =>
                  onTrace({ step, title: `${getOutcomeName(outcome)}: ${getFigureName(figure)}` })
                }
              >
                {traceTexts.amount(figure.rule, figure.value, figure.unit)}
              </TracedAmount>
            </FactRow>
          ))}
        </dl>
      </Section>
    </Card>
  )
}
