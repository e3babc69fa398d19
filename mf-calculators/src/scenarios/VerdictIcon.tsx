import { chakra } from '@portal/ui'
import type { LivabilityVerdict } from './list-scenarios.ts'

const shapeByVerdict = {
  yes: { color: 'good', ground: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z', sign: 'M7 12.5l3.4 3.4L17 9' },
  maybe: { color: 'warn', ground: 'M12 2 23.5 22H.5L12 2Z', sign: 'M12 9.5v6M12 18.6v.1' },
  no: {
    color: 'bad',
    ground: 'M5 1h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z',
    sign: 'M8 8l8 8M16 8l-8 8',
  },
} as const

/** Icon of a verdict: a round tick, a triangle, or a square with a cross. The verdict in words is beside the icon. */
export function VerdictIcon({ verdict, size = 28 }: { verdict: LivabilityVerdict; size?: number }) {
  const { color, ground, sign } = shapeByVerdict[verdict]
  return (
    <chakra.svg viewBox="0 0 24 24" flex="none" color={color} boxSize={`${size}px`} aria-hidden="true">
      <path d={ground} fill="currentColor" />
      <path
        d={sign}
        fill="none"
        stroke="var(--card)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}
