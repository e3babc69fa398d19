import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, css, Global } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { elementStyles, motionStyles } from './global-styles.ts'
import type { StyleCache } from './style-cache.ts'
import { styleSystem } from './system.ts'

interface UiProviderProps {
  cache: StyleCache
  /** Only the shell's root sets it. The root inserts the styles of the page. */
  root?: boolean
  children: ReactNode
}

/** Provider that every React root with components of the design system needs. */
export function UiProvider({ cache, root = false, children }: UiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={styleSystem}>
        {root && <PageStyles of={elementStyles} cache={cache} />}
        {root && <PageStyles of={motionStyles} cache={cache} />}
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
