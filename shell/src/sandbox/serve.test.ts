import { ApiError } from '@portal/contract/error'
import { createQueries } from '@portal/remote-kit/queries'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createBudget } from './budget.ts'
import { serveFrame } from './serve.ts'

const note = { key: 'NOTE', url: '/customer/note' }

function served({ focused = true } = {}) {
  const portal = {
    api: { send: vi.fn(async () => 'sent'), read: vi.fn(async () => 'read') },
    drafts: { read: vi.fn(async () => null), keep: vi.fn(async () => true), drop: vi.fn(async () => {}) },
    navigate: vi.fn(),
    queries: createQueries(),
    report: vi.fn(),
  }
  const posted: object[] = []
  const [back, show] = [vi.fn(), vi.fn()]
  const { take, end } = serveFrame({
    portal: portal as never,
    sandbox: { calls: ['GET /customer/note', 'POST /customer/customer/message'] },
    post: (message) => posted.push(message),
    isFocused: () => focused,
    back,
    show,
  })
  return { ...portal, posted, back, show, take, end }
}
const message = {
  kind: 'send',
  id: 2,
  method: 'POST',
  url: '/customer/customer/message',
  encoding: 'multipart',
  answers: 'json',
  body: { message: 'hello' },
}

test('what is granted is read and sent as a customer of this firm, and answered by its number', async () => {
  const { take, posted, api } = served()
  take({ kind: 'read', id: 1, ...note })
  take(message)
  await vi.waitFor(() => expect(posted).toHaveLength(2))
  expect(posted).toEqual([
    { kind: 'answer', id: 1, value: 'read' },
    { kind: 'answer', id: 2, value: 'sent' },
  ])
  expect((api.send.mock.calls as unknown[][])[0]?.slice(0, 2)).toMatchObject([
    { base: 'tenant', access: 'customer', method: 'POST', path: message.url },
    { body: { message: 'hello' } },
  ])
})

test('what is not granted is refused before anything is sent', async () => {
  const { take, posted, api } = served()
  take({ kind: 'read', id: 1, key: 'NOTE', url: '/customer/customer' })
  take({ ...message, url: '/customer/customer/message/../password' })
  take({ ...message, method: 'DELETE' })
  await vi.waitFor(() => expect(posted).toHaveLength(3))
  for (const one of posted)
    expect(one).toMatchObject({ kind: 'failed', failed: { failure: 'refused', status: 403 } })
  expect(api.send).not.toHaveBeenCalled()
  expect(api.read).not.toHaveBeenCalled()
})

test('a failure is told in the words of the server, and an error of the page in none', async () => {
  const { take, posted, api } = served()
  api.read
    .mockRejectedValueOnce(
      new ApiError('refused', { status: 429, message: 'full', body: { error: 'quota_reached' } }),
    )
    .mockRejectedValueOnce(new Error('a secret of the page'))
  take({ kind: 'read', id: 1, ...note })
  take({ kind: 'read', id: 2, ...note })
  await vi.waitFor(() => expect(posted).toHaveLength(2))
  expect(posted[0]).toMatchObject({ failed: { status: 429, body: { error: 'quota_reached' } } })
  expect(JSON.stringify(posted[1])).not.toContain('secret')
})

test('a frame leads elsewhere only while somebody is at work in it', () => {
  for (const focused of [true, false]) {
    const { take, navigate, back } = served({ focused })
    take({ kind: 'navigate', path: '/notities/1', replace: true })
    take({ kind: 'back' })
    expect([navigate.mock.calls, back.mock.calls]).toEqual(
      focused ? [[['/notities/1', { replace: true }]], [[]]] : [[], []],
    )
  }
})

test('whatever a frame says, nothing is thrown, and nothing is done that has no such name', () => {
  const { take, api, navigate, report, show, drafts } = served()
  fc.assert(fc.property(fc.anything(), (data) => take(data)))
  fc.assert(
    fc.property(fc.record({ kind: fc.string(), id: fc.anything(), url: fc.anything() }), (data) =>
      take(data),
    ),
  )
  for (const untouched of [api.read, api.send, navigate, report, show, drafts.keep])
    expect(untouched).not.toHaveBeenCalled()
})

test('calls that are under way end with the frame', async () => {
  const { take, end, api } = served()
  let signal: AbortSignal | undefined
  api.read.mockImplementationOnce((async (_: unknown, options: { signal: AbortSignal }) => {
    signal = options.signal
    return new Promise(() => {})
  }) as never)
  take({ kind: 'read', id: 1, ...note })
  end()
  expect(signal?.aborted).toBe(true)
})

test('a frame has so many messages a second, of which those that cost the server anything are ten times as dear', () => {
  let now = 0
  const may = createBudget(() => now)
  const spend = (kind: string) => Array.from({ length: 400 }, () => may({ kind })).filter(Boolean).length
  expect(spend('height')).toBe(300)
  now = 1000
  expect(spend('read')).toBe(30)
  now = 2000
  expect(may(null)).toBe(true)
})
