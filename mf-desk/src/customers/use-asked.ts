import { type CustomerFilter, customerFilters } from '@portal/contract/desk/customer'
import { useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useState } from 'react'

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

function askedIn(search: URLSearchParams): AskedCustomers {
  const filter = filterOf(search.get('filter'))
  const page = Number(search.get('page'))
  const isPage = Number.isInteger(page) && page > 0 && page <= lastPage
  return { q: soughtBy(search.get('q') ?? ''), filter, page: isPage ? page : 1 }
}

/** What is asked of the list, what stands in the field meanwhile, and how to ask something else. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const asked = askedIn(search)
  const [typed, type] = useState(asked.q)
  const change = (more: Partial<AskedCustomers>) =>
    setSearch(
      (before) => {
        const next = { ...askedIn(before), ...more }
        const told = {
          q: soughtBy(next.q),
          filter: next.filter === 'all' ? '' : next.filter,
          page: next.page > 1 ? String(next.page) : '',
        }
        return Object.entries(told).filter(([, value]) => value !== '')
      },
      { replace: true },
    )
  useEffect(() => {
    if (soughtBy(typed) === asked.q) return
    const timer = setTimeout(() => change({ q: typed, page: 1 }), typingTimeoutMs)
    return () => clearTimeout(timer)
  })
  return { asked, typed, type, change }
}
