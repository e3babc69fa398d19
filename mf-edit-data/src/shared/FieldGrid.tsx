import { Grid } from '@portal/ui'
import type { ReactNode } from 'react'

/** Grid that places fields side by side if they fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="6" gridTemplateColumns="repeat(auto-fill, minmax(min(280px, 100%), 1fr))">
      {children}
    </Grid>
  )
}
