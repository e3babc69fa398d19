import { Grid } from '@portal/ui'
import type { ReactNode } from 'react'

/** Fields beside each other where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <Grid gap="6" gridTemplateColumns="repeat(auto-fill, minmax(min(280px, 100%), 1fr))">
      {children}
    </Grid>
  )
}
