import type { CacheName } from '@portal/contract/cache-name'
import { markSeen, type viewable } from '@portal/contract/view'
import type { Id } from '@portal/contract/wire'
import { useMutation } from '@portal/remote-kit/query'
import { usePortal } from './context.tsx'

/** Kinds of records that can be marked as seen. */
export type Viewable = (typeof viewable)[number]

/** Cached reads that contain records of each kind. */
const keys: Record<Viewable, CacheName> = {
  task: 'TASK',
  signal: 'SIGNAL',
  note: 'NOTE',
  mortgage: 'MORTGAGE',
  attachable: 'MAIL',
}

interface ViewableRecord {
  id?: Id
  seen_by_customer?: unknown
}

/** Copy of a response with one record marked as seen at a time, or as new with null. */
export function withSeen<T>(answer: T, id: Id, moment: string | null): T {
  const data = (answer as { data?: unknown } | undefined)?.data
  const mark = (items: ViewableRecord[]) =>
    items.map((item) => (String(item?.id) === String(id) ? { ...item, seen_by_customer: moment } : item))
  if (Array.isArray(data)) return { ...answer, data: mark(data) }
  if (!data || typeof data !== 'object') return answer
  const lists = Object.entries(data).map(([name, list]) => [name, Array.isArray(list) ? mark(list) : list])
  return { ...answer, data: Object.fromEntries(lists) }
}

/**
 * Marks records as seen (SEEN-03): all counts and lists update at once, then the server is notified and the list refetched.
 * If the server rejects it, the record is new again.
 */
export function useMarkSeen() {
  const { api, queries } = usePortal()
  return useMutation({
    mutationFn: (body: { model: Viewable; id: Id }) => api.send(markSeen, { body }),
    onMutate: async ({ model, id }) => {
      const queryKey = [keys[model]] as const
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData({ queryKey }, (answer) => withSeen(answer, id, new Date().toISOString()))
    },
    onError: (_, { model, id }) =>
      void queries.setQueriesData({ queryKey: [keys[model]] }, (answer) => withSeen(answer, id, null)),
    onSettled: (_, __, { model }) => queries.invalidateQueries({ queryKey: [keys[model]] }),
  })
}
