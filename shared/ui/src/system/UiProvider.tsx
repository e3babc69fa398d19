import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, css, Global } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { elementStyles, motionStyles } from './global-styles.ts'
import type { StyleCache } from './style-cache.ts'
import { system } from './system.ts'

interface UiProviderProps {
  cache: StyleCache
  /** Set by the shell's root only: inserts the page's styles. */
  root?: boolean
  children: ReactNode
}

/** Provider for every React root that uses the design system. */
export function UiProvider({ cache, root = false, children }: UiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {root && <PageStyles of={elementStyles} cache={cache} />}
        {root && <PageStyles of={motionStyles} cache={cache} />}
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}

/** The page's styles, unless the page server already wrote them. */
function PageStyles({ of, cache }: { of: string; cache: StyleCache }) {
  const [isWritten] = useState(() => cache.inserted[css(of).name] === true)
  return isWritten ? null : <Global styles={of} />
}
