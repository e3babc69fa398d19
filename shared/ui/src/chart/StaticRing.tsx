import { RingParts } from './RingParts.tsx'
import { ringPaths } from './ring-paths.ts'
import type { RingProps } from './ring-props.ts'

/** The static ring until it is touched. */
export function StaticRing(props: RingProps) {
  return <RingParts {...props} appears paths={ringPaths(props.slices.map(({ value }) => value))} />
}
