import { today } from '@portal/contract/clock'
import { monthsBetween } from '@portal/contract/day'
import { Slider } from '@portal/remote-kit/slider'
import { Box } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../../texts.ts'

interface Props {
  name: string
  /** 'YYYY-MM-DD', both. */
  birth: string
  statePension: string
  /** Age in whole years; undefined: the state pension age. */
  age: number | undefined
  /** Its effect, as a sentence. */
  outcome: string
  onChoose: (age: number | undefined) => void
}

/** Minimum age: hardly anyone younger stops working without income until the state pension. */
const youngest = 55

/** Choice of the age at which a person stops working: the state pension age, or earlier. Nothing after that age. */
export function StopsAt({ name, birth, statePension, age, outcome, onChoose }: Props) {
  const text = useText()
  const id = useId()
  const last = Math.floor(monthsBetween(birth, statePension) / 12)
  const first = Math.max(youngest, Math.floor(monthsBetween(birth, today()) / 12) + 1)
  if (first >= last) return null
  const words = (chosen: number) =>
    chosen >= last ? text('stops_at_state_pension') : text('stops_at_age', { age: chosen })
  const shown = Math.min(last, Math.max(first, age ?? last))
  return (
    <Box mt="2">
      <Slider
        id={id}
        label={text('stops_at', { name })}
        min={first}
        max={last}
        step={1}
        value={shown}
        format={words}
        outcome={outcome}
        onChange={(chosen) => onChoose(chosen >= last ? undefined : chosen)}
      />
    </Box>
  )
}
