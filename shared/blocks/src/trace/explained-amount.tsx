import { chakra } from '@portal/ui'

interface ExplainedAmountProps {
  children: string
  /** Trace step of the amount; an amount without a step is plain text. */
  step: number | undefined
  /** Accessible name: the figure that a click explains. */
  label: string
  onOpen: (step: number) => void
}

const amountButtonCss = {
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

export function ExplainedAmount({ children, step, label, onOpen }: ExplainedAmountProps) {
  if (step === undefined) return children
  return (
    <chakra.button
      type="button"
      css={amountButtonCss}
      aria-label={`${children}. ${label}`}
      onClick={() => onOpen(step)}
    >
      {children}
    </chakra.button>
  )
}
