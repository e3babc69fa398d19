import { chakra } from '@chakra-ui/react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { controlCss, inputCss } from '../form/control-look.ts'
import { Icon } from '../icon/Icon.tsx'
import { Text } from '../text/Text.tsx'
import { useWords } from '../words/words.ts'

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

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const row = { borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }

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
  const wanted = useDeferredValue(fold(query.trim()))
  if (items.length === 0) return empty
  const found = items.filter((item) => fold(textOf(item)).includes(wanted))
  return (
    <div>
      {items.length >= searchFrom && (
        <chakra.search display="block" mb="3">
          <chakra.div css={controlCss} pl="3.5">
            <Icon name="search" />
            <chakra.input
              css={inputCss}
              pl="0px"
              type="search"
              aria-label={label}
              placeholder={label}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </chakra.div>
        </chakra.search>
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
