import { RouterLink } from '@portal/remote-kit/router-link'
import { chakra, Icon, type IconName, Skeleton, Text } from '@portal/ui'
import { useText } from '../texts.ts'

interface Props {
  href: string
  icon: IconName
  label: string
  /** Undefined while it is on the way, null where it did not come. */
  total: number | null | undefined
  fresh: number | undefined
  freshText: (count: number) => string
}

const css = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0,1fr) auto', md: 'auto minmax(0,1fr) auto' },
  alignItems: 'center',
  columnGap: '3',
  bg: 'card',
  rounded: 'card',
  shadow: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  px: { base: '2', md: '4' },
  py: '1.5',
  minH: { base: '82px', md: '62px' },
  minW: '0',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'edge' },
  '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start' },
}
const iconCss = { color: 'link', display: { base: 'none', md: 'block' } }
const labelCss = {
  color: 'ink2',
  fontWeight: 500,
  fontSize: { base: 'clamp(11px, 3.4vw, 13px)', md: '16px' },
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  minW: '0',
}
/** How many of them are new or asked for, below the label. */
const freshCss = {
  gridColumn: { base: '1/-1', md: '2' },
  textStyle: 'meta',
  lineHeight: '1.125rem',
  fontWeight: 600,
  color: 'link',
}
const totalCss = { fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }

/** One counter, which leads to what it counts. */
export function Counted({ href, icon, label, total, fresh, freshText }: Props) {
  const text = useText()
  return (
    <RouterLink css={css} to={href}>
      <chakra.span css={iconCss}>
        <Icon name={icon} />
      </chakra.span>
      <chakra.span css={labelCss}>{label}</chakra.span>
      {total === undefined ? (
        <Skeleton h="28px" w="28px" />
      ) : total === null ? (
        <Text as="span" textStyle="meta" color="ink2">
          {text('counter_failed')}
        </Text>
      ) : (
        <chakra.span css={totalCss}>{total}</chakra.span>
      )}
      {fresh ? <chakra.span css={freshCss}>{freshText(fresh)}</chakra.span> : null}
    </RouterLink>
  )
}
