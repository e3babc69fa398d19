import { createSystem, type SystemContext } from '@chakra-ui/react'
import { breakpoints } from './breakpoints.ts'
import { styleConditions } from './style-conditions.ts'
import { addStyleCaches } from './style-memo.ts'
import { styleUtilities } from './style-utilities.ts'
import { textStyles } from './text-styles.ts'

const chakraSystem = createSystem({
  disableLayers: true,
  conditions: styleConditions,
  utilities: styleUtilities,
  theme: { breakpoints, textStyles },
})

/**
 * The Chakra system. It is the same for all tenants, and is built at start-up. It has none of Chakra's default theme,
 * tokens or layers: colours are CSS variables (token-scales.ts), and global styles are plain CSS (global-styles.ts).
 */
export const styleSystem: SystemContext = addStyleCaches({ ...chakraSystem, _global: [] })
