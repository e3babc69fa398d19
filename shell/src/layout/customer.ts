import { createPageRead, toQueryKey } from '@portal/contract/call'
import { type Customer, getCustomer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import { type Family, getFamily } from '@portal/contract/family'
import * as v from '@portal/contract/valibot'
import { isPartnerInsurerCustomer } from '@portal/domain/access-gate'
import { useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { useQuery } from '@portal/remote-kit/query'
import { useEffect } from 'react'
import { reportPortalError } from '../global-error.ts'
import { useIsHydrated } from './hydration.tsx'
import { useShell } from './shell-context.tsx'

export const placeholderAccount: Account = { id: '', name: '', username: '' }

export function useAccount(): Account {
  const account = useStore(useShell().session.account)
  return useIsHydrated() && account ? account : placeholderAccount
}

const customerQuery = createPageRead(getCustomer)
const familyQuery = createPageRead(getFamily)
const parseCustomer = (answer: unknown): Customer => v.parse(getCustomer.response, answer).data
const parseFamily = (answer: unknown): Family => v.parse(getFamily.response, answer).data

/** Reads the signed-in customer. A failure is an error of the whole portal (SHELL-03). */
export function useCustomer(): Customer | undefined {
  const shell = useShell()
  const { core, mfaRequired, partnerInsurer, report, session } = shell
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: toQueryKey(customerQuery),
    queryFn: ({ signal }) => core.api.read(customerQuery, { signal }),
    select: parseCustomer,
  })
  useEffect(() => {
    if (!error) return
    reportPortalError(error)
    if (!(error instanceof ApiError) || error.failure === 'unexpected') report(error, 'shell')
  }, [error, report])
  useEffect(() => {
    if (data) partnerInsurer.set(isPartnerInsurerCustomer(data))
  }, [data, partnerInsurer])
  useEffect(() => {
    if (data && dataUpdatedAt) mfaRequired.set(data.keys_wanted === true)
  }, [data, dataUpdatedAt, mfaRequired])
  const isWithoutFile = data?.has_file === false && data.keys_wanted !== true
  useEffect(() => {
    if (isWithoutFile && !shell.page.file)
      void import(
        /* webpackChunkName: "household" */ '../household/redirect-to-shared-customer-file.ts'
      ).then((own) => own.redirectToSharedCustomerFile(shell))
  }, [isWithoutFile, shell])
  useEffect(() => {
    if (data && session.active()?.accountId.endsWith(`:${data.id}`))
      void session.describe({ name: data.full_name, avatar: data.avatar_thumb })
  }, [data, session])
  return data
}

export function useFamily(enabled: boolean): Family | undefined {
  const { core } = useShell()
  const { data } = useQuery({
    queryKey: toQueryKey(familyQuery),
    queryFn: ({ signal }) => core.api.read(familyQuery, { signal }),
    select: parseFamily,
    enabled,
  })
  return data
}

/** Whether the customer must first set up a second factor (KEYS-10); false during hydration. */
export function useMfaRequired(): boolean {
  const isRequired = useStore(useShell().mfaRequired)
  return useIsHydrated() && isRequired
}
