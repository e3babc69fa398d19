import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { globalStyles } from './global.ts'
import { system } from './system.ts'

/** The portal's one style sheet: an emotion cache, made by the shell with the page's nonce. */
export type StyleCache = EmotionCache

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
        {root && <Global styles={globalStyles} />}
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}
