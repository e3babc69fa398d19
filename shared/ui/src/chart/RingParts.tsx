import type { MouseEvent } from 'react'
import { animationDurationsMs } from '../system/animation-durations.ts'
import { chakra } from '../system/styled.tsx'
import type { RingProps } from './ring-props.ts'

const ringSvgCss = { width: '100%', height: '100%', maxW: 'none', cursor: 'default' }

/** Returns the index of the part under the mouse pointer; null between parts. */
function findPartIndex({ target }: MouseEvent): number | null {
  const part = (target as SVGElement).dataset.part
  return part === undefined ? null : Number(part)
}

interface RingPartsProps extends RingProps {
  paths: readonly string[]
  /** Plays the animation in which the ring appears, once. */
  appears?: boolean
}

const ringAppearAnimationCss = { animation: `ui-sweep ${animationDurationsMs.chart}ms ease-out` }

/** Parts of a ring, scaled to their container. */
export function RingParts({ slices, paths, appears = false, onHover, onPress }: RingPartsProps) {
  return (
    <chakra.svg
      css={[ringSvgCss, appears && ringAppearAnimationCss]}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      data-colored="ring"
      printColorAdjust="exact"
      onMouseOver={(event) => onHover(findPartIndex(event))}
      onMouseLeave={() => onHover(null)}
      onClick={(event) => {
        const part = findPartIndex(event)
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
