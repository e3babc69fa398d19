import { chakra } from '@portal/ui'

interface Props {
  /** Colour of what it names. */
  color: string
  label: string
  amount: string
}

const row = { display: 'flex', alignItems: 'center', gap: '2.5', lineHeight: '1.75rem' }
const swatch = {
  boxSize: '12px',
  rounded: '3px',
  flex: 'none',
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb,var(--ink) 22%,transparent)',
  printColorAdjust: 'exact',
}
const value = { marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }

/** Which colour is what, and how much. */
export const LegendRow = ({ color, label, amount }: Props) => (
  <chakra.li css={row}>
    <chakra.span data-colored="" css={swatch} bg={color} />
    {label}
    <chakra.span css={value}>{amount}</chakra.span>
  </chakra.li>
)
