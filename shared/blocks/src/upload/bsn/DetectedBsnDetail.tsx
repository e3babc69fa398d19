import type { SystemStyleObject } from '@chakra-ui/react'
import type { DetectedBsn } from '@portal/domain/bsn/bsn-check-messages'
import { Box, chakra, Text } from '@portal/ui'
import { useEffect, useState } from 'react'

interface DetectedBsnDetailProps {
  number: DetectedBsn
  /** Page on which the number is; null for a picture. */
  page: string | null
  label: string
}

const numberDetailCss: SystemStyleObject = {
  position: 'relative',
  w: 'fit-content',
  maxW: '100%',
  rounded: 'table',
  overflow: 'hidden',
  borderWidth: '1px',
  borderColor: 'line',
  '& img': { display: 'block', maxW: '100%', maxH: '180px' },
  '& svg': { position: 'absolute', inset: '0', boxSize: '100%' },
}

/** A cropped part of a page, with an outline around the number. */
export function DetectedBsnDetail({ number: { detail }, page, label }: DetectedBsnDetailProps) {
  const [address, setAddress] = useState<string | null>(null)
  const picture = detail?.picture
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  if (!detail || !address) return null
  const points = detail.corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')
  return (
    <Box>
      {page && (
        <Text textStyle="meta" color="ink2" mb="1">
          {page}
        </Text>
      )}
      <Box css={numberDetailCss}>
        <img src={address} alt={label} />
        <chakra.svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" color="bad">
          <polygon
            points={points}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </chakra.svg>
      </Box>
    </Box>
  )
}
