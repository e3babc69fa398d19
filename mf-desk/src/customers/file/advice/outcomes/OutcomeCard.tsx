import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import { TracedAmount, useTraceTexts } from '@portal/remote-kit/trace'
import { Card, FactRow, Section } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { TraceHandler } from './trace-handler.ts'
import { useGetFigureName, useGetOutcomeName } from './use-outcome-name.ts'

/** Card with one outcome: its verdict and its figures; a click on a figure shows its calculation. */
export function OutcomeCard({ outcome, onTrace }: { outcome: AdviceOutcome; onTrace: TraceHandler }) {
  const text = useText()
  const words = useTraceTexts()
  const nameOf = useGetOutcomeName()
  const figureName = useGetFigureName()
  return (
    <Card>
      <Section title={nameOf(outcome)} aside={<VerdictBadge verdict={outcome.verdict} />}>
        <dl>
          {outcome.figures.map((figure) => (
            <FactRow key={figure.name} term={figureName(figure)}>
              <TracedAmount
                step={figure.step}
                label={text('advice_explain')}
                onOpen={(step) => onTrace({ step, title: `${nameOf(outcome)}: ${figureName(figure)}` })}
              >
                {words.amount(figure.rule, figure.value, figure.unit)}
              </TracedAmount>
            </FactRow>
          ))}
        </dl>
      </Section>
    </Card>
  )
}
