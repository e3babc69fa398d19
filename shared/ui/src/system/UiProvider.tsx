import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { elementStyles, motionStyles } from './global.ts'
import type { StyleCache } from './style-cache.ts'
import { system } from './system.ts'

interface Props {
  cache: StyleCache
  /** Set by the shell's own root only: it inserts the styles of the page itself. */
  root?: boolean
  children: ReactNode
}

/** What every React root that shows something of the design system stands in. */
export function UiProvider({ cache, root = false, children }: Props) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {root && <Global styles={elementStyles} />}
        {root && <Global styles={motionStyles} />}
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}
