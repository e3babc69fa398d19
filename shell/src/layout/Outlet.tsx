import { chakra } from '@portal/ui'
import { useCallback } from 'react'
import { outlet } from '../mount/outlet.ts'
import { ScreenFallback } from './ScreenFallback.tsx'

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', '& > *': { gridArea: '1 / 1' } }

/**
 * Where a customer's screens stand. What stands there before, or in place of one that failed, takes the same room, so
 * that nothing moves when the screen comes.
 */
export function Outlet() {
  const takeIn = useCallback((place: HTMLDivElement | null) => {
    place?.append(outlet)
  }, [])
  return (
    <chakra.div css={stacked}>
      <div ref={takeIn} />
      <ScreenFallback />
    </chakra.div>
  )
}
