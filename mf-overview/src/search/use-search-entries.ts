import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getFamily } from '@portal/contract/family'
import { getIncomes } from '@portal/contract/income'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { getRetirements } from '@portal/contract/retirement'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { usePermissions, useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { useText } from '../texts.ts'
import { listSearchActions } from './search-actions.ts'
import { createSearchEntries } from './search-entries.ts'
import { useFoundMails } from './use-found-mails.ts'

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
