import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchClient, send } from './send.ts'

const answers = vi.fn<typeof fetch>()

beforeAll(fetchClient)
beforeEach(() => {
  vi.useFakeTimers()
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const busyResponse = (headers: Record<string, string> = {}, status = 502) =>
  new Response('{}', { status, headers })
const emptyListResponse = () => Response.json({ data: [] })

test('trust C6: a read is retried when the server is busy, after increasing delays', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  answers
    .mockResolvedValueOnce(busyResponse())
    .mockResolvedValueOnce(busyResponse())
    .mockResolvedValueOnce(emptyListResponse())
  const answer = send('/api/zuider/customer/task', { method: 'GET' })
  await vi.advanceTimersByTimeAsync(100)
  expect(answers).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await answer).status).toBe(200)
  expect(answers).toHaveBeenCalledTimes(3)
  expect(random).toHaveBeenCalled()
  random.mockRestore()
})

test.each([
  ['/auth/login', 'same-origin'],
  ['/api/zuider/customer/auth/two_factor_code/email', 'same-origin'],
  ['/staff/api/releases', 'same-origin'],
  ['/api/zuider/customer/document', 'omit'],
  ['/advice/scenarios?key=/auth/', 'omit'],
])(
  'what the browser keeps for the server alone goes along around signing in, and for staff, only: %s',
  async (url, expected) => {
    answers.mockResolvedValue(emptyListResponse())
    await send(url, { method: 'POST', json: {} })
    expect(answers.mock.calls[0]?.[0]).toMatchObject({ credentials: expected })
  },
)

test('trust C6: a read waits as long as the server asks for', async () => {
  answers
    .mockResolvedValueOnce(busyResponse({ 'retry-after': '7' }, 429))
    .mockResolvedValueOnce(emptyListResponse())
  const answer = send('/api/zuider/customer/task', { method: 'GET' })
  await vi.advanceTimersByTimeAsync(6900)
  expect(answers).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect((await answer).status).toBe(200)
})

test.each([502, 429, 504, 500])('trust C6: a write with status %i is not retried', async (status) => {
  answers.mockImplementation(async () => busyResponse({ 'retry-after': '1' }, status))
  const answer = expect(
    send('/api/zuider/customer/task', { method: 'POST', json: {} }),
  ).rejects.toMatchObject({
    failure: 'refused',
    status,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await answer
  expect(answers).toHaveBeenCalledTimes(1)
})

test('trust C6: a write without a response is not retried', async () => {
  answers.mockRejectedValue(new TypeError('no line'))
  const answer = expect(
    send('/api/zuider/customer/task', { method: 'POST', json: {} }),
  ).rejects.toMatchObject({
    failure: 'unreachable',
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await answer
  expect(answers).toHaveBeenCalledTimes(1)
})

test('when the HTTP client fails to load, calls count as unreachable, and the next call loads it again', async () => {
  answers.mockResolvedValue(emptyListResponse())
  vi.resetModules()
  vi.doMock('./http.ts', () => Promise.reject(new TypeError('no line')))
  const { send: sendWithout } = await import('./send.ts')
  await expect(sendWithout('/api/zuider/customer/task', {})).rejects.toMatchObject({
    failure: 'unreachable',
  })
  vi.doUnmock('./http.ts')
  expect((await sendWithout('/api/zuider/customer/task', {})).status).toBe(200)
})
