import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getFamily } from '@portal/contract/family'
import { getIncomes } from '@portal/contract/income'
import { getMails, type MailRecord } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { getRetirements } from '@portal/contract/retirement'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { useDebouncedValue, usePermissions, useRead } from '@portal/remote-kit'
import { useMemo, useRef } from 'react'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { useText } from '../texts.ts'
import type { SearchEntry } from './find-search-entries.ts'
import { listSearchActions } from './search-actions.ts'
import { createSearchEntries } from './search-entries.ts'

/** Search entries, and whether some of their data is still loading. */
export interface SearchEntries {
  entries: SearchEntry[]
  pending: boolean
}

/**
 * Returns the actions, and the search entries of the customer file without mails. Skips data that is loading or failed.
 * Use it in a component that does not render while the customer types.
 */
export function useFileEntries(): SearchEntries {
  const text = useText()
  const { isAllowed, pathOf, slot } = usePermissions()
  const getQueryOptions = (gate: keyof typeof overviewAccessGates) => ({
    enabled: isAllowed(overviewAccessGates[gate]),
  })
  const mortgages = useRead(getMortgages, undefined, getQueryOptions('mortgages'))
  const policies = useRead(getPolicies, undefined, getQueryOptions('policies'))
  const incomes = useRead(getIncomes, undefined, getQueryOptions('income'))
  const pensions = useRead(getRetirements, undefined, getQueryOptions('income'))
  const obligations = useRead(getObligations, undefined, getQueryOptions('obligations'))
  const documents = useRead(getDocuments)
  const shared = useRead(getTenantDocuments)
  const notes = useRead(getNotes)
  const signals = useRead(getActiveSignals)
  const tasks = useRead(getTasks)
  const family = useRead(getFamily)
  const file = {
    mortgages: mortgages.data?.data,
    policies: policies.data?.data,
    incomes: incomes.data?.data,
    pensions: pensions.data?.data,
    obligations: obligations.data?.data,
    documents: documents.data?.data,
    shared: shared.data?.data,
    notes: notes.data?.data,
    signals: signals.data?.data,
    tasks: tasks.data?.data,
    family: family.data?.data,
  }
  const reads = [
    mortgages,
    policies,
    incomes,
    pensions,
    obligations,
    documents,
    shared,
    notes,
    signals,
    tasks,
  ]
  return {
    entries: [...listSearchActions(text, { pathOf, slot }), ...createSearchEntries(file, text, pathOf)],
    pending: [...reads, family].some(({ isFetching, data }) => isFetching && !data),
  }
}

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
 * Returns search entries of mails: the newest and, if there are more, those that contain the query's longest word, found by the server.
 * Previous results stay until new ones arrive, so that results do not flicker during typing.
 */
export function useMailEntries(query: string): SearchEntries {
  const text = useText()
  const { pathOf } = usePermissions()
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
  const older = isSearched ? before.current : noMails
  const entries = useMemo(() => {
    const mails = [...new Map([...newest, ...older].map((mail) => [mail.id, mail])).values()]
    return createSearchEntries({ mails }, text, pathOf)
  }, [newest, older, text, pathOf])
  return {
    entries,
    pending: (first.isFetching && !first.data) || (isSearched && (settled !== word || found.isFetching)),
  }
}
