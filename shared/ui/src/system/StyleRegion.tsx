import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { ContainedStyles } from './contained-styles.ts'
import { Region } from './Region.tsx'

/** What a remote draws among what others draw, in its own styles: the rules that are its own count in here. */
export function StyleRegion({ styles, children }: { styles: ContainedStyles; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <Region remote={styles.remote}>{children}</Region>
    </CacheProvider>
  )
}
