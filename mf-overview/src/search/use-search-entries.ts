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
import { listSearchActions } from './search-actions.ts'
import { createSearchEntries } from './search-entries.ts'

/**
 * Returns all search entries of the customer file, and the older mails that match. Skips data that is loading or
 * failed.
 */
export function useSearchEntries(query: string) {
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
  const { newest, found, pending } = useFoundMails(query)
  const notes = useRead(getNotes)
  const signals = useRead(getActiveSignals)
  const tasks = useRead(getTasks)
  const family = useRead(getFamily)
  const mails = useMemo(
    () => [...new Map([...newest, ...found].map((mail) => [mail.id, mail])).values()],
    [newest, found],
  )
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
    family,
  ]
  const entries = useMemo(() => {
    const file = {
      mortgages: mortgages.data?.data,
      policies: policies.data?.data,
      incomes: incomes.data?.data,
      pensions: pensions.data?.data,
      obligations: obligations.data?.data,
      documents: documents.data?.data,
      shared: shared.data?.data,
      mails,
      notes: notes.data?.data,
      signals: signals.data?.data,
      tasks: tasks.data?.data,
      family: family.data?.data,
    }
    return [...listSearchActions(text, { pathOf, slot }), ...createSearchEntries(file, text, pathOf)]
  }, [
    text,
    pathOf,
    slot,
    mails,
    mortgages.data,
    policies.data,
    incomes.data,
    pensions.data,
    obligations.data,
    documents.data,
    shared.data,
    notes.data,
    signals.data,
    tasks.data,
    family.data,
  ])
  return { entries, pending: pending || reads.some(({ isFetching, data }) => isFetching && !data) }
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
 * Mails to search: the newest and, if there are more, those that contain the query's longest word, found by the server.
 * Previous results stay until new ones arrive, so that results do not flicker during typing.
 */
function useFoundMails(query: string) {
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
