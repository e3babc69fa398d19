import type { AdviceOutcome } from '@portal/contract/desk/advice'
import { TracedAmount, useTraceTexts } from '@portal/remote-kit/trace'
import { Card, FactRow, Section } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { OnTrace } from './on-trace.ts'
import { useFigureName, useOutcomeName } from './use-outcome-name.ts'

/** A part of the result: its verdict, and figures that show their calculation on click. */
export function OutcomeCard({ outcome, onTrace }: { outcome: AdviceOutcome; onTrace: OnTrace }) {
  const text = useText()
  const words = useTraceTexts()
  const nameOf = useOutcomeName()
  const figureName = useFigureName()
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
