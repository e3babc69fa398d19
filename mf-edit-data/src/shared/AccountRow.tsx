import { Box, chakra, Icon, type IconName, Text } from '@portal/ui'
import type { ReactNode } from 'react'

interface AccountRowProps {
  icon: IconName
  name: string
  about: string
  /** Content at the end of the row: a label for the current device, or buttons. */
  children: ReactNode
}

const accountRowCss = {
  display: 'grid',
  gridTemplateColumns: { base: '44px minmax(0,1fr)', md: '44px minmax(0,1fr) auto' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: '4',
  py: '3',
  '& > div + *': { gridColumn: { base: 2, md: 3 } },
  borderTopWidth: '1px',
  borderColor: 'line',
}
const iconTileCss = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSize: '44px',
  rounded: 'field',
  bg: 'tint2',
  color: 'link',
}

/** Row of a device or key in a list. */
export function AccountRow({ icon, name, about, children }: AccountRowProps) {
  return (
    <chakra.li css={accountRowCss}>
      <chakra.span css={iconTileCss}>
        <Icon name={icon} />
      </chakra.span>
      <Box minW="0">
        <Text fontWeight={600} overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="meta" color="ink2">
          {about}
        </Text>
      </Box>
      {children}
    </chakra.li>
  )
}
