import { createQueryClient } from '@portal/remote-kit/query-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hidePage } from '../test/hide-page.ts'
import { createDelayedSave } from './last-seen-responses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createTestDelayedSave() {
  const queries = createQueryClient()
  const save = vi.fn(async () => {})
  return { queries, save, ...createDelayedSave(queries, save) }
}

test('changes are saved together when the page is idle', async () => {
  const { queries, save, plan } = createTestDelayedSave()
  let resolveQuery = (_: number) => {}
  const pending = queries.fetchQuery({
    queryKey: ['/a'],
    queryFn: () => new Promise<number>((resolve) => (resolveQuery = resolve)),
  })
  plan()
  plan()
  await vi.advanceTimersByTimeAsync(4000)
  expect(save).not.toHaveBeenCalled()
  resolveQuery(1)
  await pending
  await vi.advanceTimersByTimeAsync(6000)
  expect(save).toHaveBeenCalledOnce()
})

test('changes are saved at most once a minute', async () => {
  const { save, plan } = createTestDelayedSave()
  plan()
  await vi.advanceTimersByTimeAsync(9000)
  plan()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(save).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(save).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(save).toHaveBeenCalledTimes(2)
})

test('changes are saved when the page is hidden, if there are any', async () => {
  const { save, plan, cancel } = createTestDelayedSave()
  await hidePage()
  expect(save).not.toHaveBeenCalled()
  plan()
  await hidePage()
  await hidePage()
  expect(save).toHaveBeenCalledOnce()
  plan()
  cancel()
  await hidePage()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(save).toHaveBeenCalledOnce()
})
