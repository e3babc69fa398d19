import { createPageRead, type PageRead, toQueryKey } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { MenuCount, NavEntry } from '@portal/contract/remote-registry'
import { countToDos } from '@portal/domain/to-do/to-do-counts'
import { useQueries } from '@portal/remote-kit/query'
import { countItems, getNumberFromData } from './count-items.ts'
import { useIsHydrated } from './hydration.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { useShell } from './shell-context.tsx'
import { findOpenToDos } from './to-do-count.ts'

const customerQuery = createPageRead(getCustomer)

/** Reads responses from the query cache; undefined until all are available, or if `reads` is empty. */
function useQueryResponses(reads: readonly PageRead[]): unknown[] | undefined {
  const { core } = useShell()
  const isHydrated = useIsHydrated()
  const answers = useQueries({
    queries: reads.map((read) => ({
      queryKey: toQueryKey(read),
      queryFn: ({ signal }: { signal: AbortSignal }) => core.api.read(read, { signal }),
    })),
    combine: (results) =>
      results.length === 0 || results.some(({ data }) => data === undefined)
        ? undefined
        : results.map(({ data }) => data),
  })
  return isHydrated ? answers : undefined
}

const listCountQueries = (counts: readonly MenuCount[]): PageRead[] => [
  ...counts.flatMap(({ reads }) => reads),
  ...(counts.some(({ orAmounts = [] }) => orAmounts.length > 0) ? [customerQuery] : []),
]

/** Adds up the counts. `answers` has the order of `listCountQueries`. */
function sumCounts(counts: readonly MenuCount[], answers: readonly unknown[]): number {
  const kinds = counts.flatMap(({ reads, only }) => reads.map(() => only))
  const sum = kinds.reduce((total, only, index) => total + countItems(answers[index], only), 0)
  const amounts = counts.flatMap(({ orAmounts = [] }) => orAmounts)
  return sum || (amounts.some((name) => getNumberFromData(answers.at(-1), name) > 0) ? 1 : 0)
}

function useToDoQueries(entries: readonly Pick<NavEntry, 'toDo'>[]) {
  const { core } = useShell()
  return entries.flatMap(({ toDo = [] }) => toDo).filter(({ gate }) => core.isAllowed(gate))
}

/** Returns a menu entry's count: its open to-dos, or its items (NAV-08); undefined until known. */
export function useMenuEntryCount(nav: Pick<NavEntry, 'count' | 'toDo'>): number | undefined {
  const toDo = useToDoQueries([nav])
  const counts = toDo.length === 0 && nav.count ? [nav.count] : []
  const answers = useQueryResponses(toDo.length > 0 ? toDo : listCountQueries(counts))
  return answers && (toDo.length > 0 ? findOpenToDos(toDo, answers).length : sumCounts(counts, answers))
}

/** Returns the total of open to-dos and other new items (HEADER-05). A new message that needs an answer counts once. */
export function useNewItemTotal(): number {
  const navs = [...useMenuEntries('header'), ...useMenuEntries('menu')].map(({ nav }) => nav)
  const toDo = useToDoQueries(navs)
  const counts = navs.flatMap(({ count, toDo: own, newCount }): MenuCount[] => [
    ...(count?.only === 'unseen' && !own ? [count] : []),
    ...(newCount ? [newCount] : []),
  ])
  const answers = useQueryResponses([...toDo, ...listCountQueries(counts)])
  if (!answers) return 0
  return countToDos(findOpenToDos(toDo, answers), sumCounts(counts, answers.slice(toDo.length))).newOrToDo
}
