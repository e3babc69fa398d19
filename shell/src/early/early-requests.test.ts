import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserVault } from '../session/browser-session.ts'
import { defaultIdleLimits, lastActivity } from '../session/idle-watch.ts'
import type { StoredSession } from '../session/stored-session.ts'
import { fakeDpopSigner } from '../session/test/fake-dpop-signer.ts'
import { createStoredSession, createTestBrowserEnv } from '../test/test-browser-env.ts'
import { createTakeEarlyResponse, type EarlyRequests, sendEarlyRequests } from './early-requests.ts'

const earlyPaths = { screen: ['/customer/mortgage'], layout: ['/customer/customer'] }
const codeLoaded = Promise.resolve()
const fetchMock = vi.fn<typeof fetch>()
const listSentRequests = () => fetchMock.mock.calls.map(([url, options]) => [url, options?.method ?? 'GET'])

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

function createTestEarlyRequests(session: StoredSession | null = createStoredSession('anna')) {
  const stored = session ? { sessions: [session], activeId: session.accountId } : undefined
  const { parts, kept } = createTestBrowserEnv(stored)
  const browserSession = { ...parts, vault: createBrowserVault(parts.vault, parts.channel) }
  const reads: EarlyRequests = { accountId: null, responses: new Map(), isOver: false }
  return { browserSession, reads, kept }
}

async function runEarlyScript(session?: StoredSession | null) {
  const device = createTestEarlyRequests(session)
  await sendEarlyRequests(device.browserSession, device.reads, earlyPaths, codeLoaded)
  await Promise.allSettled(device.reads.responses.values())
  return device
}

test('the page’s first reads are sent with the stored session', async () => {
  const bound = createStoredSession('anna', { token_type: 'DPoP', keys: await fakeDpopSigner.makeKeys() })
  const { reads } = await runEarlyScript(bound)
  const urls = ['/api/zuider/customer/mortgage', '/api/zuider/customer/customer']
  expect(reads.accountId).toBe('zuider:anna')
  expect([...reads.responses.keys()]).toEqual(urls)
  expect(listSentRequests()).toEqual(urls.map((url) => [url, 'GET']))
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    headers: { authorization: 'DPoP access-anna', dpop: expect.any(String) },
  })
})

test('the layout’s reads are sent after the screen’s code has loaded', async () => {
  const { browserSession, reads } = createTestEarlyRequests()
  const code = Promise.withResolvers<void>()
  await sendEarlyRequests(browserSession, reads, earlyPaths, code.promise)
  await reads.responses.get('/api/zuider/customer/mortgage')
  expect(listSentRequests()).toEqual([['/api/zuider/customer/mortgage', 'GET']])
  code.resolve()
  expect(await reads.responses.get('/api/zuider/customer/customer')).toBeInstanceOf(Response)
})

test('an access token that is about to expire is renewed first, also for the shell', async () => {
  const renewed = { access_token: 'new', refresh_token: 'newer', expires_in: 900, token_type: 'Bearer' }
  fetchMock.mockImplementationOnce(async () => Response.json(renewed))
  const { kept } = await runEarlyScript(createStoredSession('anna', { expiresAt: Date.now() + 60_000 }))
  expect(listSentRequests()[0]).toEqual(['/auth/refresh', 'POST'])
  expect(fetchMock.mock.calls[1]?.[1]?.headers).toMatchObject({ authorization: 'Bearer new' })
  expect(kept().sessions).toMatchObject([{ access_token: 'new', refresh_token: 'newer' }])
})

test.each([
  ['refused', async () => Response.json({}, { status: 401 })],
  ['lost', () => Promise.reject(new TypeError('no line'))],
  ['no new tokens', async () => Response.json({ error: null })],
])(
  'when the renewal is %s, nothing is read, and the session stays for the shell to decide',
  async (_, answer) => {
    fetchMock.mockImplementation(answer)
    const ended = createStoredSession('anna', { expiresAt: Date.now() - 1 })
    const { reads, kept } = await runEarlyScript(ended)
    expect(listSentRequests()).toEqual([['/auth/refresh', 'POST']])
    expect(reads).toMatchObject({ accountId: null, responses: new Map() })
    expect(kept().sessions).toMatchObject([{ refresh_token: ended.refresh_token }])
  },
)

test('nothing is sent for an idle customer, a session of another version, or after the shell has started its reads', async () => {
  lastActivity.write(Date.now() - defaultIdleLimits.end)
  await runEarlyScript()
  localStorage.clear()
  await runEarlyScript(createStoredSession('anna', { version: 1 }))
  const { browserSession, reads } = createTestEarlyRequests()
  await sendEarlyRequests(browserSession, { ...reads, isOver: true }, earlyPaths, codeLoaded)
  expect(listSentRequests()).toEqual([])
})

test('a browser without readable storage sends nothing', async () => {
  const { browserSession, reads } = await runEarlyScript(null)
  const rejectVaultRead = () => Promise.reject(new Error())
  const session = { ...browserSession, vault: { ...browserSession.vault, peek: rejectVaultRead } }
  await sendEarlyRequests(session, reads, earlyPaths, codeLoaded)
  expect([listSentRequests(), reads.accountId]).toEqual([[], null])
})

test('the shell uses the session that the early script has read', async () => {
  const { browserSession, reads } = createTestEarlyRequests()
  const first = await browserSession.vault.peek()
  await sendEarlyRequests(browserSession, reads, earlyPaths, codeLoaded)
  await Promise.all(reads.responses.values())
  expect(await browserSession.vault.read()).toBe(first)
})

test('before the early script renews tokens, it reads the session again, as another tab may have renewed it', async () => {
  const ended = createStoredSession('anna', { expiresAt: Date.now() - 1 })
  const { browserSession, reads } = createTestEarlyRequests(ended)
  const renewed = { ...createStoredSession('anna'), access_token: 'of the other tab' }
  const exclusive: typeof browserSession.exclusive = async (task) => {
    await browserSession.vault.write({ sessions: [renewed], activeId: renewed.accountId })
    return task()
  }
  await sendEarlyRequests({ ...browserSession, exclusive }, reads, earlyPaths, codeLoaded)
  await Promise.all(reads.responses.values())
  expect(listSentRequests().map(([, method]) => method)).toEqual(['GET', 'GET'])
})

test('the nonce of an early response is used in later proofs', async () => {
  fetchMock.mockImplementation(async () => Response.json({}, { headers: { 'dpop-nonce': 'a-nonce' } }))
  const recordNonce = vi.fn()
  const { browserSession, reads } = createTestEarlyRequests()
  const dpopSigner = { ...browserSession.dpopSigner, recordNonce }
  await sendEarlyRequests({ ...browserSession, dpopSigner }, reads, earlyPaths, codeLoaded)
  await Promise.all(reads.responses.values())
  expect(recordNonce.mock.calls.map(([headers]) => headers.get('dpop-nonce'))).toEqual(['a-nonce', 'a-nonce'])
})

afterEach(() => {
  window.earlyRequests = undefined
})

function setUpEarlyResponses(accountId: string | undefined = 'anna') {
  let time = 0
  const early = {
    accountId: 'anna',
    responses: new Map<string, Promise<Response>>([a, b].map(createEarlyResponse)),
    isOver: false,
  }
  window.earlyRequests = early
  const take = createTakeEarlyResponse(
    () => accountId,
    () => time,
  )
  const advanceTime = (milliseconds: number) => {
    time += milliseconds
  }
  return { early, take, pass: advanceTime }
}
const [a, b] = ['/a', '/b']
const createEarlyResponse = (url: string) => [url, Promise.resolve(new Response(url))] as const

test('a response is returned once, and no more early reads are sent from then on', async () => {
  const { early, take } = setUpEarlyResponses()
  expect(early.isOver).toBe(false)
  expect(await (await take(a))?.text()).toBe(a)
  expect([take(a), take('/c'), early.isOver]).toEqual([null, null, true])
})

test('another account gets no early response', () => {
  const { take } = setUpEarlyResponses('clara')
  expect(take(a)).toBeNull()
})

test('a failed response is not used', async () => {
  const { early, take } = setUpEarlyResponses()
  early.responses.set(a, Promise.resolve(Response.json({}, { status: 401 })))
  early.responses.set(b, Promise.reject(new TypeError('no line')))
  expect([await take(a), await take(b)]).toEqual([null, null])
})

test('a response not taken within half a minute of the page start counts as old', () => {
  const { take, pass } = setUpEarlyResponses()
  pass(100_000)
  expect(take(a)).not.toBeNull()
  pass(30_000)
  expect(take(b)).toBeNull()
})

test('responses are removed from the page, so that no other code finds them', () => {
  setUpEarlyResponses()
  expect(window.earlyRequests).toBeUndefined()
})

test('a page without early reads returns nothing', () => {
  expect(
    createTakeEarlyResponse(
      () => 'anna',
      () => 0,
    )(a),
  ).toBeNull()
})
