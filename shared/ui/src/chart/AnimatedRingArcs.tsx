import { usePie } from '@nivo/pie'
import { ringShape } from './build-ring-paths.ts'
import { RingParts } from './RingParts.tsx'
import type { RingProps } from './ring-props.ts'

/** Distance in SVG units by which the highlighted part sticks out of the ring. */
const highlightOffset = 2.5

/**
 * Renders the parts of a ring with the paths that nivo calculates. Nivo's own component is not used, because it
 * measures, animates and adds listeners, which is slow on phones and useless in print.
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
