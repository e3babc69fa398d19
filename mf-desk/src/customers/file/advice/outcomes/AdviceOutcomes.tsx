import { ExplainedAmount, useCalculationTraceTexts } from '@portal/blocks/trace'
import type { AdviceOutcome, GivenAdvice } from '@portal/contract/desk/given-advice'
import { Card, chakra, FactRow, Section, Text } from '@portal/ui'
import { cardColumnsCss } from '../../../../shared/desk-styles.ts'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import type { ExplainFigureHandler } from './explain-figure-handler.ts'
import { OutcomeTable } from './OutcomeTable.tsx'
import { useFigureName, useOutcomeName } from './use-outcome-name.ts'

/** Card with one outcome: its verdict and its figures; a click on a figure shows its calculation. */
function OutcomeCard({
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

/**
 * Whether the outcome is shown as a table row instead of a card. Scenarios of a person and proposals are table rows,
 * because there are several of them.
 */
const isTableRowOutcome = ({ path, name }: AdviceOutcome) => name !== null || path.includes('.')

/** Results of a calculation: first the outcome that the customer's request for advice is about, then all outcomes. */
export function AdviceOutcomes({
  advice,
  onExplainFigure,
}: {
  advice: GivenAdvice
  onExplainFigure: ExplainFigureHandler
}) {
  const text = useText()
  const { outcomes, asked } = advice
  if (outcomes.length === 0)
    return (
      <Card>
        <Text>{text('advice_nothing')}</Text>
      </Card>
    )
  const about = asked.flatMap((place) => outcomes[place] ?? [])
  const many = outcomes.filter(isTableRowOutcome)
  const single = outcomes.filter((one) => !isTableRowOutcome(one) && !about.includes(one))
  const renderCards = (list: readonly AdviceOutcome[]) => (
    <chakra.div css={cardColumnsCss}>
      {list.map((outcome) => (
        <OutcomeCard
          key={`${outcome.path} ${outcome.name}`}
          outcome={outcome}
          onExplainFigure={onExplainFigure}
        />
      ))}
    </chakra.div>
  )
  return (
    <>
      {about.length > 0 && <Section title={text('advice_asked')}>{renderCards(about)}</Section>}
      {(many.length > 0 || single.length > 0) && (
        <Section title={text('advice_all')}>
          {single.length > 0 && renderCards(single)}
          {many.length > 0 && (
            <Card>
              <OutcomeTable outcomes={many} onExplainFigure={onExplainFigure} />
            </Card>
          )}
        </Section>
      )}
    </>
  )
}
