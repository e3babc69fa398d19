import { chakra } from '@portal/ui'
import type { ReactNode } from 'react'

interface SliderProps {
  label: string
  id: string
  min: number
  max: number
  step: number
  value: number
  format: (value: number) => string
  /** Result of the current value, as a sentence that screen readers announce with every step. */
  outcome: string
  describedBy?: string
  marks?: ReactNode
  onChange: (value: number) => void
}

const headCss = { display: 'flex', justifyContent: 'space-between', gap: '4' }
const rangeCss = {
  display: 'block',
  w: '100%',
  h: '44px',
  mx: '0',
  mt: '1',
  mb: '0',
  accentColor: 'var(--chart1)',
  cursor: 'pointer',
}
const endsCss = { display: 'flex', justifyContent: 'space-between', textStyle: 'mark', color: 'ink2' }

export function Slider(props: SliderProps) {
  const { label, id, min, max, step, value, format, outcome, describedBy, marks, onChange } = props
  return (
    <div>
      <chakra.label htmlFor={id} css={headCss}>
        {label}
        <chakra.b fontWeight={600} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {format(value)}
        </chakra.b>
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        css={rangeCss}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${format(value)}. ${outcome}`}
        aria-describedby={describedBy}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {marks && <div aria-hidden="true">{marks}</div>}
      <chakra.div css={endsCss} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </chakra.div>
    </div>
  )
}
