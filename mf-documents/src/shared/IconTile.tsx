import { chakra, Icon, type IconName } from '@portal/ui'

const iconTileCss = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '44px',
  rounded: 'card',
  flex: 'none',
  bg: 'tint2',
  color: 'link',
}

export const IconTile = ({ icon, warn = false }: { icon: IconName; warn?: boolean }) => (
  <chakra.span css={[iconTileCss, warn ? { bg: 'warn-ground', color: 'warn' } : {}]}>
    <Icon name={icon} />
  </chakra.span>
)
