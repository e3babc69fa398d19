import { Portal } from '@chakra-ui/react'
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { RemoteRegion } from '../system/RemoteRegion.tsx'
import type { RemoteStyleCache } from '../system/remote-style-cache.ts'

/** Renders an overlay at the end of the page. An overlay of a remote keeps the styles of its style region. */
export function PageOverlay({ children }: { children: ReactNode }) {
  const { remote } = useStyleCache() as Partial<RemoteStyleCache>
  return <Portal>{remote ? <RemoteRegion remote={remote}>{children}</RemoteRegion> : children}</Portal>
}
