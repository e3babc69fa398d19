import { chakra } from '@chakra-ui/react'
import { usePie } from '@nivo/pie'
import type { MouseEvent } from 'react'
import type { RingProps } from './ring-props.ts'

const css = { width: '100%', height: '100%', maxW: 'none', cursor: 'default' }
const radii = { radius: 47, innerRadius: 33.5 }
/** How far the highlighted part stands out of the ring. */
const raised = 2.5

/** The part that the mouse is at; null between them. */
function partOf({ target }: MouseEvent): number | null {
  const part = (target as SVGElement).dataset.part
  return part === undefined ? null : Number(part)
}

/**
 * The parts of a ring, laid out by nivo. Its own component measures, animates and listens, which a slow phone pays for
 * and paper has no use for: here the arcs are drawn as they are, as large as their place.
 */
export default function Arcs({ slices, current, onHover, onPress }: RingProps) {
  const { dataWithArc, arcGenerator } = usePie({
    data: slices.map((slice) => ({
      ...slice,
      data: slice,
      fill: `var(--${slice.color})`,
      formattedValue: '',
      hidden: false,
    })),
    ...radii,
    padAngle: slices.length > 1 ? 1 : 0,
    activeId: current === null ? null : (slices[current]?.id ?? null),
    activeOuterRadiusOffset: raised,
  })
  return (
    <chakra.svg
      css={css}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      printColorAdjust="exact"
      onMouseOver={(event) => onHover(partOf(event))}
      onMouseLeave={() => onHover(null)}
      onClick={(event) => {
        const part = partOf(event)
        if (part !== null) onPress(part)
      }}
    >
      {dataWithArc.map(({ id, arc, data }, index) => (
        <path
          key={id}
          d={arcGenerator(arc) ?? ''}
          fill={`var(--${data.color})`}
          stroke="rgb(0 0 0/.14)"
          vectorEffect="non-scaling-stroke"
          data-part={index}
        />
      ))}
    </chakra.svg>
  )
}
