import { Box } from '@chakra-ui/react'
import { type ComponentType, useEffect, useState } from 'react'
import { OptionalBoundary } from '../status/OptionalBoundary.tsx'
import type { RingProps } from './ring-props.ts'
import { StillRing } from './StillRing.tsx'

/** The moving ring, once the first ring was touched and its code came. */
let moving: ComponentType<RingProps> | null = null

/** Whoever is drawn still stays so where the code does not come; the next touch asks for it again. */
async function loadMoving(): Promise<ComponentType<RingProps> | null> {
  const loaded = await import(/* webpackChunkName: "ring" */ './Arcs.tsx').catch(() => null)
  moving = loaded?.default ?? null
  return moving
}

/**
 * A ring of parts that fills its place, on screen and on paper. It stands there with the words beside it; nivo, which
 * raises the part that is highlighted, is loaded when the first ring is touched.
 */
export function Ring(props: RingProps) {
  const [hovered, setHovered] = useState(false)
  const [Arcs, setArcs] = useState(() => moving)
  const touched = hovered || props.current !== null
  useEffect(() => {
    if (touched && !Arcs) void loadMoving().then((loaded) => setArcs(() => loaded))
  }, [touched, Arcs])
  const still = <StillRing {...props} />
  return (
    <Box position="absolute" inset="0" onMouseEnter={() => setHovered(true)}>
      {touched && Arcs ? (
        <OptionalBoundary instead={still}>
          <Arcs {...props} />
        </OptionalBoundary>
      ) : (
        still
      )}
    </Box>
  )
}
