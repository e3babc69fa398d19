import type { BsnScanResult } from '@portal/domain/bsn/bsn-check-messages'
import type { UploadCheckResult, UploadError, UploadWarning } from '@portal/domain/upload/check-upload'

/** Reason why sending a file failed. Each reason has a text that says what the customer can do. */
export type UploadFailure = 'offline' | 'too-large' | 'too-large-here' | 'type' | 'gone' | 'full' | 'failed'

/** State of a file. A failed file keeps its content, so that it can be sent again. */
export type UploadState =
  | { step: 'checking' }
  | { step: 'refused'; why: UploadError }
  | { step: 'doubt'; doubt: UploadWarning }
  | { step: 'too-large-picture' }
  | { step: 'shrinking' }
  | { step: 'ready' }
  | { step: 'waiting' }
  | { step: 'sending'; sent: number; total: number }
  | { step: 'failed'; why: UploadFailure }
  | { step: 'done'; id: string | number | null }

/** State of the BSN check of a file. */
export type BsnStep =
  /** The file is being scanned for BSNs on this device; `slow` is true if that takes long (BSN-02). */
  | { step: 'looking'; slow: boolean }
  /** Citizen service numbers were found, and the customer must decide. */
  | { step: 'seen'; scanResult: BsnScanResult }
  | { step: 'masking'; scanResult: BsnScanResult }

/** Result of the BSN check that the customer sees. */
export type BsnCheckNote = 'masked' | 'kept' | 'unread' | 'partly' | 'mask-failed'

export interface UploadItem<Target = unknown> {
  /** Id of the file. It is also the idempotency key, so that a file that is sent again is stored once. */
  id: string
  name: string
  file: File
  target: Target
  state: UploadState
  bsn?: BsnStep | undefined
  note?: BsnCheckNote | undefined
  /** True if the customer sends the file although it contains a citizen service number (BSN). */
  withBsn?: boolean | undefined
  /**
   * Text in which the server asks whether the customer really wants to send the file, in the customer's locale. Sending
   * the file again means yes (BSN-06).
   */
  question?: string | undefined
}

/** Functions that an upload queue uses. */
export interface UploadQueueFunctions<Target> {
  /** Copies a chosen file into memory, so that changes on disk do not matter. Rejects if the file is unreadable. */
  read(file: File): Promise<File>
  inspect(file: File): Promise<UploadCheckResult>
  /**
   * Creates a smaller picture; null if that is impossible. Rejects if the browser cannot decode the picture, such as a
   * HEIC.
   */
  shrink(file: File): Promise<File | null>
  /**
   * Searches a file for citizen service numbers on this device; null for a file that is not searched. Calls `onBegin`
   * when the search starts.
   */
  scan?(file: File, signal: AbortSignal, onBegin: () => void): Promise<BsnScanResult | null>
  /** Masks the citizen service numbers that were found. Rejects if that fails. */
  mask?(file: File, scanResult: BsnScanResult, signal: AbortSignal): Promise<File>
  /** Sends a file. Rejects with an `UploadProblem`, or with any error after `signal` was aborted. */
  send(
    item: UploadItem<Target>,
    options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
  ): Promise<string | number | null>
  /** Creates a unique id of letters, digits and dashes. */
  newId(): string
}

/** Error with the reason why the server did not accept a file. */
export class UploadProblem extends Error {
  readonly why: UploadFailure
  /**
   * Text in which the server asks whether the customer really wants to send the file, in the customer's locale. Sending
   * the file again means yes.
   */
  question?: string
  constructor(why: UploadFailure, cause?: unknown, question?: string) {
    super(why, { cause })
    this.name = 'UploadProblem'
    this.why = why
    if (question) this.question = question
  }
}

/**
 * A queue of files. Each file is checked as soon as it is added; files are sent one after another. Each change creates
 * new item objects.
 */
export interface UploadQueue<Target = unknown> {
  items(): readonly UploadItem<Target>[]
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  add(files: readonly File[], target: Target): void
  /**
   * Restores files that were stored before the page loaded: chosen files ('ready'), or files that could not be sent
   * ('failed'). Files that are already in the queue stay.
   */
  restore(files: readonly Omit<UploadItem<Target>, 'state'>[], step: 'ready' | 'failed'): void
  /** Accepts a file about which the check gave a warning, because the customer chose "toch versturen" (send anyway). */
  confirmDoubtful(id: string): void
  /** Reduces a picture after the customer has agreed. */
  shrink(id: string): void
  /** Stops waiting for the BSN check of a file. */
  skipBsnCheck(id: string): void
  /** Masks the citizen service numbers that were found. */
  mask(id: string): void
  /** Records the customer's decision to send a file unmasked, with the BSNs that were found in it. */
  sendWithBsn(id: string): void
  /** Sends the files with these ids that are ready. */
  start(ids: readonly string[]): void
  retry(id: string): void
  /** Removes a file. If it is being sent, sending is aborted. */
  remove(id: string): void
  /** Removes all files and aborts sending, when another customer signs in. */
  clear(): void
}

/** Milliseconds after which the customer can skip the BSN check (BSN-04). */
export const slowScanAfterMs = 5000

/** Creates a queue that lives as long as the page. Callers can store its items, and restore them later. */
export function createUploadQueue<Target>({
  read,
  inspect,
  shrink,
  scan,
  mask,
  send,
  newId,
}: UploadQueueFunctions<Target>) {
  type QueueItem = UploadItem<Target>
  let items: readonly QueueItem[] = []
  let sending: { id: string; abort: AbortController } | undefined
  const listeners = new Set<() => void>()

  const setItems = (next: readonly QueueItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const findItem = (id: string) => items.find((item) => item.id === id)
  const updateItem = (id: string, changes: Partial<QueueItem>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  const changeItemState = (id: string, from: readonly UploadState['step'][], state: UploadState) => {
    const item = findItem(id)
    if (item && from.includes(item.state.step)) updateItem(id, { state })
  }

  const looks = new Map<string, AbortController>()
  const stopScan = (id: string) => {
    looks.get(id)?.abort()
    looks.delete(id)
  }
  const markItemReady = (id: string, changes: Partial<QueueItem> = {}) =>
    updateItem(id, { state: { step: 'ready' }, bsn: undefined, note: undefined, ...changes })
  const setBsnStep = (id: string, bsn: BsnStep, note?: BsnCheckNote) =>
    findItem(id)?.state.step === 'checking' && updateItem(id, { bsn, note })

  /**
   * Searches a file for citizen service numbers, after the file has passed all other checks. The file can be sent
   * whatever the result.
   */
  const scanForBsn = async (id: string, file: File) => {
    if (!scan) return markItemReady(id)
    const stop = new AbortController()
    looks.set(id, stop)
    const slow = setTimeout(() => setBsnStep(id, { step: 'looking', slow: true }), slowScanAfterMs)
    const startScanStep = () => findItem(id)?.bsn ?? setBsnStep(id, { step: 'looking', slow: false })
    const seen = await scan(file, stop.signal, startScanStep).catch(() => undefined)
    clearTimeout(slow)
    if (looks.get(id) !== stop) return
    looks.delete(id)
    if (seen && seen.numbers.length > 0) setBsnStep(id, { step: 'seen', scanResult: seen })
    else
      markItemReady(id, { note: seen === undefined ? 'unread' : seen && !seen.whole ? 'partly' : undefined })
  }

  const toUploadState = (verdict: UploadCheckResult): UploadState => {
    if (verdict.verdict === 'refused') return { step: 'refused', why: verdict.why }
    if (verdict.verdict === 'doubt') return { step: 'doubt', doubt: verdict.doubt }
    return { step: verdict.verdict === 'fine' ? 'checking' : verdict.verdict }
  }
  const checkFile = async (id: string, chosen: File) => {
    const refusal: UploadCheckResult = { verdict: 'refused', why: 'unreadable', name: chosen.name }
    const file = await read(chosen).catch(() => null)
    const verdict = file ? await inspect(file).catch(() => refusal) : refusal
    if (!findItem(id)) return
    updateItem(id, { name: verdict.name, file: file ?? chosen, state: toUploadState(verdict) })
    if (file && verdict.verdict === 'fine') void scanForBsn(id, renameFile(file, verdict.name))
  }

  const sendNextItem = async (): Promise<void> => {
    const item = sending ? undefined : items.find(({ state }) => state.step === 'waiting')
    if (!item) return
    const { id } = item
    const mine = { id, abort: new AbortController() }
    sending = mine
    const updateProgress = (sent: number, total: number) =>
      changeItemState(id, ['sending'], { step: 'sending', sent, total })
    updateItem(id, { state: { step: 'sending', sent: 0, total: item.file.size } })
    try {
      const stored = await send(item, { signal: mine.abort.signal, onProgress: updateProgress })
      changeItemState(id, ['sending'], { step: 'done', id: stored })
    } catch (error) {
      const { why, question } = error instanceof UploadProblem ? error : new UploadProblem('failed', error)
      if (question) updateItem(id, { question })
      changeItemState(id, ['sending'], { step: 'failed', why })
    }
    if (sending === mine) sending = undefined
    void sendNextItem()
  }

  const queue: UploadQueue<Target> = {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files, target) => {
      const added = files.map(
        (file): QueueItem => ({ id: newId(), name: file.name, file, target, state: { step: 'checking' } }),
      )
      setItems([...items, ...added])
      for (const { id, file } of added) void checkFile(id, file)
    },
    restore: (files, step) => {
      const state: UploadState = step === 'ready' ? { step } : { step, why: 'failed' }
      setItems([
        ...files.filter(({ id }) => !findItem(id)).map((file): QueueItem => ({ ...file, state })),
        ...items,
      ])
    },
    confirmDoubtful: (id) => {
      const item = findItem(id)
      if (item?.state.step !== 'doubt') return
      updateItem(id, { state: { step: 'checking' } })
      void scanForBsn(id, renameFile(item.file, item.name))
    },
    skipBsnCheck: (id) => {
      if (findItem(id)?.bsn?.step !== 'looking') return
      stopScan(id)
      markItemReady(id, { note: 'unread' })
    },
    sendWithBsn: (id) => {
      if (findItem(id)?.bsn?.step === 'seen') markItemReady(id, { note: 'kept', withBsn: true })
    },
    mask: (id) => {
      const item = findItem(id)
      if (item?.bsn?.step !== 'seen' || !mask) return
      const { scanResult } = item.bsn
      const stop = new AbortController()
      looks.set(id, stop)
      setBsnStep(id, { step: 'masking', scanResult })
      void mask(renameFile(item.file, item.name), scanResult, stop.signal).then(
        (file) => looks.get(id) === stop && markItemReady(id, { file, name: file.name, note: 'masked' }),
        () => looks.get(id) === stop && setBsnStep(id, { step: 'seen', scanResult }, 'mask-failed'),
      )
    },
    shrink: (id) => {
      const item = findItem(id)
      if (item?.state.step !== 'too-large-picture') return
      updateItem(id, { state: { step: 'shrinking' } })
      const rejectItem = (why: UploadError) => changeItemState(id, ['shrinking'], { step: 'refused', why })
      void shrink(item.file).then(
        (smaller) => (smaller ? checkFile(id, smaller) : rejectItem('too-large')),
        () => rejectItem('undrawable'),
      )
    },
    start: (ids) => {
      for (const id of ids) changeItemState(id, ['ready'], { step: 'waiting' })
      void sendNextItem()
    },
    retry: (id) => {
      if (findItem(id)?.question) updateItem(id, { withBsn: true, question: undefined })
      changeItemState(id, ['failed'], { step: 'waiting' })
      void sendNextItem()
    },
    remove: (id) => {
      stopScan(id)
      setItems(items.filter((item) => item.id !== id))
      if (sending?.id !== id) return
      sending.abort.abort()
      sending = undefined
      void sendNextItem()
    },
    clear: () => {
      for (const { id } of items) stopScan(id)
      setItems([])
      sending?.abort.abort()
      sending = undefined
    },
  }
  return queue
}

export const renameFile = (file: File, name: string): File =>
  file.name === name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
