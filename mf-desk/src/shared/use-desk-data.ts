import type { CallInput, CallResponse } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import { useCurrentData } from '@portal/remote-kit'
import type { UseQueryResult } from '@portal/remote-kit/query'
import { type DeskCall, type DeskInput, useTenantCode } from './desk-call.ts'

/** Option of `useDeskData` that refetches every 15 seconds, in case the live updates are interrupted. */
export const polled = { every: 15_000 }

/** `useCurrentData` for a call of the desk, at the current tenant. */
export function useDeskData<C extends DeskCall>(
  call: C,
  { params, query }: DeskInput<C, Pick<CallInput<C>, 'params' | 'query'>>,
  options?: { every: number },
): UseQueryResult<CallResponse<C>, ApiError> {
  const tenant = useTenantCode()
  const input = { params: { tenant, ...params }, ...(query && { query }) }
  return useCurrentData<C>(call, input as unknown as Pick<CallInput<C>, 'params' | 'query'>, options)
}
