import type { ScanResult } from '@portal/domain/bsn/check-message'
import type { UploadCheck, UploadError, UploadWarning } from '@portal/domain/upload/check'

/** Reasons of failure that the customer can act on. */
export type UploadFailure = 'offline' | 'too-large' | 'too-large-here' | 'type' | 'gone' | 'full' | 'failed'

/** State of a file. Failed ones keep their content for retry. */
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
  /** Being checked on this device; `slow` if it takes long (BSN-02). */
  | { step: 'looking'; slow: boolean }
  /** Numbers were found, and the customer must decide. */
  | { step: 'seen'; look: ScanResult }
  | { step: 'masking'; look: ScanResult }

/** Result of the BSN check to mention. */
export type UploadNote = 'masked' | 'kept' | 'unread' | 'partly' | 'mask-failed'

/** A file in the queue. */
export interface UploadItem<Target = unknown> {
  /** Also the idempotency key: a retried file is stored once. */
  id: string
  name: string
  file: File
  target: Target
  state: UploadState
  bsn?: BsnStep | undefined
  note?: UploadNote | undefined
  /** The customer confirmed sending it with its citizen service number (BSN). */
  withBsn?: boolean | undefined
  /** The server's question, in the customer's wording; sending it again confirms (BSN-06). */
  question?: string | undefined
}

/** Dependencies of a queue. */
export interface UploadParts<Target> {
  /** Copies a chosen file into memory, so that changes on disk do not matter; rejects if it is unreadable. */
  read(file: File): Promise<File>
  inspect(file: File): Promise<UploadCheck>
  /** Makes a smaller picture; null if that is impossible. Rejects if the browser cannot open it, such as a HEIC. */
  shrink(file: File): Promise<File | null>
  /**
   * Searches for citizen service numbers on this device, and reports its start; null for a file that is not searched.
   */
  look?(file: File, signal: AbortSignal, onBegin: () => void): Promise<ScanResult | null>
  /** Masks the found numbers; rejects if that fails. */
  mask?(file: File, look: ScanResult, signal: AbortSignal): Promise<File>
  /** Sends one file; rejects with an `UploadProblem`, or with anything after `signal` aborts. */
  send(
    item: UploadItem<Target>,
    options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
  ): Promise<string | number | null>
  /** Makes a unique id of letters, digits and dashes. */
  newId(): string
}

/** Why a file was rejected. */
export class UploadProblem extends Error {
  readonly why: UploadFailure
  /** The server's question, in the customer's wording, which sending again confirms. */
  question?: string
  constructor(why: UploadFailure, cause?: unknown, question?: string) {
    super(why, { cause })
    this.name = 'UploadProblem'
    this.why = why
    if (question) this.question = question
  }
}

/** A queue of files: checked at once, sent one after another. Each change creates new item objects. */
export interface UploadQueue<Target = unknown> {
  items(): readonly UploadItem<Target>[]
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  add(files: readonly File[], target: Target): void
  /** Adds files of an earlier page: selected or unsent ones. Files already in the queue stay. */
  restore(files: readonly Omit<UploadItem<Target>, 'state'>[], step: 'ready' | 'failed'): void
  /** Confirms a doubtful file ("toch versturen"). */
  accept(id: string): void
  /** Shrinks a picture, with the customer's consent. */
  shrink(id: string): void
  /** Skips waiting for the BSN check. */
  pass(id: string): void
  /** Masks the found numbers. */
  mask(id: string): void
  /** Confirms sending a file with the found numbers. */
  keep(id: string): void
  /** Sends these files if they are ready. */
  start(ids: readonly string[]): void
  /** Sends a failed file again. */
  retry(id: string): void
  /** Removes a file; aborts it if it is being sent. */
  remove(id: string): void
  /** Removes everything and aborts sending, when another customer signs in. */
  clear(): void
}

/** Time after which the customer can skip the check, in milliseconds (BSN-04). */
export const slowAfterMs = 5000

/** Makes a queue, which lives as long as the page. Callers can persist its items and restore them. */
export function createUploadQueue<Target>({
  read,
  inspect,
  shrink,
  look,
  mask,
  send,
  newId,
}: UploadParts<Target>) {
  type Item = UploadItem<Target>
  let items: readonly Item[] = []
  let sending: { id: string; abort: AbortController } | undefined
  const listeners = new Set<() => void>()

  const change = (next: readonly Item[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const find = (id: string) => items.find((item) => item.id === id)
  const update = (id: string, changes: Partial<Item>) =>
    change(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  const move = (id: string, from: readonly UploadState['step'][], state: UploadState) => {
    const item = find(id)
    if (item && from.includes(item.state.step)) update(id, { state })
  }

  const looks = new Map<string, AbortController>()
  const stopScan = (id: string) => {
    looks.get(id)?.abort()
    looks.delete(id)
  }
  const ready = (id: string, changes: Partial<Item> = {}) =>
    update(id, { state: { step: 'ready' }, bsn: undefined, note: undefined, ...changes })
  const bsnStep = (id: string, bsn: BsnStep, note?: UploadNote) =>
    find(id)?.state.step === 'checking' && update(id, { bsn, note })

  /** Checks an otherwise ready file for BSNs. It can be sent whatever the result. */
  const examine = async (id: string, file: File) => {
    if (!look) return ready(id)
    const stop = new AbortController()
    looks.set(id, stop)
    const slow = setTimeout(() => bsnStep(id, { step: 'looking', slow: true }), slowAfterMs)
    const begin = () => find(id)?.bsn ?? bsnStep(id, { step: 'looking', slow: false })
    const seen = await look(file, stop.signal, begin).catch(() => undefined)
    clearTimeout(slow)
    if (looks.get(id) !== stop) return
    looks.delete(id)
    if (seen && seen.sightings.length > 0) bsnStep(id, { step: 'seen', look: seen })
    else ready(id, { note: seen === undefined ? 'unread' : seen && !seen.whole ? 'partly' : undefined })
  }

  const stateOf = (verdict: UploadCheck): UploadState => {
    if (verdict.verdict === 'refused') return { step: 'refused', why: verdict.why }
    if (verdict.verdict === 'doubt') return { step: 'doubt', doubt: verdict.doubt }
    return { step: verdict.verdict === 'fine' ? 'checking' : verdict.verdict }
  }
  const check = async (id: string, chosen: File) => {
    const refusal: UploadCheck = { verdict: 'refused', why: 'unreadable', name: chosen.name }
    const file = await read(chosen).catch(() => null)
    const verdict = file ? await inspect(file).catch(() => refusal) : refusal
    if (!find(id)) return
    update(id, { name: verdict.name, file: file ?? chosen, state: stateOf(verdict) })
    if (file && verdict.verdict === 'fine') void examine(id, named(file, verdict.name))
  }

  const next = async (): Promise<void> => {
    const item = sending ? undefined : items.find(({ state }) => state.step === 'waiting')
    if (!item) return
    const { id } = item
    const mine = { id, abort: new AbortController() }
    sending = mine
    const onProgress = (sent: number, total: number) =>
      move(id, ['sending'], { step: 'sending', sent, total })
    update(id, { state: { step: 'sending', sent: 0, total: item.file.size } })
    try {
      const stored = await send(item, { signal: mine.abort.signal, onProgress })
      move(id, ['sending'], { step: 'done', id: stored })
    } catch (error) {
      const { why, question } = error instanceof UploadProblem ? error : new UploadProblem('failed', error)
      if (question) update(id, { question })
      move(id, ['sending'], { step: 'failed', why })
    }
    if (sending === mine) sending = undefined
    void next()
  }

  const queue: UploadQueue<Target> = {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files, target) => {
      const added = files.map(
        (file): Item => ({ id: newId(), name: file.name, file, target, state: { step: 'checking' } }),
      )
      change([...items, ...added])
      for (const { id, file } of added) void check(id, file)
    },
    restore: (files, step) => {
      const state: UploadState = step === 'ready' ? { step } : { step, why: 'failed' }
      change([...files.filter(({ id }) => !find(id)).map((file): Item => ({ ...file, state })), ...items])
    },
    accept: (id) => {
      const item = find(id)
      if (item?.state.step !== 'doubt') return
      update(id, { state: { step: 'checking' } })
      void examine(id, named(item.file, item.name))
    },
    pass: (id) => {
      if (find(id)?.bsn?.step !== 'looking') return
      stopScan(id)
      ready(id, { note: 'unread' })
    },
    keep: (id) => {
      if (find(id)?.bsn?.step === 'seen') ready(id, { note: 'kept', withBsn: true })
    },
    mask: (id) => {
      const item = find(id)
      if (item?.bsn?.step !== 'seen' || !mask) return
      const { look } = item.bsn
      const stop = new AbortController()
      looks.set(id, stop)
      bsnStep(id, { step: 'masking', look })
      void mask(named(item.file, item.name), look, stop.signal).then(
        (file) => looks.get(id) === stop && ready(id, { file, name: file.name, note: 'masked' }),
        () => looks.get(id) === stop && bsnStep(id, { step: 'seen', look }, 'mask-failed'),
      )
    },
    shrink: (id) => {
      const item = find(id)
      if (item?.state.step !== 'too-large-picture') return
      update(id, { state: { step: 'shrinking' } })
      const refuse = (why: UploadError) => move(id, ['shrinking'], { step: 'refused', why })
      void shrink(item.file).then(
        (smaller) => (smaller ? check(id, smaller) : refuse('too-large')),
        () => refuse('undrawable'),
      )
    },
    start: (ids) => {
      for (const id of ids) move(id, ['ready'], { step: 'waiting' })
      void next()
    },
    retry: (id) => {
      if (find(id)?.question) update(id, { withBsn: true, question: undefined })
      move(id, ['failed'], { step: 'waiting' })
      void next()
    },
    remove: (id) => {
      stopScan(id)
      change(items.filter((item) => item.id !== id))
      if (sending?.id !== id) return
      sending.abort.abort()
      sending = undefined
      void next()
    },
    clear: () => {
      for (const { id } of items) stopScan(id)
      change([])
      sending?.abort.abort()
      sending = undefined
    },
  }
  return queue
}

/** A file under another name. */
export const named = (file: File, name: string): File =>
  file.name === name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
