import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../../../texts.ts'

interface Props {
  /** Euro a month now; null: not known, and nothing is drawn. */
  monthly: number | null
  /** Euro a month less, then. */
  less: number
}

const row = {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0,1fr) auto',
  alignItems: 'center',
  columnGap: '3',
  minH: '32px',
}
const track = { display: 'block', h: '14px' }
const bar = { display: 'block', h: '100%', rounded: '4px', transition: 'width 150ms ease-out' }
const value = { minW: '5rem', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }

/** What is paid a month now and then, as two bars of one scale. */
export function NowThen({ monthly, less }: Props) {
  const { language } = useLanguage()
  const text = useText()
  if (!monthly || monthly <= 0) return null
  const then = Math.max(0, monthly - less)
  const bars = [
    { name: text('extra_now'), amount: monthly, color: 'chart1' },
    { name: text('extra_then'), amount: then, color: 'chart2' },
  ]
  return (
    <chakra.ul>
      {bars.map(({ name, amount, color }) => (
        <chakra.li key={color} css={row}>
          <span>{name}</span>
          <chakra.span css={track} aria-hidden="true">
            <chakra.span
              data-colored=""
              css={bar}
              bg={color}
              style={{ width: `${(amount / monthly) * 100}%` }}
            />
          </chakra.span>
          <chakra.span css={value}>{formatWholeEuro(amount, language)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
