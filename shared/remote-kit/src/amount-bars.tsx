import { chakra } from '@portal/ui'

/** An amount to compare with others. */
export interface AmountBar {
  /** What it is of, such as 'Nu'. */
  name: string
  /** In euro, at least 0. */
  amount: number
  /** Colour of the theme with at least 3:1 to a card: 'chart1', 'chart2', a status, 'ink'. */
  color: string
  /** Only the skeleton: what is asked for, beside what there is. */
  hollow?: boolean
}

interface Props {
  bars: readonly AmountBar[]
  /** How an amount reads, such as '€ 1.073'. */
  format: (amount: number) => string
  /** Euro at the end of every bar, where several of these are compared; else the highest amount. */
  scale?: number
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1/-1',
  alignItems: 'center',
  minH: '32px',
}
const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem,max-content) minmax(0,1fr) minmax(4.5rem,max-content)',
  columnGap: '3',
}
const track = { display: 'block', h: '14px' }
const bar = {
  display: 'block',
  h: '100%',
  minW: '2px',
  rounded: '4px',
  transition: 'width 150ms ease-out',
  printColorAdjust: 'exact',
}
const value = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }

/** A few amounts as bars of one scale, each with its name and the amount in words. */
export function AmountBars({ bars, format, scale = Math.max(...bars.map(({ amount }) => amount)) }: Props) {
  return (
    <chakra.ul css={list}>
      {bars.map(({ name, amount, color, hollow }) => (
        <chakra.li key={name} css={row}>
          <span>{name}</span>
          <chakra.span css={track} aria-hidden="true">
            <chakra.span
              data-colored=""
              css={bar}
              {...(hollow ? { boxShadow: `inset 0 0 0 2px var(--${color})` } : { bg: color })}
              style={{ width: `${scale > 0 ? Math.min(1, amount / scale) * 100 : 0}%` }}
            />
          </chakra.span>
          <chakra.span css={value}>{format(amount)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
