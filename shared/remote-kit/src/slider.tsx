import { chakra } from '@portal/ui'
import type { ReactNode } from 'react'

interface Props {
  label: string
  /** Id of the slider, for its label. */
  id: string
  min: number
  max: number
  step: number
  value: number
  /** Formats a value, such as '€ 5.000'. */
  format: (value: number) => string
  /** What the value leads to, as a sentence that screen readers announce with every step. */
  outcome: string
  /** Id of the text that explains the assumptions. */
  describedBy?: string
  /** Decorative marks along the slider. */
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

/** A slider whose result updates as it moves. */
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
