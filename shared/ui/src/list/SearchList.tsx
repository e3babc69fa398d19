import { Box, chakra } from '@chakra-ui/react'
import { foldText } from '@portal/domain/format/fold'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Text } from '../text/Text.tsx'
import { useWords } from '../words/words.ts'
import { SearchField } from './SearchField.tsx'

interface Props<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Text in which is searched. */
  textOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Says what is searched: "Zoek werkgever of inkomen". */
  label: string
  /** Shown when there is nothing at all. */
  empty: ReactNode
  /** From how many items on a search field stands above the list. */
  searchFrom?: number
}

const row = {
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
  _first: { borderTopWidth: '0' },
}

/** A list with rules between its rows; a long one can be searched, without regard to case and accents. */
export function SearchList<Item>({
  items,
  keyOf,
  textOf,
  children,
  label,
  empty,
  searchFrom = 8,
}: Props<Item>) {
  const word = useWords()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(foldText(query.trim()))
  if (items.length === 0) return empty
  const found = items.filter((item) => foldText(textOf(item)).includes(wanted))
  return (
    <div>
      {items.length >= searchFrom && (
        <Box mb="3">
          <SearchField label={label} value={query} onChange={setQuery} />
        </Box>
      )}
      <Text role="status" color="ink2" py={found.length ? '0px' : '6'} textAlign="center">
        {found.length === 0 && word('search_none', { query: query.trim() })}
      </Text>
      <ul>
        {found.map((item) => (
          <chakra.li key={keyOf(item)} css={row}>
            {children(item)}
          </chakra.li>
        ))}
      </ul>
    </div>
  )
}
