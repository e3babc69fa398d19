import { type CustomerFilter, customerFilters } from '@portal/contract/desk/customer'
import { useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useRef, useState } from 'react'
import { customersPath } from '../shared/paths.ts'

/** Delay after typing before a search, in milliseconds. */
const typingTimeoutMs = 200

/** Limits of the server: characters of a search, and pages. */
const maxSearchLength = 100
const lastPage = 1000

/** Search text from typed text. */
const searchOf = (typed: string): string => typed.trim().slice(0, maxSearchLength).trim()

/** Query of the list of customers, as in its address. */
export interface CustomerQuery {
  q: string
  filter: CustomerFilter
  /** Page number from 1. */
  page: number
}

/** The filter of a name; all customers for an unknown name. */
export const filterOf = (name: string | null): CustomerFilter =>
  customerFilters.find((one) => one === name) ?? 'all'

function queryIn(search: URLSearchParams): CustomerQuery {
  const filter = filterOf(search.get('filter'))
  const page = Number(search.get('page'))
  const isPage = Number.isInteger(page) && page > 0 && page <= lastPage
  return { q: searchOf(search.get('q') ?? ''), filter, page: isPage ? page : 1 }
}

/** Search parameters of a query, without defaults. */
const parametersOf = ({ q, filter, page }: CustomerQuery): [string, string][] =>
  Object.entries({
    q: searchOf(q),
    filter: filter === 'all' ? '' : filter,
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '')

/** Address of the list of customers for a query, at its first page. */
export function customerListPath({ q, filter }: Pick<CustomerQuery, 'q' | 'filter'>): string {
  const search = new URLSearchParams(parametersOf({ q, filter, page: 1 })).toString()
  return search ? `${customersPath}?${search}` : customersPath
}

/** Whether a query filters the list at all. */
export const isFiltered = ({ q, filter }: CustomerQuery): boolean => q !== '' || filter !== 'all'

/** The query in the address, the text in the search field, and functions to change both. */
export function useCustomerQuery() {
  const [search, setSearch] = useSearchParams()
  const query = queryIn(search)
  const [typed, type] = useState(query.q)
  /** Search text last read from the address, or written to it. */
  const lastSearch = useRef(query.q)
  const change = (more: Partial<CustomerQuery>) =>
    setSearch(
      (before) => {
        const next = { ...queryIn(before), ...more }
        lastSearch.current = searchOf(next.q)
        return parametersOf(next)
      },
      { replace: true },
    )
  /** Fills the field after the address changed by other means, such as a saved view. */
  useEffect(() => {
    if (lastSearch.current === query.q) return
    lastSearch.current = query.q
    type(query.q)
  }, [query.q])
  useEffect(() => {
    if (searchOf(typed) === query.q) return
    const timer = setTimeout(() => change({ q: typed, page: 1 }), typingTimeoutMs)
    return () => clearTimeout(timer)
  })
  return { query, typed, type, change }
}
