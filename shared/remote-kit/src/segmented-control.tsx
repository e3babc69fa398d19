import { chakra } from '@portal/ui'
import type { ReactNode } from 'react'

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string
  options: readonly { value: Value; content: ReactNode; lang?: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Whether a choice is being saved; another one is then ignored. */
  busy?: boolean
  /** Whether the control takes the whole width of its container. */
  isFullWidth?: boolean
}

const segmentBarCss = {
  display: 'flex',
  flexWrap: 'wrap',
  bg: 'tint2',
  rounded: 'field',
  p: '1',
  w: 'fit-content',
  maxW: '100%',
  _print: { display: 'none' },
}
const segmentCss = {
  flex: '1 1 auto',
  minH: '44px',
  px: '2.5',
  py: '1.5',
  rounded: '6px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  textStyle: 'meta',
  color: 'ink2',
  textAlign: 'start',
  '&[aria-pressed=true]': {
    bg: 'card',
    color: 'ink',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  },
}

/** A segmented control: a few options side by side, one selected. A choice applies at once. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  busy = false,
  isFullWidth = false,
}: SegmentedControlProps<Value>) => (
  <chakra.div css={[segmentBarCss, isFullWidth && { w: '100%' }]} role="group" aria-label={label}>
    {options.map(({ value, content, lang }) => (
      <chakra.button
        key={value}
        type="button"
        lang={lang}
        css={segmentCss}
        aria-pressed={value === chosen}
        aria-disabled={busy || undefined}
        onClick={() => !busy && value !== chosen && onChoose(value)}
      >
        {content}
      </chakra.button>
    ))}
  </chakra.div>
)
