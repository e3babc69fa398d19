import { chakra } from '@portal/ui'

export interface AmountBar {
  name: string
  /** Amount in euro, at least 0. */
  amount: number
  /** Theme colour with at least 3:1 contrast on a card: 'chart1', 'chart2', a status colour or 'ink'. */
  color: string
  /** Whether to show only the border, for a requested amount next to the actual one. */
  hollow?: boolean
}

interface AmountBarsProps {
  bars: readonly AmountBar[]
  format: (amount: number) => string
  /** Amount of a full bar in euro, to compare several charts; by default the highest amount. */
  scale?: number
}

const rowCss = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1/-1',
  alignItems: 'center',
  minH: '32px',
}
const listCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem,max-content) minmax(0,1fr) minmax(4.5rem,max-content)',
  columnGap: '3',
}
const trackCss = { display: 'block', h: '14px' }
const barCss = {
  display: 'block',
  h: '100%',
  minW: '2px',
  rounded: '4px',
  transition: 'width 150ms ease-out',
  printColorAdjust: 'exact',
}
const valueCss = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }

export function AmountBars({
  bars,
  format,
  scale = Math.max(...bars.map(({ amount }) => amount)),
}: AmountBarsProps) {
  return (
    <chakra.ul css={listCss}>
      {bars.map(({ name, amount, color, hollow }) => (
        <chakra.li key={name} css={rowCss}>
          <span>{name}</span>
          <chakra.span css={trackCss} aria-hidden="true">
            <chakra.span
              data-colored=""
              css={barCss}
              {...(hollow ? { boxShadow: `inset 0 0 0 2px var(--${color})` } : { bg: color })}
              style={{ width: `${scale > 0 ? Math.min(1, amount / scale) * 100 : 0}%` }}
            />
          </chakra.span>
          <chakra.span css={valueCss}>{format(amount)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
