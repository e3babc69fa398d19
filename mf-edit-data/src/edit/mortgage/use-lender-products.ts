import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getLenderLabels, type LenderLabel } from '@portal/contract/lender'
import * as v from '@portal/contract/valibot'
import { usePortal } from '@portal/remote-kit'
import { useQueries } from '@portal/remote-kit/query'
import { useMemo } from 'react'

const selectLenderLabels = (answer: unknown) => v.parse(getLenderLabels.response, answer).data

/** Returns the products of the given lenders by lender code, once all products have loaded. */
export function useLenderProducts(codes: readonly string[]): {
  labels: ReadonlyMap<string, readonly LenderLabel[]> | null
  failed: boolean
  retry: () => void
} {
  const portal = usePortal()
  const { answers, failed, again } = useQueries({
    queries: codes.map((code) => {
      const read = createPageRead(getLenderLabels, { params: { code } })
      return {
        queryKey: toQueryKey(read),
        queryFn: ({ signal }: { signal: AbortSignal }) => portal.api.read(read, { signal }),
        select: selectLenderLabels,
      }
    }),
    combine: (results) => ({
      answers: results.map(({ data }) => data),
      failed: results.some(({ isError, data }) => isError && data === undefined),
      again: results.flatMap(({ isError, refetch }) => (isError ? refetch : [])),
    }),
  })
  const labels = useMemo(
    () =>
      answers.includes(undefined) ? null : new Map(codes.map((code, index) => [code, answers[index] ?? []])),
    [codes, answers],
  )
  return {
    labels,
    failed,
    retry: () => {
      for (const ask of again) void ask()
    },
  }
}
