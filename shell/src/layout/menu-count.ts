import { createPageRead, type PageRead, toQueryKey } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { Policy } from '@portal/contract/policy'
import type { MenuCount, NavEntry, ToDoListRequest } from '@portal/contract/remote-registry'
import { groupPackages, isShownPolicy } from '@portal/domain/policy'
import { collectToDos, type ToDoSources } from '@portal/domain/to-do/collect-to-dos'
import { isToDoOpen, type ToDo } from '@portal/domain/to-do/to-do'
import { countToDos, countUnseen } from '@portal/domain/to-do/to-do-counts'
import { useQueries } from '@portal/remote-kit/query'
import { useIsHydrated } from './hydration.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { useShell } from './shell-context.tsx'

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

const getResponseData = (answer: unknown): unknown => (answer as { data?: unknown } | null)?.data

const filterRecords = (list: unknown): object[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []

function toToDoSource(from: string, answer: unknown): ToDoSources {
  const data = getResponseData(answer)
  if (from === 'tasks') {
    const { unfinished, finished } = (data ?? {}) as Record<string, unknown>
    return {
      tasks: {
        unfinished: filterRecords(unfinished),
        finished: filterRecords(finished),
      } as ToDoSources['tasks'],
    }
  }
  const known = from === 'mortgages' || from === 'damages' || from === 'notes'
  return known ? ({ [from]: filterRecords(data) } as ToDoSources) : {}
}

/** Finds open to-dos in responses; each response belongs to the read at its index. */
export const findOpenToDos = (reads: readonly ToDoListRequest[], answers: readonly unknown[]): ToDo[] =>
  collectToDos(
    Object.assign({}, ...reads.map(({ from }, index) => toToDoSource(from, answers[index]))),
  ).filter(isToDoOpen)

type CountedItems = MenuCount['only']

interface ResponseListItem {
  seen_by_customer?: unknown
}

function listResponseItems(answer: unknown): ResponseListItem[] {
  const data = (answer as { data?: unknown } | null)?.data
  if (Array.isArray(data)) return data
  return data && typeof data === 'object' ? Object.values(data).filter(Array.isArray).flat() : []
}

const getNumberFromMeta = (answer: unknown, name: 'total' | 'unseen_elsewhere'): number =>
  Number((answer as { meta?: Record<string, unknown> } | null)?.meta?.[name]) || 0

/** Lists the records of an unparsed response. Callers read only optional fields of these records. */
const listRecords = <Fields>(answer: unknown) =>
  listResponseItems(answer).filter((item) => typeof item === 'object' && item !== null) as unknown as Fields[]

/**
 * Counts items, unseen items (SEEN-01) or shown policies (POLICY-06). If the response is one page of a longer list and
 * states the number of the other items, those count too; policies on other pages do not.
 */
export function countItems(answer: unknown, only?: CountedItems): number {
  if (only === 'shown_policies')
    return groupPackages(listRecords<Policy>(answer)).filter(isShownPolicy).length
  const items = listResponseItems(answer)
  if (only === 'unseen') return countUnseen(items, getNumberFromMeta(answer, 'unseen_elsewhere'))
  return Math.max(items.length, getNumberFromMeta(answer, 'total'))
}

export function getNumberFromData(answer: unknown, name: string): number {
  const data = (answer as { data?: Record<string, unknown> } | null)?.data
  return Number(data?.[name]) || 0
}
