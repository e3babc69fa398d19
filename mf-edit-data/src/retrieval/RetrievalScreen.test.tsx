import { ApiError } from '@portal/contract/error'
import {
  beginAssessment,
  beginPartnerAssessment,
  invite,
  type RetrievalResult,
} from '@portal/contract/retrieval'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { agreeTo, forgetAgreed } from '../shared/retrieval/agreed.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import RetrievalScreen from './RetrievalScreen.tsx'
import { messageTimesMs } from './Waiting.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  vi.useRealTimers()
  forgetAgreed()
})

const leave = {
  token: 't',
  url: 'https://source.example/ophalen?token=t',
  success_url: 'https://zuider.example/_retrieved?result=success',
  failure_url: 'https://zuider.example/_retrieved?result=failure',
  cancel_url: 'https://zuider.example/_retrieved?result=cancel',
  attempt: 'abc_1',
}
/** Server's data about the retrieval and its person; null for an unknown one. */
let known: { partner: boolean; result: RetrievalResult | null } | null = null
async function open(
  search: string,
  answer: () => unknown = async () => ({ data: leave }),
  agreed = `/portaal?type=mortgage_pension${search.includes('partner') ? '&partner=true' : ''}`,
) {
  const calls: unknown[] = []
  const send = vi.fn(async (call: unknown, input: unknown) => {
    calls.push([call, input])
    return call === invite ? { data: { success: true } } : answer()
  })
  const read = async ({ url }: { url: string }) => {
    calls.push(url)
    if (known) return { data: { type: 'mortgage_pension', ...known } }
    throw new ApiError('refused', { status: 404, message: 'no' })
  }
  const portal = fakePortal({ api: { send, read } as never })
  const begin = () => {
    agreeTo(agreed)
    return renderView(RetrievalScreen, { portal, texts, path: `/portaal${search}` })
  }
  const { unmount } = await begin()
  return { portal, calls, unmount, begin }
}
const frame = async () => (await screen.findByTitle(nl.retrieve_frame)) as HTMLIFrameElement
const freedomsOf = (shown: HTMLIFrameElement) => shown.getAttribute('sandbox')?.split(' ').sort()
const dispatchMessage = (source: unknown, origin: string, data: unknown) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { source: source as Window, origin, data })))
const ended = { kind: 'retrieved', attempt: 'abc_1', result: 'success' }

test('@RETRIEVE-08 @RETRIEVE-06 the tenant is informed first, then the page is shown in an iframe of its own origin', async () => {
  const { calls } = await open('?type=mortgage_pension')
  const shown = await frame()
  expect(shown.src).toBe(leave.url)
  expect(freedomsOf(shown)).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
  expect(calls).toEqual([
    [invite, { body: { send_email: false, type: 'mortgage_pension' } }],
    [beginAssessment, { body: { type: 'mortgage_pension' } }],
  ])
})

test('a page of the portal’s own origin would get no origin in its frame', { tags: 'full' }, async () => {
  await open('', async () => ({ data: { ...leave, url: `${location.origin}/elsewhere` } }))
  expect(freedomsOf(await frame())).not.toContain('allow-same-origin')
})

test('@RETRIEVE-04 the partner’s data has a leave of its own', async () => {
  const { calls } = await open('?partner=true')
  await frame()
  expect(calls[1]).toEqual([beginPartnerAssessment, { body: { type: 'mortgage_pension' } }])
})

test('@RETRIEVE-06 only the portal’s own page in that very frame can say how it ended', async () => {
  const { portal } = await open('?partner=true')
  const { contentWindow } = await frame()
  dispatchMessage(contentWindow, 'https://source.example', ended)
  dispatchMessage(window, location.origin, ended)
  dispatchMessage(contentWindow, location.origin, { kind: 'hurray' })
  expect(portal.visited).toEqual([])
  dispatchMessage(contentWindow, location.origin, ended)
  expect(portal.visited).toEqual(['/portaal?type=mortgage_pension&partner=true&attempt=abc_1'])
})

test.each([
  ['success', nl.retrieve_success],
  ['failure', nl.retrieve_failure],
  ['cancel', nl.retrieve_cancel],
] as const)(
  '@RETRIEVE-06 coming back it says that it ended with %s, as the server has it, with the way on',
  async (result, title) => {
    known = { partner: false, result }
    const { calls } = await open('?attempt=abc_1&result=success')
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: nl.retrieve_back }).getAttribute('href')).toBe('/editInfo')
    expect(calls).toEqual(['/customer/customer/assessment/abc_1'])
  },
)

test('@RETRIEVE-05 @RETRIEVE-06 a link opens a question first, regardless of its parameters', {
  tags: 'full',
}, async () => {
  const { calls } = await open('?result=success', undefined, 'nothing')
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_mine })).toBeTruthy()
  expect(screen.queryByText(nl.retrieve_success)).toBeNull()
  expect(screen.getByRole('link', { name: nl.retrieve_no }).getAttribute('href')).toBe('/editInfo')
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: nl.retrieve_yes }))
  await frame()
  expect(calls).toHaveLength(2)
})

test('@RETRIEVE-05 a yes is good for one retrieval, and for that of the same person', async () => {
  const { unmount } = await open('?partner=true', undefined, '/portaal?type=mortgage_pension')
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_partner })).toBeTruthy()
  unmount()
  const portal = fakePortal()
  await renderView(RetrievalScreen, { portal, texts, path: '/portaal' })
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_mine })).toBeTruthy()
})

test('@RETRIEVE-06 a retrieval of another customer, or of long ago, begins anew with the question', async () => {
  known = null
  await open('?attempt=of_another')
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_mine })).toBeTruthy()
})

test('@RETRIEVE-06 an end that the server has not heard of is not claimed, and can be looked up again', {
  tags: 'full',
}, async () => {
  known = { partner: true, result: null }
  await open('?attempt=abc_1')
  expect(await screen.findByRole('heading', { name: nl.retrieve_unknown })).toBeTruthy()
  known = { partner: true, result: 'success' }
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('heading', { name: nl.retrieve_success_partner })).toBeTruthy()
})

test('@RETRIEVE-07 three messages ask for patience, each later than the one before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open('', () => new Promise(() => {}))
  const status = () => screen.getByRole('status').textContent
  const until = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  expect(status()).toBe(nl.retrieve_waiting)
  await until(messageTimesMs[0] - 1)
  expect(status()).toBe(nl.retrieve_waiting)
  await until(1)
  expect(status()).toBe(nl.retrieve_patience_1)
  await until(messageTimesMs[1] - messageTimesMs[0])
  expect(status()).toBe(nl.retrieve_patience_2)
  await until(messageTimesMs[2] - messageTimesMs[1])
  expect(status()).toBe(nl.retrieve_patience_3)
})

test('who stops waiting comes back to where that is said', { tags: 'full' }, async () => {
  const { portal } = await open('', () => new Promise(() => {}))
  await userEvent.click(await screen.findByRole('button', { name: nl.retrieve_stop }))
  expect(await screen.findByRole('heading', { name: nl.retrieve_cancel })).toBeTruthy()
  expect(portal.visited).toEqual([])
})

test('who begins again never sees the page of an earlier leave, which would be replaced under the hands', {
  tags: 'full',
}, async () => {
  const answers = [Promise.resolve({ data: leave }), new Promise(() => {})]
  const { unmount, begin } = await open('', () => answers.shift())
  await frame()
  unmount()
  await begin()
  expect(screen.queryByTitle(nl.retrieve_frame)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(nl.retrieve_waiting)
})

test('a page that cannot be had says what holds, and can be asked for again', { tags: 'full' }, async () => {
  let fails = true
  await open('', async () => {
    if (fails) throw new ApiError('refused', { status: 502, message: 'no' })
    return { data: leave }
  })
  expect(await screen.findByText(nl.retrieve_begin_error)).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await frame()).toBeTruthy()
})

test.each([
  ['?partner=true', nl.retrieve_unavailable_partner],
  ['', 'Zuider biedt het ophalen van gegevens niet aan'],
])('at %j what is not there is said, with the way back', async (search, words) => {
  await open(search, () => {
    throw new ApiError('refused', { status: 404, message: 'no' })
  })
  await waitFor(() => expect(screen.getByText(words, { exact: false })).toBeTruthy())
  expect(screen.getByRole('link', { name: nl.retrieve_back })).toBeTruthy()
})
