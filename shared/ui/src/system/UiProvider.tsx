import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, css, Global } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { elementStyles, nonCriticalStyles } from './global-styles.ts'
import type { StyleCache } from './style-cache.ts'
import { styleSystem } from './system.ts'

interface UiProviderProps {
  cache: StyleCache
  /** Makes the provider insert the styles of the page. Only the root of the shell sets this prop. */
  root?: boolean
  children: ReactNode
}

/** Provider that every React root with components of the design system needs. */
export function UiProvider({ cache, root = false, children }: UiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={styleSystem}>
        {root && <PageStyles of={elementStyles} cache={cache} />}
        {root && <PageStyles of={nonCriticalStyles} cache={cache} />}
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}

/** Inserts the styles of the page, unless the page server has already written them. */
function PageStyles({ of, cache }: { of: string; cache: StyleCache }) {
  const [isWritten] = useState(() => cache.inserted[css(of).name] === true)
  return isWritten ? null : <Global styles={of} />
}
