import { Anchor, chakra, Icon, type IconName, Skeleton } from '@portal/ui'
import { useText } from '../texts.ts'

interface CounterLinkProps {
  href: string
  icon: IconName
  /** Label to show instead of the total while the total is unknown. */
  label: string
  /** Total number; undefined while loading, null if loading failed. */
  total: number | null | undefined
  formatTotal: (count: number) => string
  /** Number of new, open or requested items; undefined while unknown. */
  newCount: number | undefined
  formatNewCount: (count: number) => string
}

const counterCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: { base: 'center', md: 'flex-start' },
  columnGap: '2.5',
  px: { base: '1', md: '5' },
  py: '1.5',
  minH: { base: '60px', md: '48px' },
  minW: '0',
  color: 'ink',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { base: 'clamp(11px, 3.5vw, 14px)', md: '16px' },
  lineHeight: '1.25rem',
  textAlign: 'center',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
}
const counterIconCss = { color: 'link', display: { base: 'none', md: 'flex' } }
/** Puts the number of new items on a line of its own below the total on phones. */
const newCountCss = { flexBasis: { base: '100%', md: 'auto' }, fontWeight: 600, color: 'link' }

/** A counter on the dashboard that links to the counted items. */
export function CounterLink({
  href,
  icon,
  label,
  total,
  formatTotal,
  newCount,
  formatNewCount,
}: CounterLinkProps) {
  const text = useText()
  return (
    <Anchor css={counterCss} href={href}>
      <chakra.span css={counterIconCss}>
        <Icon name={icon} />
      </chakra.span>
      {total === undefined ? (
        <>
          {label}
          <Skeleton h="20px" w="20px" />
        </>
      ) : (
        <>
          <span>{total === null ? `${label}: ${text('counter_failed')}` : formatTotal(total)}</span>
          {newCount ? <chakra.span css={newCountCss}>{formatNewCount(newCount)}</chakra.span> : null}
        </>
      )}
    </Anchor>
  )
}
