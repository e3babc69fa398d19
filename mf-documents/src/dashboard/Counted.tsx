import { RouterLink } from '@portal/remote-kit/router-link'
import { Badge, chakra, Icon, type IconName, Skeleton, Text } from '@portal/ui'
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
  alignContent: 'start',
  gap: '1',
  bg: '#fff',
  rounded: 'card',
  shadow: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  p: { base: '2', md: '5' },
  minW: '0',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'edge' },
}
const head = {
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'flex-start', md: 'center' },
  gap: { base: '1', md: '3' },
  color: 'link',
}

const labelCss = {
  color: 'ink2',
  fontWeight: 500,
  fontSize: { base: '13px', md: '16px' },
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  minW: '0',
}

/** One counter, which leads to what it counts. */
export function Counted({ href, icon, label, total, fresh, freshText }: Props) {
  const text = useText()
  return (
    <RouterLink css={css} to={href}>
      <chakra.span css={head}>
        <Icon name={icon} />
        <chakra.span css={labelCss}>{label}</chakra.span>
      </chakra.span>
      {total === undefined ? (
        <Skeleton h={{ base: '30px', md: '40px' }} w="48px" />
      ) : total === null ? (
        <Text textStyle="meta" color="ink2" py="2">
          {text('counter_failed')}
        </Text>
      ) : (
        <Text textStyle="title" fontVariantNumeric="tabular-nums" fontWeight={600}>
          {total}
        </Text>
      )}
      <chakra.span minH="28px">{fresh ? <Badge>{freshText(fresh)}</Badge> : null}</chakra.span>
    </RouterLink>
  )
}
