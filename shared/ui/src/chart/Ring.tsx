import { Box } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { OptionalBoundary } from '../status/OptionalBoundary.tsx'
import type { RingProps } from './ring-props.ts'
import { StillRing } from './StillRing.tsx'

const Arcs = lazy(() => import(/* webpackChunkName: "ring" */ './Arcs.tsx'))

/**
 * A ring of parts that fills its place, on screen and on paper. It stands there with the words beside it; nivo, which
 * raises the part that is highlighted, is loaded when the first ring is touched.
 */
export function Ring(props: RingProps) {
  const [hovered, setHovered] = useState(false)
  const still = <StillRing {...props} />
  const touched = hovered || props.current !== null
  return (
    <Box position="absolute" inset="0" onMouseEnter={() => setHovered(true)}>
      {touched ? (
        <OptionalBoundary instead={still}>
          <Suspense fallback={still}>
            <Arcs {...props} />
          </Suspense>
        </OptionalBoundary>
      ) : (
        still
      )}
    </Box>
  )
}
