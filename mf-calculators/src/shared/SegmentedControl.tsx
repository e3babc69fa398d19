import { chakra } from '@portal/ui'
import type { ReactNode } from 'react'

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string
  options: readonly { value: Value; content: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}

const segmentBarCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  bg: 'tint2',
  rounded: 'card',
  p: '1',
  w: 'fit-content',
  maxW: '100%',
  mt: '3',
  _print: { display: 'none' },
}
const segmentCss = {
  minH: '44px',
  px: '3',
  py: '1.5',
  rounded: '9px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'meta',
  fontWeight: 500,
  color: 'ink2',
  textAlign: 'start',
  '&[aria-pressed=true]': {
    bg: 'card',
    color: 'ink',
    fontWeight: 600,
    boxShadow: '0 1px 3px rgb(40 30 20/.14)',
  },
}

/** A segmented control: a few options side by side, one selected. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentedControlProps<Value>) => (
  <chakra.div css={segmentBarCss} role="group" aria-label={label}>
    {options.map(({ value, content }) => (
      <chakra.button
        key={value}
        type="button"
        css={segmentCss}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {content}
      </chakra.button>
    ))}
  </chakra.div>
)
