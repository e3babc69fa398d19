import { Box, Card, Heading, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { Cell } from './Cell.tsx'
import { Kinds } from './Kinds.tsx'
import { columns } from './look.ts'
import { type Case, ofHousehold, type Scenario, type Who } from './scenarios.ts'

interface Props {
  scenario: Scenario
  names: Record<Who, string>
  /** Whether there is a partner, and so a column for each. */
  together: boolean
  scale: number
  onOpen: (one: Case) => void
  /** Place among the cards, from 0. */
  appear: number
}

/** One scenario: what happens, and the verdict for each person it can happen to. */
export function ScenarioCard({ scenario, names, together, scale, onOpen, appear }: Props) {
  const text = useText()
  const { key, outcomes } = scenario
  const [chosen, setChosen] = useState(outcomes[0]?.sub ?? null)
  const outcome = outcomes.find(({ sub }) => sub === chosen)
  if (!outcome) return null
  const alone = ofHousehold.includes(key) || !together
  const people: readonly Who[] = alone ? ['applicant'] : ['applicant', 'partner']
  return (
    <Card
      as="article"
      appear={appear}
      id={`scenario-${key}`}
      tabIndex={-1}
      css={columns(together ? 2 : 1)}
      scrollMarginTop="5"
    >
      <div>
        <Heading level={3}>{text(`scenario_${key}`)}</Heading>
        <Text textStyle="meta" color="ink2">
          {text(`scenario_${key}_hint`)}
        </Text>
        {chosen && <Kinds scenario={scenario} chosen={chosen} onChoose={setChosen} />}
      </div>
      {people.map((who) => {
        const result = outcome[who]
        const whom = alone ? null : text('scenario_happens_to', { name: names[who] })
        return result ? (
          <Cell
            key={who}
            result={result}
            whom={whom}
            scale={scale}
            about={[text(`scenario_${key}`), chosen && text(`sub_${chosen}`), !alone && names[who]]
              .filter(Boolean)
              .join(', ')}
            onOpen={() => onOpen({ key, sub: chosen, who, result })}
          />
        ) : (
          <Box key={who}>
            {whom && (
              <Text textStyle="meta" color="ink2" fontWeight={600} mb="1" display={{ lg: 'none' }}>
                {whom}
              </Text>
            )}
            <Text color="ink2">{text(`scenario_${key}_not`)}</Text>
          </Box>
        )
      })}
    </Card>
  )
}
