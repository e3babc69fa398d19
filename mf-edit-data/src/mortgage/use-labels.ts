import { readOf } from '@portal/contract/call'
import { getLenderLabels, type LenderLabel } from '@portal/contract/lender'
import * as v from '@portal/contract/schema'
import { usePortal } from '@portal/remote-kit'
import { useQueries } from '@portal/remote-kit/query'

const select = (answer: unknown) => v.parse(getLenderLabels.answer, answer).data

/** The products of some lenders: by lender's code, once all are known. */
export function useLabels(codes: readonly string[]): {
  labels: ReadonlyMap<string, readonly LenderLabel[]> | null
  failed: boolean
  retry: () => void
} {
  const portal = usePortal()
  const answers = useQueries({
    queries: codes.map((code) => {
      const read = readOf(getLenderLabels, { params: { code } })
      return {
        queryKey: [read.key, read.url],
        queryFn: ({ signal }: { signal: AbortSignal }) => portal.api.read(read, { signal }),
        select,
      }
    }),
  })
  const known = answers.every(({ data }) => data !== undefined)
  return {
    labels: known ? new Map(codes.map((code, index) => [code, answers[index]?.data ?? []])) : null,
    failed: answers.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
  }
}
