import { validateMailedToken } from '@portal/contract/account'
import { login } from '@portal/contract/auth'
import { type ApiCall, type CallInput, createPageRead, type PageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { saveContactDetails } from '@portal/contract/edit-form'
import { getInterestRateList } from '@portal/contract/interest-rate-list'
import { getTasks } from '@portal/contract/task'
import type { Account } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TakeEarlyResponse } from '../early/early-requests.ts'
import { createApi } from './api.ts'

const fetchMock = vi.fn<typeof fetch>()
const takeEarlyResponseMock = vi.fn<TakeEarlyResponse>()
const recordNonce = vi.fn()
const account = createStore<Account | null>({ id: 'zuider:anna', name: 'Anna', username: 'anna' })
const onRefused = vi.fn()
const api = createApi({
  session: {
    account,
    token: async () => 'a-token',
    sign: async () => ({ token: 'a-token', headers: { authorization: 'Bearer a-token' } }),
  },
  recordNonce,
  early: takeEarlyResponseMock,
  tenantBase: () => '/api/zuider',
  onSessionRefused: () => {},
  onRefused,
})

beforeEach(() => {
  onRefused.mockReset()
  takeEarlyResponseMock.mockReset()
  fetchMock.mockReset()
  fetchMock.mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

/** Sends a call. Returns the URL path and the token of the call's first request. */
async function sendAndReadFirstRequest<C extends ApiCall>(call: C, input?: CallInput<C>) {
  await api.send(call, input).catch(() => {})
  const request = fetchMock.mock.calls[0]?.[0] as Request
  return { path: new URL(request.url).pathname, token: request.headers.get('authorization') }
}

test('@API-01 @API-02 a customer’s call goes to the tenant’s address with the bearer token', async () => {
  expect(await sendAndReadFirstRequest(getTasks)).toEqual({
    path: '/api/zuider/customer/task',
    token: 'Bearer a-token',
  })
})

test('@API-01 before sign-in, calls go to the tenant’s address without a token', async () => {
  expect(await sendAndReadFirstRequest(validateMailedToken, { body: { token: 'x' } })).toEqual({
    path: '/api/zuider/customer/auth/token/validate',
    token: null,
  })
})

test('@API-01 some calls go to the portal’s proxy or to the calculations', async () => {
  const body = { username: 'anna', password: 'geheim', tenant: 'zuider' }
  expect(await sendAndReadFirstRequest(login, { body })).toEqual({ path: '/auth/login', token: null })
  fetchMock.mockClear()
  expect(await sendAndReadFirstRequest(getInterestRateList)).toMatchObject({
    path: expect.stringMatching(/^\/advice\//),
    token: null,
  })
})

const getLastRequestHeader = (name: string) => {
  const [request] = fetchMock.mock.lastCall ?? []
  return request instanceof Request ? request.headers.get(name) : 'nothing was sent'
}
async function saveAndGetIfMatchHeader(basis?: PageRead[]) {
  await api.send(saveContactDetails, { body: { mobile: '06' } }, basis && { basis }).catch(() => {})
  return getLastRequestHeader('if-match')
}

test('a write contains the ETag of the response it is based on, or none if it is based on no response', async () => {
  const basis = [createPageRead(getCustomer)]
  expect(await saveAndGetIfMatchHeader(basis)).toBeNull()
  fetchMock.mockImplementation(async () => Response.json({}, { headers: { etag: '"7-x"' } }))
  await api.read(createPageRead(getCustomer))
  expect(await saveAndGetIfMatchHeader(basis)).toBe('"7-x"')
  expect(await saveAndGetIfMatchHeader()).toBeNull()
})

/** Reads a path, and returns the ETag that the request named. */
async function readAndGetNamedTag(url: string, response: () => Response) {
  fetchMock.mockImplementationOnce(async () => response())
  const answer = await api.read({ key: 'TEST', url })
  return { answer, tag: getLastRequestHeader('if-none-match') }
}
const createTaggedResponse = (tag: string | null, body: object) => () =>
  Response.json(body, { headers: tag ? { etag: tag } : {} })
const createUnchangedResponse = () => new Response(null, { status: 304 })

test('a repeated read names the ETag of its last response, and an unchanged response is that one', async () => {
  await readAndGetNamedTag('/a', createTaggedResponse('"1"', { data: 1 }))
  expect(await readAndGetNamedTag('/a', createUnchangedResponse)).toEqual({ answer: { data: 1 }, tag: '"1"' })
  await readAndGetNamedTag('/a', createTaggedResponse(null, { data: 2 }))
  expect((await readAndGetNamedTag('/a', createTaggedResponse('"3"', {}))).tag).toBeNull()
  api.forget()
  expect((await readAndGetNamedTag('/a', createTaggedResponse(null, {}))).tag).toBeNull()
})

test('a write that is based on several reads names the ETag of the oldest response', async () => {
  const basis = ['/customer', '/family'].map((url) => ({ key: 'TEST', url }))
  await readAndGetNamedTag('/family', createTaggedResponse('"2"', {}))
  await readAndGetNamedTag('/customer', createTaggedResponse('"1"', {}))
  expect(await saveAndGetIfMatchHeader(basis)).toBe('"2"')
  await readAndGetNamedTag('/family', createTaggedResponse('"3"', {}))
  expect(await saveAndGetIfMatchHeader(basis)).toBe('"1"')
})

test('the client keeps the responses of the last 200 reads', async () => {
  for (let index = 0; index <= 200; index++)
    await readAndGetNamedTag(`/${index}`, createTaggedResponse('"t"', {}))
  expect((await readAndGetNamedTag('/1', createUnchangedResponse)).tag).toBe('"t"')
  expect((await readAndGetNamedTag('/0', createTaggedResponse('"t"', {}))).tag).toBeNull()
})

test('a read that the page already sent is not sent again', async () => {
  takeEarlyResponseMock.mockReturnValueOnce(Promise.resolve(Response.json({ data: 'early' })))
  expect(await api.read(createPageRead(getTasks))).toEqual({ data: 'early' })
  expect(takeEarlyResponseMock).toHaveBeenCalledExactlyOnceWith('/api/zuider/customer/task')
  expect(fetchMock).not.toHaveBeenCalled()
})

test.each([
  ['failed', null],
  ['was truncated', () => createTruncatedResponse()],
])('an early read whose response %s is sent once more, like any read', async (_, answer) => {
  takeEarlyResponseMock.mockResolvedValueOnce(answer?.() ?? null)
  fetchMock.mockImplementation(async () => Response.json({ data: 'later' }))
  expect(await api.read(createPageRead(getTasks))).toEqual({ data: 'later' })
  expect(fetchMock).toHaveBeenCalledTimes(1)
  const [request] = fetchMock.mock.lastCall ?? []
  expect(request instanceof Request && request.headers.get('authorization')).toBe('Bearer a-token')
})

const createTruncatedResponse = () =>
  new Response('{"data":[{"id":1', { headers: { 'content-type': 'application/json' } })

test('an early response that is truncated is requested once more', async () => {
  fetchMock
    .mockResolvedValueOnce(createTruncatedResponse())
    .mockResolvedValueOnce(Response.json({ data: [1] }))
  expect(await api.read(createPageRead(getInterestRateList))).toEqual({ data: [1] })
})

test('a read whose responses are always truncated counts as unreachable, not as a portal error', async () => {
  fetchMock.mockImplementation(async () => createTruncatedResponse())
  await expect(api.read(createPageRead(getInterestRateList))).rejects.toMatchObject({
    failure: 'unreachable',
  })
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

/** Creates an API client with a session that numbers its DPoP proofs. Also returns the mock that records nonces. */
function createApiWithProofs() {
  let count = 0
  const recordNonce = vi.fn()
  const sign = vi.fn(async (_request: object, rejectedError?: string) => {
    const token = rejectedError === undefined ? 'first' : 'second'
    count += 1
    return { token, headers: { authorization: `DPoP ${token}`, dpop: `proof ${count}` } }
  })
  const refusals = vi.fn()
  const proved = createApi({
    session: { account, sign, token: async () => 'second' },
    recordNonce,
    early: () => null,
    tenantBase: () => '/api/zuider',
    onSessionRefused: refusals,
    onRefused: refusals,
  })
  const listSentProofs = () =>
    fetchMock.mock.calls.map(([request]) => (request as Request).headers.get('dpop'))
  return { proved, sign, recordNonce, refusals, sent: listSentProofs }
}

test('when a read fails because its session ended, the page reloads; a later read does not reload it again', async () => {
  const account = createStore<Account | null>({ id: 'zuider:anna', name: 'Anna', username: 'anna' })
  const onSessionRefused = vi.fn()
  const ended = createApi({
    session: { account, sign: async () => null, token: async () => null },
    recordNonce,
    early: () => null,
    tenantBase: () => '/api/zuider',
    onSessionRefused,
    onRefused: () => {},
  })
  await expect(ended.read(createPageRead(getTasks))).rejects.toThrow('nobody is signed in')
  expect(onSessionRefused).toHaveBeenCalledTimes(1)
  account.set(null)
  await expect(ended.read(createPageRead(getTasks))).rejects.toThrow('nobody is signed in')
  expect(onSessionRefused).toHaveBeenCalledTimes(1)
})

test('a read that is refused after its customer signed out does not reload the sign-in page', async () => {
  const account = createStore<Account | null>({ id: 'zuider:anna', name: 'Anna', username: 'anna' })
  const onSessionRefused = vi.fn()
  const signedOut = createApi({
    session: {
      account,
      sign: async () => ({ token: 'access', headers: {} }),
      token: async () => null,
    },
    recordNonce,
    early: () => null,
    tenantBase: () => '/api/zuider',
    onSessionRefused,
    onRefused: () => {},
  })
  vi.stubGlobal('fetch', async () => {
    account.set(null)
    return Response.json({ error: 'invalid_token', message: '' }, { status: 401 })
  })
  await expect(signedOut.read(createPageRead(getTasks))).rejects.toThrow()
  expect(onSessionRefused).not.toHaveBeenCalled()
})

test('each retry of a read has its own proof, since the server accepts a proof once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { proved, sign, sent } = createApiWithProofs()
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 502 }))
  const reading = proved.read(createPageRead(getTasks))
  await vi.runAllTimersAsync()
  await reading.finally(() => vi.useRealTimers())
  expect(sent()).toEqual(['proof 1', 'proof 2'])
  expect(sign.mock.calls[0]?.[0]).toEqual({
    method: 'GET',
    url: expect.stringMatching(/^\/api\/zuider\/customer\/task/),
  })
})

test('a proof rejected only for its time is repeated with the server’s nonce, without renewing the token', async () => {
  const { proved, sign, recordNonce, refusals, sent } = createApiWithProofs()
  const headers = { 'dpop-nonce': 'a-nonce' }
  fetchMock.mockResolvedValueOnce(Response.json({ error: 'use_dpop_nonce' }, { status: 401, headers }))
  await proved.read(createPageRead(getTasks))
  expect(sent()).toEqual(['proof 1', 'proof 2'])
  expect(recordNonce.mock.calls[0]?.[0].get('dpop-nonce')).toBe('a-nonce')
  expect(sign.mock.calls.map(([, rejectedError]) => rejectedError)).toEqual([undefined, undefined])
  expect(refusals).not.toHaveBeenCalled()
})

test('a proof that the server has already seen, as when a browser resends a request, is replaced', async () => {
  const { proved, sign, sent } = createApiWithProofs()
  fetchMock.mockResolvedValueOnce(Response.json({ error: 'invalid_dpop_proof' }, { status: 401 }))
  await proved.read(createPageRead(getTasks))
  expect(sent()).toEqual(['proof 1', 'proof 2'])
  expect(sign.mock.calls.map(([, rejectedError]) => rejectedError)).toEqual([undefined, undefined])
})

test('a rejected token is renewed, and the retry has its own proof', async () => {
  const { proved, sent } = createApiWithProofs()
  fetchMock.mockResolvedValueOnce(Response.json({ error: 'unauthorized' }, { status: 401 }))
  await proved.read(createPageRead(getTasks))
  expect(sent()).toEqual(['proof 1', 'proof 2'])
  const [, again] = fetchMock.mock.calls.map(([request]) => (request as Request).headers.get('authorization'))
  expect(again).toBe('DPoP second')
})

test('a write whose idempotency key belongs to another request is sent once more with a new key', async () => {
  const refusal = { error: 'key_reused', message: 'Something else was sent with this idempotency key.' }
  fetchMock.mockImplementationOnce(async () => Response.json(refusal, { status: 422 }))
  fetchMock.mockImplementationOnce(async () => Response.json({ data: { success: true } }))
  const body = { mobile: '0612345678', phone: '', email_address: 'anna@example.nl' }
  const input = { params: { id: 1 }, body } as never
  await api.send(saveContactDetails, input, { idempotencyKey: 'a-key-of-before' })
  const keys = fetchMock.mock.calls.map(([request]) => (request as Request).headers.get('idempotency-key'))
  expect(keys).toEqual(['a-key-of-before', expect.stringMatching(/^[\da-f-]{36}$/)])
})

test('a write rejected twice for its idempotency key is not sent a third time', async () => {
  fetchMock.mockImplementation(async () => Response.json({ error: 'key_reused' }, { status: 422 }))
  const sent = api.send(saveContactDetails, { body: {} } as never, { idempotencyKey: 'a-key-of-before' })
  await expect(sent).rejects.toMatchObject({ status: 422 })
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('a read that is aborted while its rejection arrives is not reported as refused', async () => {
  const abort = new AbortController()
  const bodyRead = Promise.withResolvers<void>()
  const body = new ReadableStream(
    {
      start: (stream) => abort.signal.addEventListener('abort', () => stream.error(abort.signal.reason)),
      pull: () => bodyRead.resolve(),
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'application/json' }
  fetchMock.mockImplementation(async () => new Response(body, { status: 403, headers }))
  const reading = api.read(createPageRead(getTasks), { signal: abort.signal })
  const rejection = expect(reading).rejects.toThrow()
  await bodyRead.promise
  abort.abort()
  await rejection
  expect(onRefused).not.toHaveBeenCalled()
})
