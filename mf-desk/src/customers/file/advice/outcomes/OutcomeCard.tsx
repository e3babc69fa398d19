import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import { ExplainedAmount, useCalculationTraceTexts } from '@portal/remote-kit/trace'
import { Card, FactRow, Section } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { ExplainFigureHandler } from './explain-figure-handler.ts'
import { useFigureName, useOutcomeName } from './use-outcome-name.ts'

/** Card with one outcome: its verdict and its figures; a click on a figure shows its calculation. */
export function OutcomeCard({
  outcome,
  onExplainFigure,
}: {
  outcome: AdviceOutcome
  onExplainFigure: ExplainFigureHandler
}) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const getOutcomeName = useOutcomeName()
  const getFigureName = useFigureName()
  return (
    <Card>
      <Section title={getOutcomeName(outcome)} aside={<VerdictBadge verdict={outcome.verdict} />}>
        <dl>
          {outcome.figures.map((figure) => (
            <FactRow key={figure.name} term={getFigureName(figure)}>
              <ExplainedAmount
                step={figure.step}
                label={text('advice_explain')}
                onOpen={(step) =>
                  onExplainFigure({ step, title: `${getOutcomeName(outcome)}: ${getFigureName(figure)}` })
                }
              >
                {traceTexts.amount(figure.rule, figure.value, figure.unit)}
              </ExplainedAmount>
            </FactRow>
          ))}
        </dl>
      </Section>
    </Card>
  )
}
