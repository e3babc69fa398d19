import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { StyleCache } from './style-cache.ts'
import { styleSystem } from './system.ts'

interface UiProviderProps {
  cache: StyleCache
  children: ReactNode
}

/** Provider that every React root with components of the design system needs. */
export const UiProvider = ({ cache, children }: UiProviderProps) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={styleSystem}>{children}</ChakraProvider>
  </CacheProvider>
)
