import { Grid } from '@portal/ui'
import type { ReactNode } from 'react'

/** A chart beside its lists; on narrow screens above them. */
export function ChartBesideLists({ children }: { children: ReactNode }) {
  return (
    <Grid
      alignItems="start"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,5fr) minmax(0,7fr)' }}
      css={{ '& > :only-child': { gridColumn: '1/-1' } }}
    >
      {children}
    </Grid>
  )
}
