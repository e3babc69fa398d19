import { chakra } from '@portal/ui'
import type { ReactNode } from 'react'

interface Props {
  label: string
  /** Identifies the slider, for its label and for what leads to it. */
  id: string
  min: number
  max: number
  step: number
  value: number
  /** How a value reads, such as '€ 5.000'. */
  format: (value: number) => string
  /** What the value comes to, in a sentence: screen readers say it with every step. */
  outcome: string
  /** Id of the words that say what it was worked out with. */
  describedBy?: string
  /** What stands along the slider, for the eye alone: a mark for each step. */
  marks?: ReactNode
  onChange: (value: number) => void
}

const head = { display: 'flex', justifyContent: 'space-between', gap: '4' }
const range = {
  display: 'block',
  w: '100%',
  h: '44px',
  mx: '0',
  mt: '1',
  mb: '0',
  accentColor: 'var(--chart1)',
  cursor: 'pointer',
}
const ends = { display: 'flex', justifyContent: 'space-between', textStyle: 'mark', color: 'ink2' }

/** A value to slide, whose outcome moves with it: dragged, pressed or by the keys that a browser gives a slider. */
export function Slider(props: Props) {
  const { label, id, min, max, step, value, format, outcome, describedBy, marks, onChange } = props
  return (
    <div>
      <chakra.label htmlFor={id} css={head}>
        {label}
        <chakra.b fontWeight={600} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {format(value)}
        </chakra.b>
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        css={range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${format(value)}. ${outcome}`}
        aria-describedby={describedBy}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {marks && <div aria-hidden="true">{marks}</div>}
      <chakra.div css={ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </chakra.div>
    </div>
  )
}
