import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  term: ReactNode
  /** A line below the term. */
  about?: ReactNode
  /** What is known of it: an amount, a date, a word. */
  children: ReactNode
}

/** What is known goes below where the longest word of the term leaves it no room. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
}

/** One thing that is known, in a list of facts (`dl`). */
export function FactRow({ term, about, children }: Props) {
  return (
    <chakra.div css={row}>
      <chakra.dt flex="1 1 7em" maxW="100%" color="ink2">
        {term}
        {about && (
          <chakra.span display="block" textStyle="meta">
            {about}
          </chakra.span>
        )}
      </chakra.dt>
      <chakra.dd
        textAlign="end"
        fontWeight={500}
        fontVariantNumeric="tabular-nums"
        ml="auto"
        maxW="100%"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.dd>
    </chakra.div>
  )
}
