import { cardGround } from '@portal/remote-kit/card-ground'
import { Box, chakra } from '@portal/ui'
import type { Verdict } from './scenarios.ts'

interface Props {
  /** What the norms allow a month, and what the mortgage asks; in euro. */
  possible: number
  needed: number
  /** Euro a month at the end of the bar. */
  scale: number
  verdict: Verdict
  /** The mark's word, such as 'nodig € 1.073'. */
  mark: string
  /** Both amounts in words. */
  label: string
}

const fills = { yes: 'good', maybe: 'warn', no: 'bad' } as const
const share = (amount: number, scale: number) =>
  scale > 0 ? Math.round(Math.min(1, Math.max(0, amount / scale)) * 1000) / 10 : 0

/** What is possible, as a bar against a mark for what is needed. */
export function Meter({ possible, needed, scale, verdict, mark, label }: Props) {
  const at = share(needed, scale)
  const toTheLeft = at > 60
  return (
    <Box pt="20px" position="relative" role="img" aria-label={label}>
      <chakra.span
        position="absolute"
        top="0"
        left={toTheLeft ? 'auto' : `${at}%`}
        right={toTheLeft ? `${100 - at}%` : 'auto'}
        textStyle="mark"
        color="ink2"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        {mark}
      </chakra.span>
      <Box h="12px" rounded="6px" bg="tint2" boxShadow="inset 0 0 0 1px var(--tint4)" overflow="hidden">
        <Box
          data-colored=""
          h="100%"
          rounded="6px"
          bg={fills[verdict]}
          w={`${share(possible, scale)}%`}
          printColorAdjust="exact"
        />
      </Box>
      <Box
        data-colored=""
        position="absolute"
        top="16px"
        h="20px"
        w="3px"
        ml="-1px"
        rounded="2px"
        bg="ink"
        boxShadow={`0 0 0 1.5px ${cardGround}`}
        left={`${at}%`}
      />
    </Box>
  )
}
