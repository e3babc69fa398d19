import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleLimits } from '../session/idle.ts'
import { lastActivity } from '../session/last-activity.ts'
import { readAhead } from '../session/read-ahead.ts'
import type { StoredSession } from '../session/stored-session.ts'
import { fakeDpopSigner } from '../session/test/fake-dpop-signer.ts'
import { browserEnv, sessionOf } from '../test/browser-env.ts'
import type { EarlyReads } from './early-reads.ts'
import { sendEarly } from './send-early.ts'

const paths = ['/customer/customer', '/customer/task']
const answers = vi.fn<typeof fetch>()
const sent = () => answers.mock.calls.map(([url, options]) => [url, options?.method ?? 'GET'])

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', answers)
})
afterEach(() => vi.unstubAllGlobals())

/** The state of the early script on a device with a stored session. */
function earlyState(session: StoredSession | null = sessionOf('anna')) {
  const stored = session ? { sessions: [session], activeId: session.accountId } : undefined
  const { parts, kept } = browserEnv(stored)
  const reads: EarlyReads = {
    session: { ...parts, vault: readAhead(parts.vault, parts.channel) },
    accountId: null,
    answers: new Map(),
    isOver: false,
  }
  return { reads, kept }
}

/** Runs the early script on a device with a stored session. */
async function run(session?: StoredSession | null) {
  const device = earlyState(session)
  await sendEarly(device.reads, paths)
  await Promise.allSettled(device.reads.answers.values())
  return device
}

test('the page’s first reads are sent with the stored session', async () => {
  const bound = sessionOf('anna', { token_type: 'DPoP', keys: await fakeDpopSigner.makeKeys() })
  const { reads } = await run(bound)
  const urls = paths.map((path) => `/api/zuider${path}`)
  expect(reads.accountId).toBe('zuider:anna')
  expect([...reads.answers.keys()]).toEqual(urls)
  expect(sent()).toEqual(urls.map((url) => [url, 'GET']))
  expect(answers.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    headers: { authorization: 'DPoP access-anna', dpop: expect.any(String) },
  })
})

test('an access token that is about to expire is renewed first, also for the shell', async () => {
  const renewed = { access_token: 'new', refresh_token: 'newer', expires_in: 900, token_type: 'Bearer' }
  answers.mockImplementationOnce(async () => Response.json(renewed))
  const { kept } = await run(sessionOf('anna', { expiresAt: Date.now() + 60_000 }))
  expect(sent()[0]).toEqual(['/auth/refresh', 'POST'])
  expect(answers.mock.calls[1]?.[1]?.headers).toMatchObject({ authorization: 'Bearer new' })
  expect(kept().sessions).toMatchObject([{ access_token: 'new', refresh_token: 'newer' }])
})

test.each([
  ['refused', async () => Response.json({}, { status: 401 })],
  ['lost', () => Promise.reject(new TypeError('no line'))],
  ['no new tokens', async () => Response.json({ error: null })],
])(
  'when the renewal is %s, nothing is read, and the session stays for the shell to decide',
  async (_, answer) => {
    answers.mockImplementation(answer)
    const ended = sessionOf('anna', { expiresAt: Date.now() - 1 })
    const { reads, kept } = await run(ended)
    expect(sent()).toEqual([['/auth/refresh', 'POST']])
    expect(reads).toMatchObject({ accountId: null, answers: new Map() })
    expect(kept().sessions).toMatchObject([{ refresh_token: ended.refresh_token }])
  },
)

test('nothing is sent for an idle customer, a session of another version, or after the shell has started its reads', async () => {
  lastActivity.write(Date.now() - idleLimits.end)
  await run()
  localStorage.clear()
  await run(sessionOf('anna', { version: 1 }))
  const { reads } = earlyState()
  await sendEarly({ ...reads, isOver: true }, paths)
  expect(sent()).toEqual([])
})

test('a browser without readable storage sends nothing', async () => {
  const { reads } = await run(null)
  const peek = () => Promise.reject(new Error())
  const session = { ...reads.session, vault: { ...reads.session.vault, peek } }
  await sendEarly({ ...reads, session }, paths)
  expect([sent(), reads.accountId]).toEqual([[], null])
})

test('the shell uses the session that the early script has read', async () => {
  const { reads } = earlyState()
  const first = await reads.session.vault.peek()
  await sendEarly(reads, paths)
  expect(await reads.session.vault.read()).toBe(first)
})

test('before the early script renews tokens, it reads the session again, as another tab may have renewed it', async () => {
  const ended = sessionOf('anna', { expiresAt: Date.now() - 1 })
  const { reads } = earlyState(ended)
  const renewed = { ...sessionOf('anna'), access_token: 'of the other tab' }
  const exclusive: typeof reads.session.exclusive = async (task) => {
    await reads.session.vault.write({ sessions: [renewed], activeId: renewed.accountId })
    return task()
  }
  await sendEarly({ ...reads, session: { ...reads.session, exclusive } }, paths)
  expect(sent().map(([, method]) => method)).toEqual(['GET', 'GET'])
})

test('the nonce of an early response is used in later proofs', async () => {
  answers.mockImplementation(async () => Response.json({}, { headers: { 'dpop-nonce': 'a-nonce' } }))
  const recordNonce = vi.fn()
  const { reads } = earlyState()
  const dpopSigner = { ...reads.session.dpopSigner, recordNonce }
  await sendEarly({ ...reads, session: { ...reads.session, dpopSigner } }, paths)
  await Promise.all(reads.answers.values())
  expect(recordNonce.mock.calls.map(([headers]) => headers.get('dpop-nonce'))).toEqual(['a-nonce', 'a-nonce'])
})
