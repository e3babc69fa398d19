import { type Attachable, getMails } from '@portal/contract/mail'
import { foldText } from '@portal/domain/format/fold'
import { useRead } from '@portal/remote-kit'
import { useEffect, useRef, useState } from 'react'

/** Delay after typing before the server is asked, in milliseconds: as in the inbox. */
const searchDelayMs = 250
/** Minimum and maximum number of characters of a search on the server. */
const minSearchLength = 3
const maxSearchLength = 200
/** Maximum number of mails per response, newest first; only a few are shown. */
const maxMails = 100

const none: Attachable[] = []

const longestWordOf = (query: string): string =>
  foldText(query)
    .split(/\s+/)
    .reduce((a, b) => (b.length > a.length ? b : a), '')
    .slice(0, maxSearchLength)

/**
 * Mails to search: the newest and, if there are more, those that contain the query's longest word, found by the server.
 * Previous results stay until new ones arrive, so that results do not flicker during typing.
 */
export function useMails(query: string) {
  const first = useRead(getMails)
  const newest = first.data?.data ?? none
  const word = longestWordOf(query)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), searchDelayMs)
    return () => clearTimeout(timer)
  }, [word])
  const isSearched = word.length >= minSearchLength && (first.data?.meta?.total ?? 0) > newest.length
  const found = useRead(
    getMails,
    { query: { search: settled, per_page: maxMails, page: 1 } },
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
