import { getMails, type MailRecord } from '@portal/contract/mail'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { useDebouncedValue, useRead } from '@portal/remote-kit'
import { useRef } from 'react'

/** Delay after typing before the request, in milliseconds, as in the inbox. */
const searchDelayMs = 250
/** Minimum and maximum number of characters of a search on the server. */
const minSearchLength = 3
const maxSearchLength = 200
/** Maximum number of mails per response, newest first; only a few are shown. */
const maxMails = 100

const noMails: MailRecord[] = []

const findLongestWord = (query: string): string =>
  normalizeForSearch(query)
    .split(/\s+/)
    .reduce((a, b) => (b.length > a.length ? b : a), '')
    .slice(0, maxSearchLength)

/**
 * Mails to search: the newest and, if there are more, those that contain the query's longest word, found by the server.
 * Previous results stay until new ones arrive, so that results do not flicker during typing.
 */
export function useFoundMails(query: string) {
  const first = useRead(getMails)
  const newest = first.data?.data ?? noMails
  const word = findLongestWord(query)
  const settled = useDebouncedValue(word, searchDelayMs)
  const isSearched = word.length >= minSearchLength && (first.data?.meta?.total ?? 0) > newest.length
  const found = useRead(
    getMails,
    { query: { search: settled, per_page: maxMails, page: 1 } },
    { enabled: isSearched && settled.length >= minSearchLength },
  )
  const before = useRef(noMails)
  if (isSearched && found.data) before.current = found.data.data
  return {
    newest,
    found: isSearched ? before.current : noMails,
    pending: (first.isFetching && !first.data) || (isSearched && (settled !== word || found.isFetching)),
  }
}
