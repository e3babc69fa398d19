import { chakra, Icon, type IconName } from '@portal/ui'

const css = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '44px',
  rounded: 'card',
  flex: 'none',
  bg: 'tint2',
  color: 'link',
}

/** The square before a line that says what kind of thing it is. */
export const Tile = ({ icon, warn = false }: { icon: IconName; warn?: boolean }) => (
  <chakra.span css={[css, warn ? { bg: 'warn-ground', color: 'warn' } : {}]}>
    <Icon name={icon} />
  </chakra.span>
)
