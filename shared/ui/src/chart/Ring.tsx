import { Box } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { OptionalBoundary } from '../status/OptionalBoundary.tsx'
import type { RingProps } from './ring-props.ts'

const Arcs = lazy(() => import(/* webpackChunkName: "ring" */ './Arcs.tsx'))

/**
 * A ring of parts that fills its place, on screen and on paper. It comes after the words beside it, which say the same:
 * nivo is loaded when the first one is drawn.
 */
export function Ring(props: RingProps) {
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>
        <Box position="absolute" inset="0">
          <Arcs {...props} />
        </Box>
      </Suspense>
    </OptionalBoundary>
  )
}
