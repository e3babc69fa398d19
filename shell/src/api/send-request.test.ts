import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadHttpClient, sendRequest } from './send-request.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeAll(loadHttpClient)
beforeEach(() => {
  vi.useFakeTimers()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const createGatewayErrorResponse = (headers: Record<string, string> = {}, status = 502) =>
  new Response('{}', { status, headers })
const createEmptyListResponse = () => Response.json({ data: [] })

test('trust C6: a read is retried when the server is busy, after increasing delays', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  fetchMock
    .mockResolvedValueOnce(createGatewayErrorResponse())
    .mockResolvedValueOnce(createGatewayErrorResponse())
    .mockResolvedValueOnce(createEmptyListResponse())
  const answer = sendRequest('/api/zuider/customer/task', { method: 'GET' })
  await vi.advanceTimersByTimeAsync(100)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await answer).status).toBe(200)
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(random).toHaveBeenCalled()
  random.mockRestore()
})

test.each([
  ['/auth/login', 'same-origin'],
  ['/api/zuider/customer/auth/two_factor_code/email', 'same-origin'],
  ['/staff/api/releases', 'same-origin'],
  ['/api/zuider/customer/document', 'omit'],
  ['/advice/scenarios?key=/auth/', 'omit'],
])('cookies are sent with sign-in and staff calls only: %s', async (url, expected) => {
  fetchMock.mockResolvedValue(createEmptyListResponse())
  await sendRequest(url, { method: 'POST', json: {} })
  expect(fetchMock.mock.calls[0]?.[0]).toMatchObject({ credentials: expected })
})

test('trust C6: a read waits as long as the server requests', async () => {
  fetchMock
    .mockResolvedValueOnce(createGatewayErrorResponse({ 'retry-after': '7' }, 429))
    .mockResolvedValueOnce(createEmptyListResponse())
  const answer = sendRequest('/api/zuider/customer/task', { method: 'GET' })
  await vi.advanceTimersByTimeAsync(6900)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect((await answer).status).toBe(200)
})

test.each([502, 429, 504, 500])('trust C6: a write with status %i is not retried', async (status) => {
  fetchMock.mockImplementation(async () => createGatewayErrorResponse({ 'retry-after': '1' }, status))
  const answer = expect(
    sendRequest('/api/zuider/customer/task', { method: 'POST', json: {} }),
  ).rejects.toMatchObject({
    failure: 'refused',
    status,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await answer
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('trust C6: a write without a response is not retried', async () => {
  fetchMock.mockRejectedValue(new TypeError('no line'))
  const answer = expect(
    sendRequest('/api/zuider/customer/task', { method: 'POST', json: {} }),
  ).rejects.toMatchObject({
    failure: 'unreachable',
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await answer
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('when the HTTP client fails to load, calls count as unreachable, and the next call loads it again', async () => {
  fetchMock.mockResolvedValue(createEmptyListResponse())
  vi.resetModules()
  vi.doMock('ky', () => Promise.reject(new TypeError('no line')))
  const { sendRequest: sendWithout } = await import('./send-request.ts')
  await expect(sendWithout('/api/zuider/customer/task', {})).rejects.toMatchObject({
    failure: 'unreachable',
  })
  vi.doUnmock('ky')
  expect((await sendWithout('/api/zuider/customer/task', {})).status).toBe(200)
})
