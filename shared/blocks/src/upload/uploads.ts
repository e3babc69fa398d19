import type { UploadCheckResult } from '@portal/domain/upload/check-upload'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { maskBsnInFile, scanFileForBsn } from './bsn-check-loader.ts'
import {
  createUploadQueue,
  renameFile,
  type UploadItem,
  type UploadQueue,
  type UploadQueueFunctions,
} from './upload-queue.ts'
import type { Uploads } from './uploads-interface.ts'

/** Maximum size in bytes of a file that is kept in memory, and of a picture that is reduced. */
const maxInMemoryBytes = 64 * 1024 * 1024

/**
 * Copies a chosen file into memory, because a browser's `File` refers to the disk, where it may change or disappear.
 * @returns the copy, or the original if it is too large
 */
const readFileIntoMemory = async (file: File): Promise<File> =>
  file.size > maxInMemoryBytes
    ? file
    : new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })

/** Loads the check when the customer chooses a file. Pages without a chosen file do not need its code. */
const loadFileCheck = () => import(/* webpackChunkName: "upload-check" */ './inspect-file.ts')

/** Checks a file on this device. If the code of the check does not load, only the server checks the file. */
async function inspectFile(file: File): Promise<UploadCheckResult> {
  const check = await loadFileCheck().catch(() => null)
  return check ? check.inspectFile(file) : { verdict: 'fine', name: file.name }
}

const shrinkPicture = async (file: File) => (await loadFileCheck()).shrinkPicture(file)

const createUploadId = () => crypto.randomUUID()

/** Creates a queue that checks files on this device and sends them with `send`, one after another. */
export const createCustomerUploadQueue = <Target>(
  send: UploadQueueFunctions<Target>['send'],
): UploadQueue<Target> =>
  createUploadQueue({
    read: readFileIntoMemory,
    inspect: inspectFile,
    shrink: shrinkPicture,
    scan: scanFileForBsn,
    mask: maskBsnInFile,
    send,
    newId: createUploadId,
  })

/** Returns the part of a queue for one target. `belongs` must be the same function while the target is the same. */
export function useQueueOfTarget<Target>(
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

/** Attachments of a message, which are checked like other files. `files` are those that can be sent. */
export interface Attachments extends Omit<Uploads, 'start'> {
  readonly files: readonly File[]
  /** Names of files that the customer sends although they contain a citizen service number (BSN). */
  readonly withBsn: readonly string[]
  /** True if a file is being checked, needs a confirmation, or was rejected. */
  readonly undecided: boolean
  /** Returns a promise that resolves when no file is being checked; null if none is. */
  whenChecked(): Promise<void> | null
  clear(): void
}

const acceptEveryTarget = () => true

/** Collects the attachments of a message. The message form sends them. */
export function useAttachments(): Attachments {
  return useCollectedFiles(() => createCustomerUploadQueue(rejectSendWithoutMessage))
}

/** Collects files of staff. They are not searched for citizen service numbers. */
export function useTenantFiles(): Attachments {
  return useCollectedFiles(() =>
    createUploadQueue({
      read: readFileIntoMemory,
      inspect: inspectFile,
      shrink: shrinkPicture,
      send: rejectSendWithoutMessage,
      newId: createUploadId,
    }),
  )
}

const rejectSendWithoutMessage = () => Promise.reject(new Error('not sent alone'))

/** Returns whether a file is being checked or reduced, and the customer has nothing to decide. */
const isBeingChecked = ({ state, bsn }: UploadItem): boolean =>
  state.step === 'shrinking' || (state.step === 'checking' && bsn?.step !== 'seen')

function waitUntilChecked(queue: UploadQueue<undefined>): Promise<void> | null {
  const hasItemInCheck = () => queue.items().some(isBeingChecked)
  if (!hasItemInCheck()) return null
  return new Promise((resolve) => {
    const stop = queue.subscribe(() => {
      if (hasItemInCheck()) return
      stop()
      resolve()
    })
  })
}

function useCollectedFiles(make: () => UploadQueue<undefined>): Attachments {
  const [queue] = useState(make)
  const [wait] = useState(() => () => waitUntilChecked(queue))
  const { start: _, ...uploads } = useQueueOfTarget(queue, undefined, acceptEveryTarget)
  const ready = uploads.items.filter(({ state }) => state.step === 'ready')
  return {
    ...uploads,
    files: ready.map(({ file, name }) => renameFile(file, name)),
    withBsn: ready.filter(({ withBsn }) => withBsn).map(({ name }) => name),
    undecided: ready.length < uploads.items.length,
    whenChecked: wait,
    clear: queue.clear,
  }
}
