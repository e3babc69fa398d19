import { usePie } from '@nivo/pie'
import { RingParts } from './RingParts.tsx'
import { ringShape } from './ring-paths.ts'
import type { RingProps } from './ring-props.ts'

/** How far the highlighted part stands out of the ring. */
const raised = 2.5

/**
 * The parts of a ring, laid out by nivo. Its own component measures, animates and listens, which a slow phone pays for
 * and paper has no use for: here the arcs are drawn as they are.
 */
export default function Arcs(props: RingProps) {
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
    activeOuterRadiusOffset: raised,
  })
  return <RingParts {...props} paths={dataWithArc.map(({ arc }) => arcGenerator(arc) ?? '')} />
}
