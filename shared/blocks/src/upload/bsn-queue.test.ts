import type { BsnScanResult } from '@portal/domain/bsn/bsn-check-messages'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { scanFileForBsn } from './bsn-check-loader.ts'
import { createUploadQueue, slowScanAfterMs, type UploadQueueFunctions } from './upload-queue.ts'
import { useAttachments, useTenantFiles } from './uploads.ts'

vi.mock('./bsn-check-loader.ts', () => ({ scanFileForBsn: vi.fn(async () => null), maskBsnInFile: vi.fn() }))

const scanResultWithoutBsn: BsnScanResult = { numbers: [], whole: true }
const scanResultWithOneBsn: BsnScanResult = {
  numbers: [{ digits: '123456782', page: 1, corners: [], detail: null }],
  whole: true,
}
const createFile = (name: string) => new File(['x'], name)

function createQueue(changes: Partial<UploadQueueFunctions<string>>) {
  const sent: unknown[] = []
  let last = 0
  const queue = createUploadQueue<string>({
    read: async (file: File) => file,
    inspect: async ({ name }) => ({ verdict: 'fine', name }),
    shrink: async () => null,
    send: async ({ file, withBsn }) => sent.push([file.name, withBsn ?? false]),
    newId: () => `id-${++last}`,
    ...changes,
  })
  queue.add([createFile('a.pdf')], 'doc')
  const getFirstItemState = () => {
    const { state, bsn, note } = queue.items()[0] ?? {}
    return [bsn?.step ?? state?.step, bsn?.step === 'looking' && bsn.slow, note]
  }
  return { queue, sent, state: getFirstItemState }
}
const waitForQueue = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
afterEach(() => void vi.useRealTimers())

test('@BSN-02 a file in which a number is found waits for a decision, and is not sent before', async () => {
  const { queue, sent, state } = createQueue({ scan: async () => scanResultWithOneBsn })
  await waitForQueue()
  queue.start(['id-1'])
  expect(state()[0]).toBe('seen')
  queue.sendWithBsn('id-1')
  expect(state()).toEqual(['ready', false, 'kept'])
  queue.start(['id-1'])
  await waitForQueue()
  expect(sent).toEqual([['a.pdf', true]])
})

test('@BSN-05 a masked file replaces the original; if masking fails nothing is sent and the customer decides again', async () => {
  let fail = true
  const startMasking = async () => {
    if (fail) throw new Error('still readable')
    return createFile('a.jpg')
  }
  const { queue, sent, state } = createQueue({ scan: async () => scanResultWithOneBsn, mask: startMasking })
  await waitForQueue()
  queue.mask('id-1')
  expect(state()[0]).toBe('masking')
  await waitForQueue()
  expect(state()).toEqual(['seen', false, 'mask-failed'])
  fail = false
  queue.mask('id-1')
  await waitForQueue()
  expect(state()).toEqual(['ready', false, 'masked'])
  queue.start(['id-1'])
  await waitForQueue()
  expect(sent).toEqual([['a.jpg', false]])
})

test('@BSN-04 a check of more than five seconds can be skipped, and its later result is ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<BsnScanResult>()
  const scan = vi.fn(async (_: File, signal: AbortSignal, onBegin: () => void) => {
    onBegin()
    const seen = await promise
    expect(signal.aborted).toBe(true)
    return seen
  })
  const { queue, state } = createQueue({ scan })
  await waitForQueue()
  expect(state()).toEqual(['looking', false, undefined])
  queue.skipBsnCheck('id-1')
  vi.advanceTimersByTime(0)
  queue.add([createFile('b.pdf')], 'doc')
  await waitForQueue()
  expect(state()).toEqual(['ready', false, 'unread'])
  vi.advanceTimersByTime(slowScanAfterMs)
  expect(queue.items()[1]?.bsn).toEqual({ step: 'looking', slow: true })
  queue.skipBsnCheck('id-2')
  resolve(scanResultWithOneBsn)
  await waitForQueue()
  expect(queue.items().map(({ state, note }) => [state.step, note])).toEqual([
    ['ready', 'unread'],
    ['ready', 'unread'],
  ])
})

test.each([
  ['fails', () => Promise.reject(new Error('no worker')), 'unread'],
  ['finds nothing', async () => scanResultWithoutBsn, undefined],
  ['reads only the first pages', async () => ({ ...scanResultWithoutBsn, whole: false }), 'partly'],
  ['does not apply to the file', async () => null, undefined],
])('@BSN-04 a check that %s does not prevent sending', async (_, scan, note) => {
  const { state } = createQueue({ scan })
  await waitForQueue()
  expect(state()).toEqual(['ready', false, note])
})

test.each([
  ['a customer', useAttachments, 1],
  ['the tenant', useTenantFiles, 0],
])('@BSN-02 files that %s sends are checked as required', async (_, useFiles, times) => {
  vi.mocked(scanFileForBsn).mockClear()
  const { result } = renderHook(() => useFiles())
  act(() => result.current.add([new File(['%PDF-1.4\n/Type /Page\n%%EOF\n'], 'a.pdf')]))
  await waitFor(() => expect(result.current.files).toHaveLength(1))
  expect(scanFileForBsn).toHaveBeenCalledTimes(times)
})
