import { createSystem, type SystemContext } from '@chakra-ui/react'
import { breakpoints } from './breakpoints.ts'
import { conditions } from './conditions.ts'
import { withStyleMemo } from './style-memo.ts'
import { textStyles } from './text-styles.ts'
import { utilities } from './utilities.ts'

const chakra = createSystem({
  disableLayers: true,
  conditions,
  utilities,
  theme: { breakpoints, textStyles },
})

/**
 * The Chakra system: one constant for all tenants, built at start-up. It has none of Chakra's default theme, tokens or
 * layers; colours are CSS variables (scales.ts), and global styles are plain CSS (global.ts).
 */
export const system: SystemContext = withStyleMemo({ ...chakra, _global: [] })
