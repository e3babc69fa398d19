import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Box } from '../system/styled.tsx'
import { buildRingPaths } from './build-ring-paths.ts'
import { RingParts } from './RingParts.tsx'
import type { RingProps } from './ring-props.ts'

interface OptionalBoundaryProps {
  /** Content that is shown after an error; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** Error boundary for content that the page can do without, such as a chart or map whose code fails to load. */
class OptionalErrorBoundary extends Component<OptionalBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

function StaticRing(props: RingProps) {
  return <RingParts {...props} appears paths={buildRingPaths(props.slices.map(({ value }) => value))} />
}

/** Animated ring, or null until its code has loaded. The code loads when a ring is first touched. */
let AnimatedRing: ComponentType<RingProps> | null = null

/** Loads the animated ring. If that fails, the static ring stays, and the next touch tries again. */
async function loadAnimatedRing(): Promise<ComponentType<RingProps> | null> {
  const loaded = await import(/* webpackChunkName: "ring" */ './AnimatedRingArcs.tsx').catch(() => null)
  AnimatedRing = loaded?.default ?? null
  return AnimatedRing
}

/**
 * A ring chart that fills its container, on screen and in print. It is static until the reader first touches a ring;
 * then the animated ring (nivo) loads, in which the highlighted part sticks out.
 */
export function Ring(props: RingProps) {
  const [hovered, setHovered] = useState(false)
  const [Arcs, setArcs] = useState(() => AnimatedRing)
  const touched = hovered || props.current !== null
  useEffect(() => {
    if (touched && !Arcs) void loadAnimatedRing().then((loaded) => setArcs(() => loaded))
  }, [touched, Arcs])
  const still = <StaticRing {...props} />
  return (
    <Box position="absolute" inset="0" onMouseEnter={() => setHovered(true)}>
      {touched && Arcs ? (
        <OptionalErrorBoundary fallback={still}>
          <Arcs {...props} />
        </OptionalErrorBoundary>
      ) : (
        still
      )}
    </Box>
  )
}
