import {
  createCustomerUploadQueue,
  type UploadItem,
  UploadProblem,
  type Uploads,
  useQueueOfTarget,
} from '@portal/blocks/upload'
import type { CacheName } from '@portal/contract/cache-name'
import type { CallBody } from '@portal/contract/call'
import { type Document, uploadDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import { usePortal } from '@portal/remote-kit'
import { needsBsnConfirmation } from '@portal/remote-kit/bsn-confirmation'
import type { Portal } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import { useCallback } from 'react'
import { storeUnsentUploads } from './unsent-uploads.ts'

/**
 * Purpose of an uploaded document: none, an answer to a document request, or an addition to a record such as a task
 * (UPLOAD-11).
 */
export type UploadTarget = Omit<
  CallBody<typeof uploadDocument>,
  'name' | 'content' | 'with_bsn' | 'idempotency_key'
>

/** Delay before lists are refetched after an upload, in milliseconds (UPLOAD-03). */
const listRefetchDelayMs = 1500

type TargetUploadQueue = ReturnType<typeof createCustomerUploadQueue<UploadTarget>>
type UploadPortal = Pick<Portal, 'api' | 'queries' | 'session' | 'drafts'>
const queuesByClient = new WeakMap<QueryClient, TargetUploadQueue>()

const isSameTarget = (one: UploadTarget, other: UploadTarget) =>
  one.mortgage_progress_id === other.mortgage_progress_id &&
  one.damage_progress_id === other.damage_progress_id &&
  one.parent_type === other.parent_type &&
  one.parent_id === other.parent_id

const getChangedCacheNames = ({
  mortgage_progress_id,
  damage_progress_id,
  parent_type,
}: UploadTarget): CacheName[] => [
  'DOCUMENTS',
  ...(mortgage_progress_id !== undefined ? (['MORTGAGE'] as const) : []),
  ...(damage_progress_id !== undefined ? (['DAMAGE'] as const) : []),
  ...(parent_type ? [parent_type.toUpperCase() as Uppercase<typeof parent_type>] : []),
]

/**
 * Returns the portal's upload queue. It continues when its screen closes, and is emptied when another customer signs
 * in.
 */
function getUploadQueue({ api, queries, session, drafts }: UploadPortal): TargetUploadQueue {
  const known = queuesByClient.get(queries)
  if (known) return known
  const queue: TargetUploadQueue = createCustomerUploadQueue<UploadTarget>(async (item, options) => {
    const with_bsn = item.withBsn ? item.name : ''
    const body = { name: item.name, content: item.file, ...item.target, with_bsn, idempotency_key: item.id }
    const { data } = await api.send(uploadDocument, { body }, options).catch(throwUploadProblem)
    if (!data.success) throw new UploadProblem('failed')
    addToCachedList(queries, item, data.id)
    setTimeout(() => {
      for (const key of getChangedCacheNames(item.target)) void queries.invalidateQueries({ queryKey: [key] })
    }, listRefetchDelayMs)
    return data.id
  })
  const stopKeeping = storeUnsentUploads(queue, drafts)
  const owner = session.account.get()?.id
  session.account.subscribe(() => {
    if (session.account.get()?.id === owner || queuesByClient.get(queries) !== queue) return
    queuesByClient.delete(queries)
    stopKeeping()
    queue.clear()
  })
  queuesByClient.set(queries, queue)
  return queue
}

function throwUploadProblem(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  if (error.failure === 'unreachable') throw new UploadProblem('offline', error)
  if (needsBsnConfirmation(error)) throw new UploadProblem('failed', error, error.body.message)
  if (error.body.error === 'quota_reached' || error.status === 507) throw new UploadProblem('full', error)
  /** A proxy with a lower limit than the server responds without the server's error body. */
  if (error.status === 413 && error.body.error !== 'too_large')
    throw new UploadProblem('too-large-here', error)
  const known = { 404: 'gone', 413: 'too-large', 422: 'type' } as const
  throw new UploadProblem(known[error.status as keyof typeof known] ?? 'failed', error)
}

/** Adds the new document to the cached list at once (UPLOAD-02). The server's entry replaces it later. */
function addToCachedList(queries: QueryClient, { name, file }: UploadItem, id: Document['id']): void {
  const now = new Date().toISOString()
  const added = {
    id,
    name,
    link: `/customer/document/${id}`,
    filesize: file.size,
    mime_type: file.type || null,
    created_at: now,
    updated_at: now,
    deletable: true,
  }
  queries.setQueriesData<{ data?: Pick<Document, 'id'>[] }>({ queryKey: ['DOCUMENTS'] }, (answer) =>
    Array.isArray(answer?.data) && !answer.data.some((known) => known.id === id)
      ? { ...answer, data: [added, ...answer.data] }
      : answer,
  )
}

/**
 * Returns the uploads for a target. All uploads of a remote run one by one. Import this only in lazy code, since it
 * includes the upload code.
 */
export function useUploads(target: UploadTarget = {}): Required<Uploads> {
  const portal = usePortal()
  const { mortgage_progress_id, damage_progress_id, parent_type, parent_id } = target
  const isForTarget = useCallback(
    (other: UploadTarget) =>
      isSameTarget({ mortgage_progress_id, damage_progress_id, parent_type, parent_id }, other),
    [mortgage_progress_id, damage_progress_id, parent_type, parent_id],
  )
  return useQueueOfTarget(getUploadQueue(portal), target, isForTarget)
}
