import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { Count } from '@portal/contract/registry'
import { useQueries } from '@portal/remote-kit/query'
import { useShell } from './context.tsx'
import { amountOf, countItems, type Kind } from './items.ts'
import { useMenuEntries } from './menu-entries.ts'
import { useTakenOver } from './taken-over.tsx'

/** A count as it is contributed, or of newly asked documents. */
type AnyCount = Omit<Count, 'only'> & { only?: Kind }

const none: AnyCount[] = []
const customer = readOf(getCustomer)

/** Sum of some counts, from the same cached reads as their screens; undefined until all are here (NAV-08). */
function useCounts(counts: readonly AnyCount[]): number | undefined {
  const { core } = useShell()
  const takenOver = useTakenOver()
  const reads = counts.flatMap((count) => count.reads.map((read) => ({ read, only: count.only })))
  const amounts = counts.flatMap(({ orAmounts = [] }) => orAmounts)
  const asked =
    amounts.length > 0 ? [...reads.map(({ read }) => read), customer] : reads.map(({ read }) => read)
  const counted = useQueries({
    queries: asked.map((read) => ({
      queryKey: [read.key, read.url],
      queryFn: ({ signal }: { signal: AbortSignal }) => core.api.read(read, { signal }),
    })),
    combine: (results) => {
      if (results.length === 0 || results.some(({ data }) => data === undefined)) return undefined
      const sum = reads.reduce((total, { only }, index) => total + countItems(results[index]?.data, only), 0)
      const orOne = amounts.some((name) => amountOf(results.at(-1)?.data, name) > 0) ? 1 : 0
      return sum || orOne
    },
  })
  return takenOver ? counted : undefined
}

/** A menu entry's count; undefined while it is not known. */
export const useCount = (count?: Count) => useCounts(count ? [count] : none)

/** How much is new in all: the counts of the header's shortcuts and what else is contributed as new (HEADER-05). */
export function useNewTotal(): number {
  const counts = [...useMenuEntries('header'), ...useMenuEntries('menu')].flatMap(
    ({ nav: { count, newCount, newUploads } }): AnyCount[] => [
      ...(count?.only === 'unseen' ? [count] : []),
      ...(newCount ? [newCount] : []),
      ...(newUploads ? [{ reads: newUploads, only: 'new_uploads' as const }] : []),
    ],
  )
  return useCounts(counts) ?? 0
}
