import { Slider } from '@portal/remote-kit/slider'
import { countMonthsBetween } from '@portal/time/calendar-day'
import { getToday } from '@portal/time/clock'
import { Box } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../../texts.ts'

interface RetirementAgeFieldProps {
  name: string
  /** Date of birth and state pension date, 'YYYY-MM-DD'. */
  birth: string
  statePension: string
  /** Age at which the person stops working, in whole years; undefined for the state pension age. */
  age: number | undefined
  /** Effect of the chosen age, as a sentence. */
  outcome: string
  onChoose: (age: number | undefined) => void
}

/**
 * Minimum age that the customer can choose. Hardly anyone younger stops working without an income until the state
 * pension.
 */
const minRetirementAge = 55

/**
 * Choice of the age at which a person stops working: the state pension age, or earlier. Renders nothing if the person
 * cannot choose an earlier age.
 */
export function RetirementAgeField({
  name,
  birth,
  statePension,
  age,
  outcome,
  onChoose,
}: RetirementAgeFieldProps) {
  const text = useText()
  const id = useId()
  const last = Math.floor(countMonthsBetween(birth, statePension) / 12)
  const first = Math.max(minRetirementAge, Math.floor(countMonthsBetween(birth, getToday()) / 12) + 1)
  if (first >= last) return null
  const formatAgeLabel = (chosen: number) =>
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
        format={formatAgeLabel}
        outcome={outcome}
        onChange={(chosen) => onChoose(chosen >= last ? undefined : chosen)}
      />
    </Box>
  )
}
