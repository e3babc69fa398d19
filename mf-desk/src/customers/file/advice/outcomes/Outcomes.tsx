import type { AdviceOutcome, GivenAdvice } from '@portal/contract/desk/advice'
import { Card, chakra, Section, Text } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { OutcomeCard } from './OutcomeCard.tsx'
import { OutcomeTable } from './OutcomeTable.tsx'
import type { OnTrace } from './on-trace.ts'

const columns = {
  columns: { base: 1, lg: 2 },
  columnGap: '5',
  '& > *': { breakInside: 'avoid', mb: '5' },
}

/** Whether it is one of several of its kind, shown in a table: a scenario of a person, or a proposal. */
const isOfMany = ({ path, name }: AdviceOutcome) => name !== null || path.includes('.')

/** Results of a calculation: the subject of the request first, then all. */
export function Outcomes({ advice, onTrace }: { advice: GivenAdvice; onTrace: OnTrace }) {
  const text = useText()
  const { outcomes, asked } = advice
  if (outcomes.length === 0)
    return (
      <Card>
        <Text>{text('advice_nothing')}</Text>
      </Card>
    )
  const about = asked.flatMap((place) => outcomes[place] ?? [])
  const many = outcomes.filter(isOfMany)
  const single = outcomes.filter((one) => !isOfMany(one) && !about.includes(one))
  const cards = (list: readonly AdviceOutcome[]) => (
    <chakra.div css={columns}>
      {list.map((outcome) => (
        <OutcomeCard key={`${outcome.path} ${outcome.name}`} outcome={outcome} onTrace={onTrace} />
      ))}
    </chakra.div>
  )
  return (
    <>
      {about.length > 0 && <Section title={text('advice_asked')}>{cards(about)}</Section>}
      {(many.length > 0 || single.length > 0) && (
        <Section title={text('advice_all')}>
          {single.length > 0 && cards(single)}
          {many.length > 0 && (
            <Card>
              <OutcomeTable outcomes={many} onTrace={onTrace} />
            </Card>
          )}
        </Section>
      )}
    </>
  )
}
