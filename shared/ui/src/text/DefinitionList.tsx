import type { ReactNode } from 'react'
import { chakra, type StyledProps } from '../system/styled.tsx'

interface DefinitionEntry {
  term: string
  value: ReactNode
}

interface DefinitionListProps extends StyledProps<'dl'> {
  entries: readonly DefinitionEntry[]
  /** Shows the first entry large and on its own line on phones. */
  leading?: boolean
}

/** Two columns on phones, or one if the reader's text spacing leaves no space for two. */
const columnsCss = {
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gap: { base: '12px 16px', md: '4px 16px' },
  gridTemplateColumns: { md: 'repeat(auto-fit, 152px)' },
  '& > div': { flex: '1 1 calc(50% - 8px)' },
}
const leadingEntryCss = {
  '& > div:first-of-type': { flexBasis: '100%' },
  '& > div:first-of-type dd': {
    fontSize: { base: 'min(2rem, 9vw)', md: '1.25rem' },
    lineHeight: { base: '2.5rem', md: '1.75rem' },
  },
}

/** Terms with their figures. The columns have equal widths, so that lists below each other align. */
export function DefinitionList({ entries, leading, css, ...props }: DefinitionListProps) {
  return (
    <chakra.dl css={[columnsCss, leading ? leadingEntryCss : {}, css]} {...props}>
      {entries.map(({ term, value }) => (
        <div key={term}>
          <chakra.dt textStyle="meta" color="ink2">
            {term}
          </chakra.dt>
          <chakra.dd textStyle="subsection" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {value}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
