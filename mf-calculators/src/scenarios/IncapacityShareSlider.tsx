import { Slider } from '@portal/remote-kit/slider'
import { Box, chakra, Flex, Text } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'
import {
  findWorstVerdict,
  listScenarioResults,
  type ScenarioOutcome,
  type SubScenario,
} from './list-scenarios.ts'
import { useFormatVariant } from './use-format-variant.ts'
import { VerdictIcon } from './VerdictIcon.tsx'

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
export function IncapacityShareSlider({ shares, chosen, outcome, onChoose }: IncapacityShareSliderProps) {
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
