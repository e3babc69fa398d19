import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { RemoteRegion } from './RemoteRegion.tsx'
import type { RemoteStyleCache } from './remote-style-cache.ts'

/** Content of a remote within another screen. The remote's styles apply only inside the region. */
export function StyleRegion({ styles, children }: { styles: RemoteStyleCache; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <RemoteRegion remote={styles.remote}>{children}</RemoteRegion>
    </CacheProvider>
  )
}
