import { keyOf, type Read, readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { Count, Nav } from '@portal/contract/registry'
import { countToDos } from '@portal/domain/to-do/counts'
import { useQueries } from '@portal/remote-kit/query'
import { useShell } from './context.tsx'
import { useIsHydrated } from './hydration-boundary.tsx'
import { amountOf, countItems } from './items.ts'
import { useMenuEntries } from './menu-entries.ts'
import { openOf } from './to-do-count.ts'

const customer = readOf(getCustomer)

/** Responses of some reads from the query cache; undefined until all are there, and without reads. */
function useAnswers(reads: readonly Read[]): unknown[] | undefined {
  const { core } = useShell()
  const isHydrated = useIsHydrated()
  const answers = useQueries({
    queries: reads.map((read) => ({
      queryKey: keyOf(read),
      queryFn: ({ signal }: { signal: AbortSignal }) => core.api.read(read, { signal }),
    })),
    combine: (results) =>
      results.length === 0 || results.some(({ data }) => data === undefined)
        ? undefined
        : results.map(({ data }) => data),
  })
  return isHydrated ? answers : undefined
}

const readsOf = (counts: readonly Count[]): Read[] => [
  ...counts.flatMap(({ reads }) => reads),
  ...(counts.some(({ orAmounts = [] }) => orAmounts.length > 0) ? [customer] : []),
]

/** Sum of counts; responses are in the order of {@link readsOf}. */
function sumOf(counts: readonly Count[], answers: readonly unknown[]): number {
  const kinds = counts.flatMap(({ reads, only }) => reads.map(() => only))
  const sum = kinds.reduce((total, only, index) => total + countItems(answers[index], only), 0)
  const amounts = counts.flatMap(({ orAmounts = [] }) => orAmounts)
  return sum || (amounts.some((name) => amountOf(answers.at(-1), name) > 0) ? 1 : 0)
}

/** Reads for the to-dos of some entries, for this tenant and customer. */
function useToDoReads(entries: readonly Pick<Nav, 'toDo'>[]) {
  const { core } = useShell()
  return entries.flatMap(({ toDo = [] }) => toDo).filter(({ gate }) => core.isAllowed(gate))
}

/** A menu entry's count: its open to-dos, or its items (NAV-08); undefined until known. */
export function useCount(nav: Pick<Nav, 'count' | 'toDo'>): number | undefined {
  const toDo = useToDoReads([nav])
  const counts = toDo.length === 0 && nav.count ? [nav.count] : []
  const answers = useAnswers(toDo.length > 0 ? toDo : readsOf(counts))
  return answers && (toDo.length > 0 ? openOf(toDo, answers).length : sumOf(counts, answers))
}

/** Total of open to-dos and other new items (HEADER-05). A new message that needs an answer counts once. */
export function useNewTotal(): number {
  const navs = [...useMenuEntries('header'), ...useMenuEntries('menu')].map(({ nav }) => nav)
  const toDo = useToDoReads(navs)
  const counts = navs.flatMap(({ count, toDo: own, newCount }): Count[] => [
    ...(count?.only === 'unseen' && !own ? [count] : []),
    ...(newCount ? [newCount] : []),
  ])
  const answers = useAnswers([...toDo, ...readsOf(counts)])
  if (!answers) return 0
  return countToDos(openOf(toDo, answers), sumOf(counts, answers.slice(toDo.length))).newOrToDo
}
