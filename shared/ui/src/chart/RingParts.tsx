import type { MouseEvent } from 'react'
import { durations } from '../system/durations.ts'
import { chakra } from '../system/styled.tsx'
import type { RingProps } from './ring-props.ts'

const css = { width: '100%', height: '100%', maxW: 'none', cursor: 'default' }

/** The part at the mouse; null between parts. */
function partOf({ target }: MouseEvent): number | null {
  const part = (target as SVGElement).dataset.part
  return part === undefined ? null : Number(part)
}

interface Props extends RingProps {
  paths: readonly string[]
  /** Plays the drawing animation once. */
  appears?: boolean
}

const appearing = { animation: `ui-sweep ${durations.chart}ms ease-out` }

/** The parts of a ring, scaled to their container. */
export function RingParts({ slices, paths, appears = false, onHover, onPress }: Props) {
  return (
    <chakra.svg
      css={[css, appears && appearing]}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      data-colored="ring"
      printColorAdjust="exact"
      onMouseOver={(event) => onHover(partOf(event))}
      onMouseLeave={() => onHover(null)}
      onClick={(event) => {
        const part = partOf(event)
        if (part !== null) onPress(part)
      }}
    >
      {slices.map(({ id, color }, index) => (
        <path
          key={id}
          d={paths[index]}
          fill={`var(--${color})`}
          stroke="color-mix(in srgb,var(--ink) 14%,transparent)"
          vectorEffect="non-scaling-stroke"
          data-part={index}
        />
      ))}
    </chakra.svg>
  )
}
