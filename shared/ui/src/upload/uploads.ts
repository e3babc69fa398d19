import { checkUpload, type UploadCheckResult } from '@portal/domain/upload/check-upload'
import { replaceExtension } from '@portal/domain/upload/file-name'
import { decodeUprightBitmap } from '@portal/domain/upload/picture-orientation'
import { listSmallerSizes, type PictureSize } from '@portal/domain/upload/picture-size'
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

/** Maximum size of the reduced picture in bytes, a little below the limit of 2 MB. */
const maxShrunkPictureBytes = 1_900_000

/**
 * Reduces a picture to a JPEG with fewer pixels. Decoding and encoding do not block the main thread.
 * @returns null if it cannot be made small enough
 * @throws if the browser cannot decode it
 */
async function shrinkPicture(file: File): Promise<File | null> {
  const picture = await decodeUprightBitmap(file)
  try {
    for (const size of listSmallerSizes(picture.width, picture.height)) {
      const smaller = await drawPictureAtSize(picture, size)
      if (smaller.size <= maxShrunkPictureBytes) {
        return new File([smaller], replaceExtension(file.name, 'jpg'), {
          type: 'image/jpeg',
          lastModified: file.lastModified,
        })
      }
    }
    return null
  } finally {
    picture.close()
  }
}

async function drawPictureAtSize(
  picture: ImageBitmap,
  { width, height, quality }: PictureSize,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** Number of bytes from which the type of an oversized file is detected. */
const typeDetectionByteCount = 4096

/** Maximum size in bytes of a file that is read completely. */
const maxReadableBytes = 4 * 1024 * 1024

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

/** Checks a file on the device before it is sent. Reads only the start of an oversized file. */
async function inspectFile(file: File): Promise<UploadCheckResult> {
  const part = file.size > maxReadableBytes ? file.slice(0, typeDetectionByteCount) : file
  return checkUpload({ name: file.name, size: file.size, bytes: new Uint8Array(await part.arrayBuffer()) })
}

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
