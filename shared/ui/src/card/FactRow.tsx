import type { ReactNode } from 'react'
import { chakra } from '../system/styled.tsx'

interface FactRowProps {
  term: ReactNode
  /** Second line, below the term. */
  about?: ReactNode
  /** Value of the fact: an amount, date or word. */
  children: ReactNode
}

/** The value moves below the term if there is no space for the longest word of the term. */
const factRowCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
}

/** A term with its value, as a row of a definition list (`dl`). */
export function FactRow({ term, about, children }: FactRowProps) {
  return (
    <chakra.div css={factRowCss}>
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
