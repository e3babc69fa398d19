import type { CacheName } from '@portal/contract/cache-name'
import { markRecordAsSeen, type modelsWithSeenState } from '@portal/contract/mark-record-as-seen'
import type { Id } from '@portal/contract/wire'
import { useMutation } from '@portal/remote-kit/query'
import { useEffect, useRef } from 'react'
import { usePortal } from './context.tsx'

export type ModelWithSeenState = (typeof modelsWithSeenState)[number]

const cacheNameByKind: Record<ModelWithSeenState, CacheName> = {
  task: 'TASK',
  signal: 'SIGNAL',
  note: 'NOTE',
  mortgage: 'MORTGAGE',
  attachable: 'MAIL',
}

interface ViewedRecord {
  model: ModelWithSeenState
  id: Id
}

interface ViewableRecord {
  id?: Id
  seen_by_customer?: unknown
}

/** Returns a copy of a response in which one record has the given time of viewing; null marks the record as unseen. */
export function setRecordSeenAt<T>(answer: T, id: Id, moment: string | null): T {
  const data = (answer as { data?: unknown } | undefined)?.data
  const markRecordInList = (items: ViewableRecord[]) =>
    items.map((item) => (String(item?.id) === String(id) ? { ...item, seen_by_customer: moment } : item))
  if (Array.isArray(data)) return { ...answer, data: markRecordInList(data) }
  if (!data || typeof data !== 'object') return answer
  const lists = Object.entries(data).map(([name, list]) => [
    name,
    Array.isArray(list) ? markRecordInList(list) : list,
  ])
  return { ...answer, data: Object.fromEntries(lists) }
}

/**
 * Marks records as seen (SEEN-03), immediately in all cached counts and lists. If the server rejects the change, the
 * records become unseen again.
 */
function useMarkSeen() {
  const { api, queries } = usePortal()
  return useMutation({
    mutationFn: (body: ViewedRecord) => api.send(markRecordAsSeen, { body }),
    onMutate: async ({ model, id }) => {
      const queryKey = [cacheNameByKind[model]] as const
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData({ queryKey }, (answer) => setRecordSeenAt(answer, id, new Date().toISOString()))
    },
    onError: (_, { model, id }) =>
      void queries.setQueriesData({ queryKey: [cacheNameByKind[model]] }, (answer) =>
        setRecordSeenAt(answer, id, null),
      ),
    onSettled: (_, __, { model }) => queries.invalidateQueries({ queryKey: [cacheNameByKind[model]] }),
  })
}

/**
 * Marks an open record as seen, once for each record (SEEN-03).
 * @param record the open record if it is new; null if none is open or it was seen before
 * @returns whether marking this record failed, and a function that repeats it
 */
export function useMarkSeenOnOpen(record: ViewedRecord | null): { failed: boolean; retry: () => void } {
  const { mutate, isError, variables } = useMarkSeen()
  const marked = useRef(new Set<string>())
  const key = record && `${record.model} ${record.id}`
  useEffect(() => {
    if (!record || !key || marked.current.has(key)) return
    marked.current.add(key)
    mutate(record)
  }, [record, key, mutate])
  return {
    failed: isError && record !== null && variables.model === record.model && variables.id === record.id,
    retry: () => record && mutate(record),
  }
}
