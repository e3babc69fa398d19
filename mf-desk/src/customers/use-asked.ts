import { type CustomerFilter, customerFilters } from '@portal/contract/desk/customer'
import { useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useRef, useState } from 'react'
import { customersPath } from '../shared/paths.ts'

/** How long somebody has to stop typing before what they typed is looked for, in milliseconds. */
const typingTimeoutMs = 200

/** Most that the server takes: signs of what is looked for, and pages. */
const longest = 100
const lastPage = 1000

/** What is looked for by what was typed. */
const soughtBy = (typed: string): string => typed.trim().slice(0, longest).trim()

/** What is asked of the list of customers, as its address tells it. */
export interface AskedCustomers {
  q: string
  filter: CustomerFilter
  /** From 1. */
  page: number
}

/** The filter of a name; all customers for none that there is. */
export const filterOf = (name: string | null): CustomerFilter =>
  customerFilters.find((one) => one === name) ?? 'all'

function requestedDocumentsIn(search: URLSearchParams): AskedCustomers {
  const filter = filterOf(search.get('filter'))
  const page = Number(search.get('page'))
  const isPage = Number.isInteger(page) && page > 0 && page <= lastPage
  return { q: soughtBy(search.get('q') ?? ''), filter, page: isPage ? page : 1 }
}

/** What an address says of what is asked: members that are not the usual. */
const toldOf = ({ q, filter, page }: AskedCustomers): [string, string][] =>
  Object.entries({
    q: soughtBy(q),
    filter: filter === 'all' ? '' : filter,
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '')

/** Address of the list of customers that somebody asks for, at its first page. */
export function askedPath({ q, filter }: Pick<AskedCustomers, 'q' | 'filter'>): string {
  const search = new URLSearchParams(toldOf({ q, filter, page: 1 })).toString()
  return search ? `${customersPath}?${search}` : customersPath
}

/** Whether anything is asked at all: else the list is that of all customers. */
export const isAsked = ({ q, filter }: AskedCustomers): boolean => q !== '' || filter !== 'all'

/** What is asked of the list, what stands in the field meanwhile, and how to ask something else. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const asked = requestedDocumentsIn(search)
  const [typed, type] = useState(asked.q)
  /** What was looked for when the address last told something, or was made to. */
  const sought = useRef(asked.q)
  const change = (more: Partial<AskedCustomers>) =>
    setSearch(
      (before) => {
        const next = { ...requestedDocumentsIn(before), ...more }
        sought.current = soughtBy(next.q)
        return toldOf(next)
      },
      { replace: true },
    )
  /** An address that came by other ways, such as a kept view, is what stands in the field too. */
  useEffect(() => {
    if (sought.current === asked.q) return
    sought.current = asked.q
    type(asked.q)
  }, [asked.q])
  useEffect(() => {
    if (soughtBy(typed) === asked.q) return
    const timer = setTimeout(() => change({ q: typed, page: 1 }), typingTimeoutMs)
    return () => clearTimeout(timer)
  })
  return { asked, typed, type, change }
}
