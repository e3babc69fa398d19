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

/** Icon tile at the start of a row, by kind. */
export const Tile = ({ icon, warn = false }: { icon: IconName; warn?: boolean }) => (
  <chakra.span css={[css, warn ? { bg: 'warn-ground', color: 'warn' } : {}]}>
    <Icon name={icon} />
  </chakra.span>
)
