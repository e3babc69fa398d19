import { useMemo, useState, useSyncExternalStore } from 'react'
import { maskBsn, searchBsn } from './bsn-part.ts'
import { inspect, readFile } from './inspect.ts'
import { createUploadQueue, named, type UploadItem, type UploadParts, type UploadQueue } from './queue.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { Uploads } from './uploads-interface.ts'

const newId = () => crypto.randomUUID()

/** Makes a queue that checks files on this device and sends them with `send`, one after another. */
export const uploadQueue = <Target>(send: UploadParts<Target>['send']): UploadQueue<Target> =>
  createUploadQueue({
    read: readFile,
    inspect,
    shrink: shrinkPicture,
    look: searchBsn,
    mask: maskBsn,
    send,
    newId,
  })

/** The part of a queue for one purpose. `belongs` must be stable while the purpose is the same. */
export function useQueue<Target>(
  queue: UploadQueue<Target>,
  target: Target,
  belongs: (other: Target) => boolean,
): Required<Uploads> {
  const all = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  return useMemo(() => {
    const items = all.filter((item) => belongs(item.target))
    const ready = items.filter(({ state }) => state.step === 'ready').map(({ id }) => id)
    return { ...queue, items, add: (files) => queue.add(files, target), start: () => queue.start(ready) }
  }, [all, queue, target, belongs])
}

/** Attachments of a message, checked like other files; `files` are those that may be sent. */
export interface Attachments extends Omit<Uploads, 'start'> {
  readonly files: readonly File[]
  /** Names of files that the customer confirmed to send with a citizen service number (BSN). */
  readonly withBsn: readonly string[]
  /** Whether a file is being checked, needs confirmation or was rejected. */
  readonly undecided: boolean
  /** Resolves when no file is being checked; null if none is. */
  whenChecked(): Promise<void> | null
  clear(): void
}

const everything = () => true

/** Collects attachments; the message sends them. */
export function useAttachments(): Attachments {
  return useCollected(() => uploadQueue(rejectSeparateSend))
}

/** Collects files of staff, which are not searched for citizen service numbers. */
export function useTenantFiles(): Attachments {
  return useCollected(() =>
    createUploadQueue({ read: readFile, inspect, shrink: shrinkPicture, send: rejectSeparateSend, newId }),
  )
}

const rejectSeparateSend = () => Promise.reject(new Error('not sent alone'))

/** Whether a file is being checked or shrunk, without a question to the customer. */
const isUnderWay = ({ state, bsn }: UploadItem): boolean =>
  state.step === 'shrinking' || (state.step === 'checking' && bsn?.step !== 'seen')

function whenChecked(queue: UploadQueue<undefined>): Promise<void> | null {
  const isChecking = () => queue.items().some(isUnderWay)
  if (!isChecking()) return null
  return new Promise((resolve) => {
    const stop = queue.subscribe(() => {
      if (isChecking()) return
      stop()
      resolve()
    })
  })
}

function useCollected(make: () => UploadQueue<undefined>): Attachments {
  const [queue] = useState(make)
  const [wait] = useState(() => () => whenChecked(queue))
  const { start: _, ...uploads } = useQueue(queue, undefined, everything)
  const ready = uploads.items.filter(({ state }) => state.step === 'ready')
  return {
    ...uploads,
    files: ready.map(({ file, name }) => named(file, name)),
    withBsn: ready.filter(({ withBsn }) => withBsn).map(({ name }) => name),
    undecided: ready.length < uploads.items.length,
    whenChecked: wait,
    clear: queue.clear,
  }
}
