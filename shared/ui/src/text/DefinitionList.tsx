import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Entry {
  term: string
  value: ReactNode
}

interface Props extends HTMLChakraProps<'dl'> {
  entries: readonly Entry[]
  /** Sets the first entry large and alone on its line on a phone. */
  leading?: boolean
}

/** On a phone two beside each other, or one where a reader's own spacing leaves no room for two. */
const columns = {
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gap: { base: '12px 16px', md: '4px 16px' },
  gridTemplateColumns: { md: 'repeat(auto-fit, 152px)' },
  '& > div': { flex: '1 1 calc(50% - 8px)' },
}
const first = {
  '& > div:first-of-type': { flexBasis: '100%' },
  '& > div:first-of-type dd': {
    fontSize: { base: 'min(2rem, 9vw)', md: '1.25rem' },
    lineHeight: { base: '2.5rem', md: '1.75rem' },
  },
}

/** Terms with their figures, in columns of one width so that lists below each other align. */
export function DefinitionList({ entries, leading, css, ...props }: Props) {
  return (
    <chakra.dl css={[columns, leading ? first : {}, css]} {...props}>
      {entries.map(({ term, value }) => (
        <div key={term}>
          <chakra.dt textStyle="meta" color="ink2">
            {term}
          </chakra.dt>
          <chakra.dd textStyle="question" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {value}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
