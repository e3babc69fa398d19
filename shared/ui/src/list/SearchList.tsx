import type { SystemStyleObject } from '@chakra-ui/react'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Box, chakra } from '../system/styled.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { SearchField } from './SearchField.tsx'

interface SearchListProps<Item> {
  items: readonly Item[]
  getKey: (item: Item) => string | number
  /** Text to search in. */
  getSearchText: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Label of the search field, such as "Zoek werkgever of inkomen" (search for an employer or income). */
  label: string
  /** Shown if the list is empty. */
  empty: ReactNode
  /** Number of items from which a search field shows. */
  searchFrom?: number
  /** Style of the rows' list. */
  css?: SystemStyleObject
}

const listRowCss = {
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
  _first: { borderTopWidth: '0' },
}

/** A list with lines between rows; a long one can be searched, ignoring case and accents. */
export function SearchList<Item>({
  items,
  getKey,
  getSearchText,
  children,
  label,
  empty,
  searchFrom = 8,
  css = {},
}: SearchListProps<Item>) {
  const uiText = useUiText()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(normalizeForSearch(query.trim()))
  if (items.length === 0) return empty
  const found = items.filter((item) => normalizeForSearch(getSearchText(item)).includes(wanted))
  return (
    <div>
      {items.length >= searchFrom && (
        <Box mb="3">
          <SearchField label={label} value={query} onChange={setQuery} />
        </Box>
      )}
      <Text role="status" color="ink2" py={found.length ? '0px' : '6'} textAlign="center">
        {found.length === 0 && uiText('search_none', { query: query.trim() })}
      </Text>
      <chakra.ul css={css}>
        {found.map((item) => (
          <chakra.li key={getKey(item)} css={listRowCss}>
            {children(item)}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  )
}
