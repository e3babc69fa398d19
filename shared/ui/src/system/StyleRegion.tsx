import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { ContainedStyles } from './contained-styles.ts'
import { RemoteRegion } from './RemoteRegion.tsx'

/** A remote's content in the host's tree, with the remote's own styles applied only inside. */
export function StyleRegion({ styles, children }: { styles: ContainedStyles; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <RemoteRegion remote={styles.remote}>{children}</RemoteRegion>
    </CacheProvider>
  )
}
