import { animationDurationsMs } from '../system/animation-durations.ts'
import { Box } from '../system/styled.tsx'

interface ProgressBarProps {
  /** Completed fraction, 0 to 1. Other values are clamped. */
  share: number
  /** Accessible name. */
  label: string
}

const filledBarCss = {
  h: '100%',
  rounded: '6px',
  bg: 'chart1',
  printColorAdjust: 'exact',
  transformOrigin: 'left',
  animation: `ui-fill ${animationDurationsMs.chart}ms ease-out`,
}

const trackCss = {
  h: '12px',
  rounded: '6px',
  bg: 'tint3',
  overflow: 'hidden',
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
}

export function ProgressBar({ share, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  return (
    <Box css={trackCss} role="img" aria-label={label}>
      <Box data-colored="" css={filledBarCss} w={`${percent}%`} />
    </Box>
  )
}
