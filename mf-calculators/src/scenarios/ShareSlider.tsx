import { Slider } from '@portal/remote-kit/slider'
import { Box, chakra, Flex, Text } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'
import { type Outcome, resultsOf, type SubScenario, worstVerdict } from './scenarios.ts'
import { useKindWords } from './use-kind-words.ts'
import { VerdictIcon } from './VerdictIcon.tsx'

interface Props {
  /** Outcome of each share, lowest share first. */
  shares: readonly Outcome[]
  chosen: SubScenario
  /** Outcome of the chosen share for all persons, as text. */
  outcome: string
  onChoose: (sub: SubScenario) => void
}

/** Half a thumb: distance of the slider's first and last step from its ends. */
const halfThumb = '8px'

/**
 * Slider for the share of incapacity, with the worst verdict at each step, so that none is overlooked (SCEN-05,
 * SCEN-30).
 */
export function ShareSlider({ shares, chosen, outcome, onChoose }: Props) {
  const text = useText()
  const kindWords = useKindWords()
  const id = useId()
  const outcomeId = useId()
  const [lowest = 0, second = lowest + 1] = shares.map(({ sub }) => Number(sub))
  const step = second - lowest
  const percentOf = (place: number) => lowest + place * step
  const placeOf = (percent: number) => Math.round((percent - lowest) / step)
  const subAt = (percent: number) => shares[placeOf(percent)]?.sub ?? chosen
  const place = shares.findIndex(({ sub }) => sub === chosen)
  const marks = shares.map((share) => {
    const worst = worstVerdict(resultsOf({ outcomes: [share] }))
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
        max={percentOf(shares.length - 1)}
        step={step}
        value={percentOf(Math.max(0, place))}
        format={(percent) => kindWords(subAt(percent))}
        outcome={outcome}
        describedBy={outcomeId}
        marks={
          <Flex justify="space-between" px={halfThumb} my="1">
            {marks}
          </Flex>
        }
        onChange={(percent) => onChoose(subAt(percent))}
      />
      <Text id={outcomeId} textStyle="meta" color="ink2" mt="1">
        {text('share_note')}
      </Text>
    </Box>
  )
}
