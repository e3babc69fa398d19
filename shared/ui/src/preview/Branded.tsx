import { Box } from '@chakra-ui/react'
import { cssName, tokenNames } from '@portal/domain/theme/names'
import { type Brand, themeOf } from '@portal/domain/theme/tokens'
import type { CSSProperties, ReactNode } from 'react'

/** A piece of the page in the colours of another firm. */
export function Branded({ brand, children }: { brand: Brand; children: ReactNode }) {
  const theme = themeOf(brand)
  const variables = Object.fromEntries(tokenNames.map((name) => [`--${cssName(name)}`, theme[name]]))
  return (
    <Box bg="paper" color="ink" p={{ base: '4', md: '8' }} style={variables as CSSProperties}>
      {children}
    </Box>
  )
}
