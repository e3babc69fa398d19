import type { SystemStyleObject } from '@chakra-ui/react'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Box, chakra, VisuallyHidden } from '../system/styled.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { SearchField } from './SearchField.tsx'

interface SearchableItemsProps<Item> {
  items: readonly Item[]
  /** Returns the text of an item that is searched. */
  getSearchText: (item: Item) => string
  /** Label of the search field, such as "Zoek werkgever of inkomen" (search for an employer or income). */
  label: string
  /** Minimum number of items for which the search field is shown. */
  searchFrom?: number
  /** Renders the items that the search found. */
  children: (found: readonly Item[]) => ReactNode
}

/** Items with a search field above them if there are many. The search ignores case and accents. */
export function SearchableItems<Item>({
  items,
  getSearchText,
  label,
  searchFrom = 8,
  children,
}: SearchableItemsProps<Item>) {
  const uiText = useUiText()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(normalizeForSearch(query.trim()))
  const found = items.filter((item) => normalizeForSearch(getSearchText(item)).includes(wanted))
  return (
    <div>
      {items.length >= searchFrom && (
        <Box mb="3" maxW="560px">
          <SearchField label={label} value={query} onChange={setQuery} />
        </Box>
      )}
      <Text role="status" color="ink2" py={found.length ? '0px' : '6'} textAlign="center">
        {found.length === 0 && uiText('search_none', { query: query.trim() })}
        {found.length > 0 && wanted && (
          <VisuallyHidden>{uiText('pick_found', { count: found.length })}</VisuallyHidden>
        )}
      </Text>
      {children(found)}
    </div>
  )
}

interface SearchListProps<Item> extends Omit<SearchableItemsProps<Item>, 'children'> {
  getKey: (item: Item) => string | number
  children: (item: Item) => ReactNode
  /** Content instead of a list without items. A search without results has a text of its own. */
  empty: ReactNode
  css?: SystemStyleObject
}

const listRowCss = {
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
  _first: { borderTopWidth: '0' },
}

/** Searchable items as a list, with lines between the rows. */
export function SearchList<Item>({ getKey, children, empty, css = {}, ...search }: SearchListProps<Item>) {
  if (search.items.length === 0) return empty
  return (
    <SearchableItems {...search}>
      {(found) => (
        <chakra.ul css={css}>
          {found.map((item) => (
            <chakra.li key={getKey(item)} css={listRowCss}>
              {children(item)}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </SearchableItems>
  )
}
