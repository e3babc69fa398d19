import type { UploadDoubt, UploadRefusal, Verdict } from '@portal/domain/upload/check'

/** Why sending failed, as far as the customer can do something about it. */
export type UploadFailure = 'offline' | 'too-large' | 'type' | 'gone' | 'full' | 'failed'

/** Where a file is on its way. Failed ones keep their file, so that trying again asks for nothing. */
export type UploadState =
  | { step: 'checking' }
  | { step: 'refused'; why: UploadRefusal }
  | { step: 'doubt'; doubt: UploadDoubt }
  | { step: 'too-large-picture' }
  | { step: 'shrinking' }
  | { step: 'ready' }
  | { step: 'waiting' }
  | { step: 'sending'; sent: number; total: number }
  | { step: 'failed'; why: UploadFailure }
  | { step: 'done'; id: string | number | null }

/** A file on its way to the firm. */
export interface UploadItem<Target = unknown> {
  /** Also the idempotency key: a file that is tried again is stored once. */
  id: string
  name: string
  file: File
  target: Target
  state: UploadState
}

/** What a queue needs from outside. */
export interface UploadParts<Target> {
  inspect(file: File): Promise<Verdict>
  /** A smaller picture; null when it cannot be made small enough. */
  shrink(file: File): Promise<File | null>
  /** Sends one file; rejects with an `UploadProblem` or, when `signal` fired, with anything. */
  send(
    item: UploadItem<Target>,
    options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
  ): Promise<string | number | null>
  /** Makes an identifier that no other file has, of letters, digits and dashes. */
  newId(): string
}

/** Says why a file was not taken. */
export class UploadProblem extends Error {
  readonly why: UploadFailure
  constructor(why: UploadFailure, cause?: unknown) {
    super(why, { cause })
    this.name = 'UploadProblem'
    this.why = why
  }
}

/** Files on their way: checked at once, sent one after another. Each change makes new item objects. */
export interface UploadQueue<Target = unknown> {
  items(): readonly UploadItem<Target>[]
  /** Calls `listener` after each change; returns how to stop. */
  subscribe(listener: () => void): () => void
  add(files: readonly File[], target: Target): void
  /** Puts files back of before: those that were only chosen, or did not go. Those that are there already stay as they are. */
  restore(files: readonly Omit<UploadItem<Target>, 'state'>[], step: 'ready' | 'failed'): void
  /** Goes on with a file that was only doubted ("toch versturen"). */
  accept(id: string): void
  /** Makes a picture smaller, with the customer's consent. */
  shrink(id: string): void
  /** Sends these files, those that are ready; the others stay where they are. */
  start(ids: readonly string[]): void
  /** Sends a failed file once more. */
  retry(id: string): void
  /** Drops a file; one being sent is broken off. */
  remove(id: string): void
  /** Drops everything and breaks off what is being sent: another customer comes. */
  clear(): void
}

/** Makes a queue. It lives as long as the page; who wants it to outlive that keeps its items and restores them. */
export function createUploadQueue<Target>({ inspect, shrink, send, newId }: UploadParts<Target>) {
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

  const stateOf = (verdict: Verdict): UploadState => {
    if (verdict.verdict === 'refused') return { step: 'refused', why: verdict.why }
    if (verdict.verdict === 'doubt') return { step: 'doubt', doubt: verdict.doubt }
    return { step: verdict.verdict === 'fine' ? 'ready' : verdict.verdict }
  }
  const look = async (id: string, file: File) => {
    const verdict = await inspect(file).catch(
      (): Verdict => ({ verdict: 'refused', why: 'type', name: file.name }),
    )
    if (find(id)) update(id, { name: verdict.name, file, state: stateOf(verdict) })
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
      const why = error instanceof UploadProblem ? error.why : 'failed'
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
      for (const { id, file } of added) void look(id, file)
    },
    restore: (files, step) => {
      const state: UploadState = step === 'ready' ? { step } : { step, why: 'failed' }
      change([...files.filter(({ id }) => !find(id)).map((file): Item => ({ ...file, state })), ...items])
    },
    accept: (id) => move(id, ['doubt'], { step: 'ready' }),
    shrink: (id) => {
      const item = find(id)
      if (item?.state.step !== 'too-large-picture') return
      update(id, { state: { step: 'shrinking' } })
      void shrink(item.file)
        .catch(() => null)
        .then((smaller) =>
          smaller ? look(id, smaller) : move(id, ['shrinking'], { step: 'refused', why: 'too-large' }),
        )
    },
    start: (ids) => {
      for (const id of ids) move(id, ['ready'], { step: 'waiting' })
      void next()
    },
    retry: (id) => {
      move(id, ['failed'], { step: 'waiting' })
      void next()
    },
    remove: (id) => {
      change(items.filter((item) => item.id !== id))
      if (sending?.id !== id) return
      sending.abort.abort()
      sending = undefined
      void next()
    },
    clear: () => {
      change([])
      sending?.abort.abort()
      sending = undefined
    },
  }
  return queue
}
