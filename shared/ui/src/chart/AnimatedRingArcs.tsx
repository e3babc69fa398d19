import { usePie } from '@nivo/pie'
import { ringShape } from './build-ring-paths.ts'
import { RingParts } from './RingParts.tsx'
import type { RingProps } from './ring-props.ts'

/** How far the highlighted part sticks out of the ring, in units of the SVG. */
const highlightOffset = 2.5

/**
 * Parts of a ring with nivo's layout. Nivo's own component measures, animates and listens, which is slow on phones and
 * useless in print, so the arcs are rendered directly.
 */
export default function AnimatedRingArcs(props: RingProps) {
  const { slices, current } = props
  const { dataWithArc, arcGenerator } = usePie({
    data: slices.map((slice) => ({
      ...slice,
      data: slice,
      fill: `var(--${slice.color})`,
      formattedValue: '',
      hidden: false,
    })),
    radius: ringShape.radius,
    innerRadius: ringShape.innerRadius,
    padAngle: slices.length > 1 ? (ringShape.padAngle * 180) / Math.PI : 0,
    activeId: current === null ? null : (slices[current]?.id ?? null),
    activeOuterRadiusOffset: highlightOffset,
  })
  return <RingParts {...props} paths={dataWithArc.map(({ arc }) => arcGenerator(arc) ?? '')} />
}
