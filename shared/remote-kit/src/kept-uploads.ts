import * as v from '@portal/contract/schema'
import type { UploadItem, UploadQueue } from '@portal/ui/upload'
import type { DraftsApi } from './portal.ts'

const Kept = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    type: v.string(),
    /** Content in base64. */
    content: v.string(),
    /** It was only chosen: nobody has asked yet that it be sent. */
    chosen: v.optional(v.boolean(), false),
    /** The customer let it go with a citizen service number in it. */
    withBsn: v.optional(v.boolean(), false),
    target: v.record(v.string(), v.unknown()),
  }),
)
type Kept = v.InferOutput<typeof Kept>

/** Name under which files that were not sent are kept. */
const place = 'uploads'

/** Most bytes that are kept in all: what a customer chose is rarely more, and a device has little room. */
const mostBytes = 10 * 1024 * 1024

/** States in which a file still has to go; what was refused or is only doubted was never the customer's last word. */
const unsent = new Set<UploadItem['state']['step']>(['ready', 'waiting', 'sending', 'failed'])

const isChosen = ({ state }: UploadItem) => state.step === 'ready'

/** Changes with whatever is kept of files. */
const marksOf = (items: readonly UploadItem[]) => items.map((item) => `${item.id} ${isChosen(item)}`).join()

function toText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

async function toKept(items: readonly UploadItem[]): Promise<Kept> {
  let room = mostBytes
  const fitting = items.filter(({ file }) => {
    room -= file.size
    return room >= 0
  })
  return Promise.all(
    fitting.map(async (item) => ({
      id: item.id,
      name: item.name,
      type: item.file.type,
      content: toText(new Uint8Array(await item.file.arrayBuffer())),
      chosen: isChosen(item),
      withBsn: item.withBsn ?? false,
      target: item.target as Record<string, unknown>,
    })),
  )
}

/**
 * Keeps files that still have to go on the device, sealed like what is typed, and puts those of before back into the
 * queue: a session that ends in the middle of an upload loses nothing (trust C5). They keep their identifiers, so one
 * that did arrive is not stored twice.
 * @returns how to stop keeping; what is kept stays
 */
export function keepUnsent<Target extends object>(queue: UploadQueue<Target>, drafts: DraftsApi): () => void {
  let stopped = false
  let known: string | null = null
  const keep = () => {
    const items = queue.items().filter(({ state }) => unsent.has(state.step))
    const marks = marksOf(items)
    if (stopped || known === null || marks === known) return
    known = marks
    if (items.length === 0) void drafts.drop(place)
    else
      void toKept(items).then(
        (kept) => !stopped && known === marks && drafts.keep(place, kept),
        () => {},
      )
  }
  const stop = queue.subscribe(keep)
  void drafts.read(place).then((draft) => {
    if (stopped) return
    known = ''
    const kept = draft && v.safeParse(Kept, draft.value)
    for (const step of ['ready', 'failed'] as const)
      if (kept?.success)
        queue.restore(
          kept.output
            .filter(({ chosen }) => chosen === (step === 'ready'))
            .map(({ id, name, type, content, withBsn, target }) => ({
              id,
              name,
              file: new File([toBytes(content)], name, { type }),
              withBsn,
              target: target as Target,
            })),
          step,
        )
    keep()
  })
  return () => {
    stopped = true
    stop()
  }
}
