import { chakra } from '@portal/ui'

interface Props {
  /** Formatted amount. */
  children: string
  /** Trace step of the amount; without one it is plain text. */
  step: number | undefined
  /** Accessible name: what a click explains. */
  label: string
  onOpen: (step: number) => void
}

const css = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '24px',
  verticalAlign: 'baseline',
  color: 'link',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline dotted',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '4px',
  textAlign: 'end',
  '@media (pointer: coarse)': { py: '13px', my: '-13px' },
}

/** An amount that opens its explanation. */
export function TracedAmount({ children, step, label, onOpen }: Props) {
  if (step === undefined) return children
  return (
    <chakra.button type="button" css={css} aria-label={`${children}. ${label}`} onClick={() => onOpen(step)}>
      {children}
    </chakra.button>
  )
}
