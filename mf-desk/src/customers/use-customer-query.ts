import { type CustomerFilter, customerFilters } from '@portal/contract/desk/desk-customer'
import { useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useRef, useState } from 'react'
import { customersPath } from '../shared/desk-paths.ts'

/** Delay after typing before a search, in milliseconds. */
const searchDelayMs = 200

/** Limits of the server: the length of a search in characters, and the last page. */
const maxSearchLength = 100
const maxPageNumber = 1000

/** Converts typed text to the search text that is sent. */
const toSearchText = (typed: string): string => typed.trim().slice(0, maxSearchLength).trim()

/** Query of the list of customers, as in the URL. */
export interface CustomerQuery {
  q: string
  filter: CustomerFilter
  /** Page number from 1. */
  page: number
}

/** Parses the filter from the URL; an unknown name means all customers. */
export const parseCustomerFilter = (name: string | null): CustomerFilter =>
  customerFilters.find((one) => one === name) ?? 'all'

function parseCustomerQuery(search: URLSearchParams): CustomerQuery {
  const filter = parseCustomerFilter(search.get('filter'))
  const page = Number(search.get('page'))
  const isPage = Number.isInteger(page) && page > 0 && page <= maxPageNumber
  return { q: toSearchText(search.get('q') ?? ''), filter, page: isPage ? page : 1 }
}

/** Converts a query to URL parameters, without default values. */
const toSearchParameters = ({ q, filter, page }: CustomerQuery): [string, string][] =>
  Object.entries({
    q: toSearchText(q),
    filter: filter === 'all' ? '' : filter,
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '')

/** Path of the list of customers for a query, at its first page. */
export function getCustomerListPath({ q, filter }: Pick<CustomerQuery, 'q' | 'filter'>): string {
  const search = new URLSearchParams(toSearchParameters({ q, filter, page: 1 })).toString()
  return search ? `${customersPath}?${search}` : customersPath
}

export const isFilteredQuery = ({ q, filter }: CustomerQuery): boolean => q !== '' || filter !== 'all'

/** Returns the query in the URL, the text in the search field, and functions to change both. */
export function useCustomerQuery() {
  const [search, setSearch] = useSearchParams()
  const query = parseCustomerQuery(search)
  const [typed, type] = useState(query.q)
  /** Search text that was last read from the URL or written to it. */
  const lastSearch = useRef(query.q)
  const updateQueryInUrl = (more: Partial<CustomerQuery>) =>
    setSearch(
      (before) => {
        const next = { ...parseCustomerQuery(before), ...more }
        lastSearch.current = toSearchText(next.q)
        return toSearchParameters(next)
      },
      { replace: true },
    )
  /** Updates the search field after the URL changed by other means, such as a saved view. */
  useEffect(() => {
    if (lastSearch.current === query.q) return
    lastSearch.current = query.q
    type(query.q)
  }, [query.q])
  useEffect(() => {
    if (toSearchText(typed) === query.q) return
    const timer = setTimeout(() => updateQueryInUrl({ q: typed, page: 1 }), searchDelayMs)
    return () => clearTimeout(timer)
  })
  return { query, typed, type, change: updateQueryInUrl }
}
