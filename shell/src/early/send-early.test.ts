import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noProver } from '../session/test/no-prover.ts'
import { sessionOf, surroundings } from '../test/surroundings.ts'
import { sendEarly } from './send-early.ts'

const paths = ['/customer/customer', '/customer/task']
const answers = vi.fn<typeof fetch>()
const sent = () => answers.mock.calls.map(([url, options]) => [url, options?.method ?? 'GET'])

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', answers)
})
afterEach(() => vi.unstubAllGlobals())

const nothingYet = () => ({ accountId: null, answers: new Map(), isOver: false })

/** Runs the first script on a device that keeps a session. */
async function run(session = sessionOf('anna'), { reads = nothingYet(), isLeft = false } = {}) {
  const { parts, kept } = surroundings({ sessions: [session], activeId: session.accountId })
  await sendEarly(reads, paths, { ...parts, now: Date.now, isLeft: () => isLeft })
  await Promise.allSettled(reads.answers.values())
  return { reads, kept }
}

test('what a page reads first is sent with the session that the device keeps', async () => {
  const bound = sessionOf('anna', { token_type: 'DPoP', keys: await noProver.makeKeys() })
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

test('an access token that is about to end is renewed first, for the shell too', async () => {
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
    expect(reads).toEqual(nothingYet())
    expect(kept().sessions).toMatchObject([{ refresh_token: ended.refresh_token }])
  },
)

test('nothing is sent for a customer who left, for a session of another shape, nor once the shell reads for itself', async () => {
  await run(sessionOf('anna'), { isLeft: true })
  await run(sessionOf('anna', { version: 1 }))
  await run(sessionOf('anna'), { reads: { ...nothingYet(), isOver: true } })
  expect(sent()).toEqual([])
})

test('a browser that keeps nothing, or does not let it be read, sends nothing', async () => {
  const { parts } = surroundings()
  const reads = nothingYet()
  const given = { ...parts, now: Date.now, isLeft: () => false }
  await sendEarly(reads, paths, given)
  await sendEarly(reads, paths, {
    ...given,
    vault: { ...parts.vault, read: () => Promise.reject(new Error()) },
  })
  expect([sent(), reads]).toEqual([[], nothingYet()])
})
