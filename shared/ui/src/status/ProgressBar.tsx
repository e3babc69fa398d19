import { Box } from '@chakra-ui/react'

interface Props {
  /** Share that is done, 0 … 1; beyond is clamped. */
  share: number
  /** The same in words. */
  label: string
}

/** A bar that fills. */
export function ProgressBar({ share, label }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  return (
    <Box h="12px" rounded="6px" bg="tint3" overflow="hidden" role="img" aria-label={label}>
      <Box data-colored="" h="100%" rounded="6px" bg="chart1" w={`${percent}%`} printColorAdjust="exact" />
    </Box>
  )
}
