import { createSystem, type SystemContext } from '@chakra-ui/react'
import { breakpoints } from './breakpoints.ts'
import { styleConditions } from './style-conditions.ts'
import { withStyleMemo } from './style-memo.ts'
import { styleUtilities } from './style-utilities.ts'
import { textStyles } from './text-styles.ts'

const chakraSystem = createSystem({
  disableLayers: true,
  conditions: styleConditions,
  utilities: styleUtilities,
  theme: { breakpoints, textStyles },
})

/**
 * The Chakra system: one constant for all tenants, built at start-up. It has none of Chakra's default theme, tokens or
 * layers; colours are CSS variables (token-scales.ts), and global styles are plain CSS (global-styles.ts).
 */
export const system: SystemContext = withStyleMemo({ ...chakraSystem, _global: [] })
