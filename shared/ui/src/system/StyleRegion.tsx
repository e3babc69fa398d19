import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { ContainedStyles } from './contained-styles.ts'
import { RemoteRegion } from './RemoteRegion.tsx'

/** Content of a remote within another screen. The remote's styles apply only inside the region. */
export function StyleRegion({ styles, children }: { styles: ContainedStyles; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <RemoteRegion remote={styles.remote}>{children}</RemoteRegion>
    </CacheProvider>
  )
}
