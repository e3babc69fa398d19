import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getLenders, type Lender } from '@portal/contract/lender'
import * as v from '@portal/contract/schema'
import { useCurrentData, usePortal } from '@portal/remote-kit'
import { useQueries } from '@portal/remote-kit/query'
import { useMemo } from 'react'

const selectLenders = (answer: unknown): Lender[] => v.parse(getLenders.response, answer).data

const combineLenderPages = (
  pages: { data: Lender[] | undefined; isPending: boolean; isError: boolean }[],
) => ({
  lenders: pages.flatMap(({ data }) => data ?? []),
  pending: pages.some(({ isPending }) => isPending),
  failed: pages.some(({ isError }) => isError),
})

/** Returns all lenders, over all pages; `pending` is true while some pages are loading. */
export function useAllLenders(): { lenders: readonly Lender[]; pending: boolean; failed: boolean } {
  const portal = usePortal()
  const { data, isPending, isError } = useCurrentData(getLenders)
  const { total = 0, per_page = 1 } = data?.meta ?? {}
  const pagesBehind = Math.max(0, Math.ceil(total / per_page) - 1)
  const rest = useQueries({
    queries: Array.from({ length: pagesBehind }, (_, index) => {
      const read = createPageRead(getLenders, { query: { perPage: per_page, page: index + 2 } })
      return {
        queryKey: toQueryKey(read),
        queryFn: ({ signal }: { signal: AbortSignal }) => portal.api.read(read, { signal }),
        select: selectLenders,
      }
    }),
    combine: combineLenderPages,
  })
  const lenders = useMemo(() => [...(data?.data ?? []), ...rest.lenders], [data, rest.lenders])
  return { lenders, pending: isPending || rest.pending, failed: isError || rest.failed }
}
