import { type Attachable, getMails } from '@portal/contract/mail'
import { foldText } from '@portal/domain/format/fold'
import { useRead } from '@portal/remote-kit'
import { useEffect, useRef, useState } from 'react'

/** How long typing must pause before the server is asked, in milliseconds: as in the inbox. */
const pause = 250
/** Minimum and maximum number of characters of a search on the server. */
const minSearchLength = 3
const maxSearchLength = 200
/** Mails that an answer of the server holds, the newest: a handful of them is shown. */
const most = 100

const none: Attachable[] = []

const longestWordOf = (query: string): string =>
  foldText(query)
    .split(/\s+/)
    .reduce((a, b) => (b.length > a.length ? b : a), '')
    .slice(0, maxSearchLength)

/**
 * Mails among which a query is looked for: the newest and, where there are more, those that hold its longest word
 * anywhere, found by the server. What was found stays until other is, so that no result comes and goes while typing.
 */
export function useMails(query: string) {
  const first = useRead(getMails)
  const newest = first.data?.data ?? none
  const word = longestWordOf(query)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), pause)
    return () => clearTimeout(timer)
  }, [word])
  const isSearched = word.length >= minSearchLength && (first.data?.meta?.total ?? 0) > newest.length
  const found = useRead(
    getMails,
    { query: { search: settled, per_page: most, page: 1 } },
    { enabled: isSearched && settled.length >= minSearchLength },
  )
  const before = useRef(none)
  if (isSearched && found.data) before.current = found.data.data
  return {
    newest,
    found: isSearched ? before.current : none,
    pending: (first.isFetching && !first.data) || (isSearched && (settled !== word || found.isFetching)),
  }
}
