import { expect, test, vi } from 'vitest'
import { createUploadQueue, type UploadParts, UploadProblem } from './queue.ts'
import { stepOf } from './step.ts'

const file = (name: string) => new File(['x'], name)
const parts = (changes: Partial<UploadParts<string>> = {}): UploadParts<string> => {
  let last = 0
  return {
    read: async (file) => file,
    inspect: async ({ name }) => ({ verdict: 'fine', name }),
    shrink: async () => null,
    send: async () => 1,
    newId: () => `id-${++last}`,
    ...changes,
  }
}
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const steps = (queue: ReturnType<typeof createUploadQueue<string>>) =>
  queue.items().map(({ name, state }) => `${name} ${state.step}`)

test('files are checked at once, and sent one after another on request', async () => {
  const waiting: ((id: number) => void)[] = []
  const queue = createUploadQueue(parts({ send: () => new Promise((resolve) => waiting.push(resolve)) }))
  queue.add([file('a'), file('b')], 'doc')
  expect(steps(queue)).toEqual(['a checking', 'b checking'])
  await settled()
  expect(waiting).toHaveLength(0)
  queue.start(['id-1', 'id-2'])
  expect(steps(queue)).toEqual(['a sending', 'b waiting'])
  expect(waiting).toHaveLength(1)
  waiting[0]?.(7)
  await settled()
  expect(queue.items()[0]?.state).toEqual({ step: 'done', id: 7 })
  expect(steps(queue)).toEqual(['a done', 'b sending'])
})

test('@UPLOAD-06 a failed file keeps its position and key, and is sent again on retry', async () => {
  const keys: string[] = []
  const send = vi.fn(async ({ id }: { id: string }) => {
    keys.push(id)
    if (keys.length === 1) throw new UploadProblem('offline')
    return 5
  })
  const queue = createUploadQueue(parts({ send }))
  queue.add([file('a')], 'doc')
  await settled()
  queue.start(['id-1'])
  await settled()
  expect(queue.items()[0]?.state).toEqual({ step: 'failed', why: 'offline' })
  queue.retry('id-1')
  await settled()
  expect(queue.items()[0]?.state).toEqual({ step: 'done', id: 5 })
  expect(keys).toEqual(['id-1', 'id-1'])
})

test('removing a file while it is sent aborts it, and the next one continues', async () => {
  const signals: AbortSignal[] = []
  const queue = createUploadQueue(
    parts({
      send: (_, { signal }) =>
        new Promise((_, reject) => {
          signals.push(signal)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    }),
  )
  queue.add([file('a'), file('b')], 'doc')
  await settled()
  queue.start(['id-1', 'id-2'])
  queue.remove('id-1')
  await settled()
  expect(signals[0]?.aborted).toBe(true)
  expect(steps(queue)).toEqual(['b sending'])
  queue.clear()
  await settled()
  expect(signals[1]?.aborted).toBe(true)
  expect(queue.items()).toEqual([])
})

test('a doubtful file waits for confirmation, a large picture for consent', async () => {
  const queue = createUploadQueue(
    parts({
      inspect: async ({ name }) =>
        name === 'slot.pdf'
          ? { verdict: 'doubt', doubt: 'pdf-locked', name }
          : name === 'klein.jpg'
            ? { verdict: 'fine', name }
            : { verdict: 'too-large-picture', name },
      shrink: async () => file('klein.jpg'),
    }),
  )
  queue.add([file('slot.pdf'), file('groot.png')], 'doc')
  await settled()
  queue.start(['id-1', 'id-2'])
  expect(steps(queue)).toEqual(['slot.pdf doubt', 'groot.png too-large-picture'])
  queue.accept('id-1')
  queue.shrink('id-2')
  await settled()
  expect(steps(queue)).toEqual(['slot.pdf ready', 'klein.jpg ready'])
})

test('a picture that cannot be made small enough is rejected', async () => {
  const queue = createUploadQueue(
    parts({ inspect: async ({ name }) => ({ verdict: 'too-large-picture', name }) }),
  )
  queue.add([file('groot.png')], 'doc')
  await settled()
  queue.shrink('id-1')
  await settled()
  expect(queue.items()[0]?.state).toEqual({ step: 'refused', why: 'too-large' })
})

test('case C05: a large photo that the browser cannot open, such as a HEIC, is rejected with advice', async () => {
  const queue = createUploadQueue(
    parts({
      inspect: async ({ name }) => ({ verdict: 'too-large-picture', name }),
      shrink: () => Promise.reject(new Error('no such format')),
    }),
  )
  queue.add([file('groot.heic')], 'doc')
  await settled()
  queue.shrink('id-1')
  await settled()
  expect(queue.items()[0]?.state).toEqual({ step: 'refused', why: 'undrawable' })
})

test('@UPLOAD-01 the dialog steps are pick, confirm, uploading, success or failure', async () => {
  let fail = true
  const queue = createUploadQueue(
    parts({
      send: async () => {
        if (fail) throw new UploadProblem('failed')
        return 1
      },
    }),
  )
  const seen = [stepOf(queue.items())]
  queue.subscribe(() => {
    const step = stepOf(queue.items())
    if (seen.at(-1) !== step) seen.push(step)
  })
  queue.add([file('a')], 'doc')
  await settled()
  queue.start(['id-1'])
  await settled()
  fail = false
  queue.retry('id-1')
  await settled()
  expect(seen).toEqual(['pick', 'confirm', 'uploading', 'failure', 'uploading', 'success'])
})

test('case C21: an unreadable file is rejected with an error, and a copied one is sent whatever happened on disk', async () => {
  const gone = file('weg.pdf')
  const sent: File[] = []
  const read = vi.fn(async (chosen: File) => {
    if (chosen === gone) throw new DOMException('gone', 'NotFoundError')
    return file('in memory')
  })
  const queue = createUploadQueue(
    parts({
      read,
      send: async (item) => {
        sent.push(item.file)
        return 1
      },
    }),
  )
  queue.add([gone, file('b.pdf')], 'doc')
  await settled()
  expect(queue.items()[0]?.state).toEqual({ step: 'refused', why: 'unreadable' })
  queue.start(['id-2'])
  await settled()
  expect(sent.map(({ name }) => name)).toEqual(['in memory'])
})
