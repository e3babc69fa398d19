import type { ReactNode } from 'react'
import { animationDurationsMs } from '../system/animation-durations.ts'
import { chakra } from '../system/styled.tsx'

interface ProgressRingProps {
  /** Filled fraction, 0 to 1. Other values are clamped. */
  share: number
  /** Accessible name. */
  label: string
  /** Illustration in the hole of the ring. */
  children?: ReactNode
}

const progressRingCss = { position: 'relative', w: '100%', aspectRatio: '1' }
const progressSvgCss = {
  width: '100%',
  height: '100%',
  maxW: 'none',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: '13',
  '& > :nth-of-type(3)': { animation: `ui-draw ${animationDurationsMs.chart}ms ease-out` },
}
const progressHoleCss = {
  position: 'absolute',
  inset: '26%',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '& > svg': { width: '100%', height: '100%' },
}

/**
 * A ring that shows the progress of one thing. Nivo's ring is not used, because it is 59 kB (brotli) and loads after
 * the page.
 */
export function ProgressRing({ share, label, children }: ProgressRingProps) {
  const filled = Math.min(1, Math.max(0, share)) * 100
  return (
    <chakra.div css={progressRingCss} role="img" aria-label={label}>
      <chakra.svg css={progressSvgCss} viewBox="0 0 100 100" aria-hidden="true" printColorAdjust="exact">
        <circle cx="50" cy="50" r="42" stroke="var(--field)" />
        <circle cx="50" cy="50" r="42" stroke="var(--tint3)" strokeWidth="11" />
        {filled > 0 && (
          <circle
            cx="50"
            cy="50"
            r="42"
            stroke="var(--chart1)"
            pathLength="100"
            strokeDasharray={`${filled} 100`}
          />
        )}
      </chakra.svg>
      <chakra.div css={progressHoleCss}>{children}</chakra.div>
    </chakra.div>
  )
}
