import type { Count } from '@portal/contract/registry'
import { useQueries } from '@portal/remote-kit/query'
import { useShell } from './context.tsx'

const none: Count = { reads: [] }

const lengthOf = (answer: unknown): number => {
  const data = (answer as { data?: unknown } | null)?.data
  return Array.isArray(data) ? data.length : 0
}

/** A menu entry's count, from the same cached reads as its screen; undefined until all are here (NAV-08). */
export function useCount(count: Count = none): number | undefined {
  const { core } = useShell()
  return useQueries({
    queries: count.reads.map((read) => ({
      queryKey: [read.key, read.url],
      queryFn: ({ signal }: { signal: AbortSignal }) => core.api.read(read, { signal }),
      select: lengthOf,
    })),
    combine: (results) =>
      results.length > 0 && results.every(({ data }) => data !== undefined)
        ? results.reduce((sum, { data }) => sum + (data ?? 0), 0)
        : undefined,
  })
}
