import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, css, Global } from '@emotion/react'
import { type ReactNode, useState } from 'react'
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
        {root && <PageStyles of={elementStyles} cache={cache} />}
        {root && <PageStyles of={motionStyles} cache={cache} />}
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}

/** Styles of the page itself, unless the edge wrote these very ones into it. */
function PageStyles({ of, cache }: { of: string; cache: StyleCache }) {
  const [isWritten] = useState(() => cache.inserted[css(of).name] === true)
  return isWritten ? null : <Global styles={of} />
}
