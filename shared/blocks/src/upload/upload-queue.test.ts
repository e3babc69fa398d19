import { expect, test, vi } from 'vitest'
import { getUploadStep } from './UploadSteps.tsx'
import { createUploadQueue, UploadProblem, type UploadQueueFunctions } from './upload-queue.ts'

const createFile = (name: string) => new File(['x'], name)
const createQueueFunctions = (
  changes: Partial<UploadQueueFunctions<string>> = {},
): UploadQueueFunctions<string> => {
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
const waitForQueue = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const getItemSteps = (queue: ReturnType<typeof createUploadQueue<string>>) =>
  queue.items().map(({ name, state }) => `${name} ${state.step}`)

test('files are checked at once, and sent one after another on request', async () => {
  const waiting: ((id: number) => void)[] = []
  const queue = createUploadQueue(
    createQueueFunctions({ send: () => new Promise((resolve) => waiting.push(resolve)) }),
  )
  queue.add([createFile('a'), createFile('b')], 'doc')
  expect(getItemSteps(queue)).toEqual(['a checking', 'b checking'])
  await waitForQueue()
  expect(waiting).toHaveLength(0)
  queue.start(['id-1', 'id-2'])
  expect(getItemSteps(queue)).toEqual(['a sending', 'b waiting'])
  expect(waiting).toHaveLength(1)
  waiting[0]?.(7)
  await waitForQueue()
  expect(queue.items()[0]?.state).toEqual({ step: 'done', id: 7 })
  expect(getItemSteps(queue)).toEqual(['a done', 'b sending'])
})

test('@UPLOAD-06 a failed file keeps its position and key, and is sent again on retry', async () => {
  const keys: string[] = []
  const send = vi.fn(async ({ id }: { id: string }) => {
    keys.push(id)
    if (keys.length === 1) throw new UploadProblem('offline')
    return 5
  })
  const queue = createUploadQueue(createQueueFunctions({ send }))
  queue.add([createFile('a')], 'doc')
  await waitForQueue()
  queue.start(['id-1'])
  await waitForQueue()
  expect(queue.items()[0]?.state).toEqual({ step: 'failed', why: 'offline' })
  queue.retry('id-1')
  await waitForQueue()
  expect(queue.items()[0]?.state).toEqual({ step: 'done', id: 5 })
  expect(keys).toEqual(['id-1', 'id-1'])
})

test('removing a file while it is sent aborts it, and the next one continues', async () => {
  const signals: AbortSignal[] = []
  const queue = createUploadQueue(
    createQueueFunctions({
      send: (_, { signal }) =>
        new Promise((_, reject) => {
          signals.push(signal)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    }),
  )
  queue.add([createFile('a'), createFile('b')], 'doc')
  await waitForQueue()
  queue.start(['id-1', 'id-2'])
  queue.remove('id-1')
  await waitForQueue()
  expect(signals[0]?.aborted).toBe(true)
  expect(getItemSteps(queue)).toEqual(['b sending'])
  queue.clear()
  await waitForQueue()
  expect(signals[1]?.aborted).toBe(true)
  expect(queue.items()).toEqual([])
})

test('a doubtful file waits for confirmation, and a large picture for consent', async () => {
  const queue = createUploadQueue(
    createQueueFunctions({
      inspect: async ({ name }) =>
        name === 'slot.pdf'
          ? { verdict: 'doubt', doubt: 'pdf-locked', name }
          : name === 'klein.jpg'
            ? { verdict: 'fine', name }
            : { verdict: 'too-large-picture', name },
      shrink: async () => createFile('klein.jpg'),
    }),
  )
  queue.add([createFile('slot.pdf'), createFile('groot.png')], 'doc')
  await waitForQueue()
  queue.start(['id-1', 'id-2'])
  expect(getItemSteps(queue)).toEqual(['slot.pdf doubt', 'groot.png too-large-picture'])
  queue.confirmDoubtful('id-1')
  queue.shrink('id-2')
  await waitForQueue()
  expect(getItemSteps(queue)).toEqual(['slot.pdf ready', 'klein.jpg ready'])
})

test('a picture that cannot be made small enough is rejected', async () => {
  const queue = createUploadQueue(
    createQueueFunctions({ inspect: async ({ name }) => ({ verdict: 'too-large-picture', name }) }),
  )
  queue.add([createFile('groot.png')], 'doc')
  await waitForQueue()
  queue.shrink('id-1')
  await waitForQueue()
  expect(queue.items()[0]?.state).toEqual({ step: 'refused', why: 'too-large' })
})

test('case C05: a large photo that the browser cannot open, such as a HEIC, is rejected with advice', async () => {
  const queue = createUploadQueue(
    createQueueFunctions({
      inspect: async ({ name }) => ({ verdict: 'too-large-picture', name }),
      shrink: () => Promise.reject(new Error('no such format')),
    }),
  )
  queue.add([createFile('groot.heic')], 'doc')
  await waitForQueue()
  queue.shrink('id-1')
  await waitForQueue()
  expect(queue.items()[0]?.state).toEqual({ step: 'refused', why: 'undrawable' })
})

test('@UPLOAD-01 the dialog steps are pick, confirm, uploading, success or failure', async () => {
  let fail = true
  const queue = createUploadQueue(
    createQueueFunctions({
      send: async () => {
        if (fail) throw new UploadProblem('failed')
        return 1
      },
    }),
  )
  const seen = [getUploadStep(queue.items())]
  queue.subscribe(() => {
    const step = getUploadStep(queue.items())
    if (seen.at(-1) !== step) seen.push(step)
  })
  queue.add([createFile('a')], 'doc')
  await waitForQueue()
  queue.start(['id-1'])
  await waitForQueue()
  fail = false
  queue.retry('id-1')
  await waitForQueue()
  expect(seen).toEqual(['pick', 'confirm', 'uploading', 'failure', 'uploading', 'success'])
})

test('case C21: an unreadable file is rejected with an error, and a copied one is sent whatever happened on disk', async () => {
  const gone = createFile('weg.pdf')
  const sent: File[] = []
  const read = vi.fn(async (chosen: File) => {
    if (chosen === gone) throw new DOMException('gone', 'NotFoundError')
    return createFile('in memory')
  })
  const queue = createUploadQueue(
    createQueueFunctions({
      read,
      send: async (item) => {
        sent.push(item.file)
        return 1
      },
    }),
  )
  queue.add([gone, createFile('b.pdf')], 'doc')
  await waitForQueue()
  expect(queue.items()[0]?.state).toEqual({ step: 'refused', why: 'unreadable' })
  queue.start(['id-2'])
  await waitForQueue()
  expect(sent.map(({ name }) => name)).toEqual(['in memory'])
})
