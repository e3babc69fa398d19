import { SegmentedControl } from '@portal/remote-kit/segmented-control'
import { Slider } from '@portal/remote-kit/slider'
import { Box, Card, chakra, Flex, Heading, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../texts.ts'
import {
  type AffectedPerson,
  findWorstVerdict,
  getStayInHomeVerdict,
  householdScenarios,
  listScenarioResults,
  type Scenario,
  type ScenarioCase,
  type ScenarioKey,
  type ScenarioOutcome,
  type SubScenario,
} from './list-scenarios.ts'
import { ScenarioVerdict, type SharedVerdictProps } from './ScenarioVerdict.tsx'
import { useFormatBalance, useFormatVariant } from './use-scenario-texts.ts'
import { VerdictIcon } from './VerdictIcon.tsx'

interface VariantSwitchProps {
  scenario: Scenario
  chosen: SubScenario
  onChoose: (sub: SubScenario) => void
}

/**
 * Choice of a scenario's variant. Each option shows its worst verdict, so that the customer does not overlook a bad one
 * (SCEN-05, SCEN-09).
 */
function VariantSwitch({ scenario: { key, outcomes }, chosen, onChoose }: VariantSwitchProps) {
  const text = useText()
  const formatVariant = useFormatVariant()
  const options = outcomes.flatMap((outcome) => {
    const { sub } = outcome
    if (!sub) return []
    const worst = findWorstVerdict(listScenarioResults({ outcomes: [outcome] }))
    const content = (
      <>
        {worst && <VerdictIcon verdict={worst} size={18} />}
        {formatVariant(sub)}
      </>
    )
    return [{ value: sub, content }]
  })
  return (
    <Box mt="3">
      <SegmentedControl
        label={text(`scenario_${key}`)}
        options={options}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Box>
  )
}

/** Scenarios that can happen only to a person with wage from work. */
const wageScenarios: readonly ScenarioKey[] = ['incapacitated', 'unemployment']

interface ScenarioCardProps {
  scenario: Scenario
  names: Record<AffectedPerson, string>
  /** Whether there is a partner. Each person then has a column. */
  hasPartner: boolean
  verdictProps: SharedVerdictProps
  onOpen: (one: ScenarioCase) => void
  animationIndex: number
}

/** A scenario: its event, and the verdict for each affected person. */
export function ScenarioCard({
  scenario,
  names,
  hasPartner,
  verdictProps: drawn,
  onOpen,
  animationIndex,
}: ScenarioCardProps) {
  const text = useText()
  const formatVariant = useFormatVariant()
  const formatBalance = useFormatBalance()
  const { key, outcomes, shares } = scenario
  const [chosen, setChosen] = useState(outcomes[0]?.sub ?? null)
  const outcome = (shares ?? outcomes).find(({ sub }) => sub === chosen) ?? outcomes[0]
  if (!outcome) return null
  const isSingle = householdScenarios.includes(key) || !hasPartner
  const people: readonly AffectedPerson[] = isSingle ? ['applicant'] : ['applicant', 'partner']
  const outcomeTexts = people.flatMap((who) => {
    const result = outcome[who]
    if (!result) return []
    const words = `${text(`verdict_${getStayInHomeVerdict(result)}`)}. ${formatBalance(result)}`
    return isSingle ? words : `${names[who]}: ${words}`
  })
  return (
    <Card
      as="article"
      animationIndex={animationIndex}
      id={`scenario-${key}`}
      tabIndex={-1}
      css={getScenarioColumnsCss(hasPartner ? 2 : 1)}
      scrollMarginTop="5"
    >
      <div>
        <Heading level={3}>{text(`scenario_${key}`)}</Heading>
        <Text textStyle="meta" color="ink2">
          {text(`scenario_${key}_hint`)}
        </Text>
        {chosen && shares && (
          <IncapacityShareSlider
            shares={shares}
            chosen={chosen}
            outcome={outcomeTexts.join(' ')}
            onChoose={setChosen}
          />
        )}
        {chosen && !shares && <VariantSwitch scenario={scenario} chosen={chosen} onChoose={setChosen} />}
      </div>
      {people.map((who) => {
        const result = outcome[who]
        const whom = isSingle ? null : text('scenario_happens_to', { name: names[who] })
        return result ? (
          <ScenarioVerdict
            key={who}
            scenario={key}
            result={result}
            personName={whom}
            verdictProps={drawn}
            isSteady={shares !== undefined}
            about={[text(`scenario_${key}`), chosen && formatVariant(chosen), !isSingle && names[who]]
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
            <Text color="ink2">
              {text(wageScenarios.includes(key) ? 'scenario_without_wage' : 'scenario_not_applicable')}
            </Text>
          </Box>
        )
      })}
    </Card>
  )
}

interface IncapacityShareSliderProps {
  /** Results for each share of incapacity, lowest share first. */
  shares: readonly ScenarioOutcome[]
  chosen: SubScenario
  /** Outcome of the chosen share for all persons, as text. */
  outcome: string
  onChoose: (sub: SubScenario) => void
}

/** Distance of the slider's first and last step from its ends: half the width of the thumb. */
const halfThumbWidth = '8px'

/**
 * Slider for the share of incapacity. Each step shows its worst verdict, so that the customer does not overlook a bad
 * one (SCEN-05, SCEN-30).
 */
function IncapacityShareSlider({ shares, chosen, outcome, onChoose }: IncapacityShareSliderProps) {
  const text = useText()
  const formatVariant = useFormatVariant()
  const id = useId()
  const outcomeId = useId()
  const [lowest = 0, second = lowest + 1] = shares.map(({ sub }) => Number(sub))
  const step = second - lowest
  const getPercentAtIndex = (place: number) => lowest + place * step
  const toShareIndex = (percent: number) => Math.round((percent - lowest) / step)
  const getVariantAt = (percent: number) => shares[toShareIndex(percent)]?.sub ?? chosen
  const place = shares.findIndex(({ sub }) => sub === chosen)
  const marks = shares.map((share) => {
    const worst = findWorstVerdict(listScenarioResults({ outcomes: [share] }))
    return (
      <chakra.span key={share.sub} display="grid" w="0" justifyContent="center">
        {worst && <VerdictIcon verdict={worst} size={14} />}
      </chakra.span>
    )
  })
  return (
    <Box mt="3" role="group" aria-label={text('scenario_incapacitated')} _print={{ display: 'none' }}>
      <Slider
        id={id}
        label={text('share_label')}
        min={lowest}
        max={getPercentAtIndex(shares.length - 1)}
        step={step}
        value={getPercentAtIndex(Math.max(0, place))}
        format={(percent) => formatVariant(getVariantAt(percent))}
        outcome={outcome}
        describedBy={outcomeId}
        marks={
          <Flex justify="space-between" px={halfThumbWidth} my="1">
            {marks}
          </Flex>
        }
        onChange={(percent) => onChoose(getVariantAt(percent))}
      />
      <Text id={outcomeId} textStyle="meta" color="ink2" mt="1">
        {text('share_note')}
      </Text>
    </Box>
  )
}

/** Returns grid styles: one column for the scenario and one for each person; stacked on narrow screens. */
export const getScenarioColumnsCss = (people: number) => ({
  display: 'grid',
  gap: { base: '20px', md: '20px 32px' },
  gridTemplateColumns: {
    base: 'minmax(0,1fr)',
    md: `repeat(${people}, minmax(0,1fr))`,
    lg: `minmax(0,224px) repeat(${people}, minmax(0,1fr))`,
  },
  '& > :first-of-type': { gridColumn: { base: '1', md: '1/-1', lg: 'auto' } },
})
