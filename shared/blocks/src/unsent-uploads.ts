import type { UploadItem, UploadQueue } from '@portal/blocks/upload'
import * as v from '@portal/contract/valibot'
import type { DraftsApi } from '@portal/remote-kit/portal'

const StoredUploads = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    type: v.string(),
    /** Content in base64. */
    content: v.string(),
    /** Whether the customer has selected the file but not submitted it yet. */
    chosen: v.optional(v.boolean(), false),
    /** Whether the customer confirmed to send the file with a citizen service number (BSN). */
    withBsn: v.optional(v.boolean(), false),
    target: v.record(v.string(), v.unknown()),
  }),
)
type StoredUploads = v.InferOutput<typeof StoredUploads>

const uploadsDraftName = 'uploads'

/** Maximum total size of stored files, in bytes. */
const maxStoredBytes = 10 * 1024 * 1024

/**
 * States of files that still have to be sent. Rejected files, and files about which the server has asked a question,
 * are not stored.
 */
const unsentUploadSteps = new Set<UploadItem['state']['step']>(['ready', 'waiting', 'sending', 'failed'])

const isSelectedButNotSubmitted = ({ state }: UploadItem) => state.step === 'ready'

const toUploadStateKey = (items: readonly UploadItem[]) =>
  items.map((item) => `${item.id} ${isSelectedButNotSubmitted(item)}`).join()

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

async function toStoredUploads(items: readonly UploadItem[]): Promise<StoredUploads> {
  let room = maxStoredBytes
  const fitting = items.filter(({ file }) => {
    room -= file.size
    return room >= 0
  })
  return Promise.all(
    fitting.map(async (item) => ({
      id: item.id,
      name: item.name,
      type: item.file.type,
      content: toBase64(new Uint8Array(await item.file.arrayBuffer())),
      chosen: isSelectedButNotSubmitted(item),
      withBsn: item.withBsn ?? false,
      target: item.target as Record<string, unknown>,
    })),
  )
}

/**
 * Stores unsent files encrypted on the device and restores stored ones to the queue, so that a session that ends during
 * an upload loses nothing (trust C5). Files keep their ids, so the server does not store a file twice.
 * @returns function that stops storing; stored files stay
 */
export function storeUnsentUploads<Target extends object>(
  queue: UploadQueue<Target>,
  drafts: DraftsApi,
): () => void {
  let stopped = false
  let known: string | null = null
  const storeIfChanged = () => {
    const items = queue.items().filter(({ state }) => unsentUploadSteps.has(state.step))
    const marks = toUploadStateKey(items)
    if (stopped || known === null || marks === known) return
    known = marks
    if (items.length === 0) void drafts.remove(uploadsDraftName)
    else
      void toStoredUploads(items).then(
        (kept) => !stopped && known === marks && drafts.save(uploadsDraftName, kept),
        () => {},
      )
  }
  const stop = queue.subscribe(storeIfChanged)
  void drafts.read(uploadsDraftName).then((draft) => {
    if (stopped) return
    known = ''
    const kept = draft && v.safeParse(StoredUploads, draft.value)
    for (const step of ['ready', 'failed'] as const)
      if (kept?.success)
        queue.restore(
          kept.output
            .filter(({ chosen }) => chosen === (step === 'ready'))
            .map(({ id, name, type, content, withBsn, target }) => ({
              id,
              name,
              file: new File([fromBase64(content)], name, { type }),
              withBsn,
              target: target as Target,
            })),
          step,
        )
    storeIfChanged()
  })
  return () => {
    stopped = true
    stop()
  }
}
