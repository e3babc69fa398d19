import { buildRingPaths } from './build-ring-paths.ts'
import { RingParts } from './RingParts.tsx'
import type { RingProps } from './ring-props.ts'

export function StaticRing(props: RingProps) {
  return <RingParts {...props} appears paths={buildRingPaths(props.slices.map(({ value }) => value))} />
}
