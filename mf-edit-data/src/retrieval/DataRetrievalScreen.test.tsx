import {
  beginDataRetrieval,
  beginPartnerDataRetrieval,
  type DataRetrievalResult,
  inviteToDataRetrieval,
} from '@portal/contract/data-retrieval'
import { ApiError } from '@portal/contract/error'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearRetrievalConsent, recordRetrievalConsent } from '../shared/retrieval/retrieval-consent.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import DataRetrievalScreen from './DataRetrievalScreen.tsx'
import { waitingMessageTimesMs } from './RunningRetrieval.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  vi.useRealTimers()
  clearRetrievalConsent()
})

const retrievalPermission = {
  token: 't',
  url: 'https://source.example/ophalen?token=t',
  success_url: 'https://zuider.example/_retrieved?result=success',
  failure_url: 'https://zuider.example/_retrieved?result=failure',
  cancel_url: 'https://zuider.example/_retrieved?result=cancel',
  attempt: 'abc_1',
}
/**
 * The retrieval that the server knows: whether it is for the partner, and its result. Null if the server knows no
 * retrieval.
 */
let knownRetrieval: { partner: boolean; result: DataRetrievalResult | null } | null = null
async function renderRetrievalScreen(
  search: string,
  answer: () => unknown = async () => ({ data: retrievalPermission }),
  agreed = `/portaal?type=mortgage_pension${search.includes('partner') ? '&partner=true' : ''}`,
) {
  const calls: unknown[] = []
  const send = vi.fn(async (call: unknown, input: unknown) => {
    calls.push([call, input])
    return call === inviteToDataRetrieval ? { data: { success: true } } : answer()
  })
  const respondToResultRequest = async ({ url }: { url: string }) => {
    calls.push(url)
    if (knownRetrieval) return { data: { type: 'mortgage_pension', ...knownRetrieval } }
    throw new ApiError('refused', { status: 404, message: 'no' })
  }
  const portal = createFakePortal({ api: { send, read: respondToResultRequest } as never })
  const clickStart = () => {
    recordRetrievalConsent(agreed)
    return renderView(DataRetrievalScreen, { portal, texts, path: `/portaal${search}` })
  }
  const { unmount } = await clickStart()
  return { portal, calls, unmount, begin: clickStart }
}
const findIframe = async () => (await screen.findByTitle(nl.retrieve_frame)) as HTMLIFrameElement
const getSandboxPermissions = (shown: HTMLIFrameElement) => shown.getAttribute('sandbox')?.split(' ').sort()
const dispatchMessage = (source: unknown, origin: string, data: unknown) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { source: source as Window, origin, data })))
const endedMessage = { kind: 'retrieved', attempt: 'abc_1', result: 'success' }

test('@RETRIEVE-08 @RETRIEVE-06 the invitation is stored first, then the external page is shown in an iframe with its own origin', async () => {
  const { calls } = await renderRetrievalScreen('?type=mortgage_pension')
  const shown = await findIframe()
  expect(shown.src).toBe(retrievalPermission.url)
  expect(getSandboxPermissions(shown)).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
  expect(calls).toEqual([
    [inviteToDataRetrieval, { body: { send_email: false, type: 'mortgage_pension' } }],
    [beginDataRetrieval, { body: { type: 'mortgage_pension' } }],
  ])
})

test('an external page of the portal’s own origin does not keep its origin in the iframe', {
  tags: 'full',
}, async () => {
  await renderRetrievalScreen('', async () => ({
    data: { ...retrievalPermission, url: `${location.origin}/elsewhere` },
  }))
  expect(getSandboxPermissions(await findIframe())).not.toContain('allow-same-origin')
})

test('@RETRIEVE-04 the partner’s data requires its own permission', async () => {
  const { calls } = await renderRetrievalScreen('?partner=true')
  await findIframe()
  expect(calls[1]).toEqual([beginPartnerDataRetrieval, { body: { type: 'mortgage_pension' } }])
})

test('@RETRIEVE-06 only the portal’s own page in that iframe can report the end of the retrieval', async () => {
  const { portal } = await renderRetrievalScreen('?partner=true')
  const { contentWindow } = await findIframe()
  dispatchMessage(contentWindow, 'https://source.example', endedMessage)
  dispatchMessage(window, location.origin, endedMessage)
  dispatchMessage(contentWindow, location.origin, { kind: 'hurray' })
  expect(portal.visited).toEqual([])
  dispatchMessage(contentWindow, location.origin, endedMessage)
  expect(portal.visited).toEqual(['/portaal?type=mortgage_pension&partner=true&attempt=abc_1'])
})

test.each([
  ['success', nl.retrieve_success],
  ['failure', nl.retrieve_failure],
  ['cancel', nl.retrieve_cancel],
] as const)(
  '@RETRIEVE-06 after the retrieval ended with %s, the screen shows the server’s result and the next step',
  async (result, title) => {
    knownRetrieval = { partner: false, result }
    const { calls } = await renderRetrievalScreen('?attempt=abc_1&result=success')
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: nl.retrieve_back }).getAttribute('href')).toBe('/editInfo')
    expect(calls).toEqual(['/customer/customer/assessment/abc_1'])
  },
)

test('@RETRIEVE-05 @RETRIEVE-06 a link to the screen asks for consent first, whatever its parameters', {
  tags: 'full',
}, async () => {
  const { calls } = await renderRetrievalScreen('?result=success', undefined, 'nothing')
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_mine })).toBeTruthy()
  expect(screen.queryByText(nl.retrieve_success)).toBeNull()
  expect(screen.getByRole('link', { name: nl.no }).getAttribute('href')).toBe('/editInfo')
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: nl.retrieve_yes }))
  await findIframe()
  expect(calls).toHaveLength(2)
})

test('@RETRIEVE-05 a consent is valid for one retrieval of the same person', async () => {
  const { unmount } = await renderRetrievalScreen(
    '?partner=true',
    undefined,
    '/portaal?type=mortgage_pension',
  )
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_partner })).toBeTruthy()
  unmount()
  const portal = createFakePortal()
  await renderView(DataRetrievalScreen, { portal, texts, path: '/portaal' })
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_mine })).toBeTruthy()
})

test('@RETRIEVE-06 an unknown or too old retrieval in the URL starts again with the question for consent', async () => {
  knownRetrieval = null
  await renderRetrievalScreen('?attempt=of_another')
  expect(await screen.findByRole('heading', { name: nl.retrieve_ask_mine })).toBeTruthy()
})

test('@RETRIEVE-06 a result that the server does not know is not claimed, and can be checked again', {
  tags: 'full',
}, async () => {
  knownRetrieval = { partner: true, result: null }
  await renderRetrievalScreen('?attempt=abc_1')
  expect(await screen.findByRole('heading', { name: nl.retrieve_unknown })).toBeTruthy()
  knownRetrieval = { partner: true, result: 'success' }
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('heading', { name: nl.retrieve_success_partner })).toBeTruthy()
})

test('@RETRIEVE-07 three messages about the delay appear one after another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderRetrievalScreen('', () => new Promise(() => {}))
  const getStatusText = () => screen.getByRole('status').textContent
  const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  expect(getStatusText()).toBe(nl.retrieve_waiting)
  await advanceClock(waitingMessageTimesMs[0] - 1)
  expect(getStatusText()).toBe(nl.retrieve_waiting)
  await advanceClock(1)
  expect(getStatusText()).toBe(nl.retrieve_patience_1)
  await advanceClock(waitingMessageTimesMs[1] - waitingMessageTimesMs[0])
  expect(getStatusText()).toBe(nl.retrieve_patience_2)
  await advanceClock(waitingMessageTimesMs[2] - waitingMessageTimesMs[1])
  expect(getStatusText()).toBe(nl.retrieve_patience_3)
})

test('cancelling the wait returns to a page that says so', { tags: 'full' }, async () => {
  const { portal } = await renderRetrievalScreen('', () => new Promise(() => {}))
  await userEvent.click(await screen.findByRole('button', { name: nl.retrieve_stop }))
  expect(await screen.findByRole('heading', { name: nl.retrieve_cancel })).toBeTruthy()
  expect(portal.visited).toEqual([])
})

test('starting again does not show the page of an earlier permission, which would be replaced during use', {
  tags: 'full',
}, async () => {
  const answers = [Promise.resolve({ data: retrievalPermission }), new Promise(() => {})]
  const { unmount, begin } = await renderRetrievalScreen('', () => answers.shift())
  await findIframe()
  unmount()
  await begin()
  expect(screen.queryByTitle(nl.retrieve_frame)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(nl.retrieve_waiting)
})

test('if the external page cannot be requested, an error says what is kept, and it can be retried', {
  tags: 'full',
}, async () => {
  let fails = true
  await renderRetrievalScreen('', async () => {
    if (fails) throw new ApiError('refused', { status: 502, message: 'no' })
    return { data: retrievalPermission }
  })
  expect(await screen.findByText(nl.retrieve_begin_error)).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await findIframe()).toBeTruthy()
})

test.each([
  ['?partner=true', nl.retrieve_unavailable_partner],
  ['', 'Zuider biedt het ophalen van gegevens niet aan'],
])('at %j a message says what is missing, with a link back', async (search, words) => {
  await renderRetrievalScreen(search, () => {
    throw new ApiError('refused', { status: 404, message: 'no' })
  })
  await waitFor(() => expect(screen.getByText(words, { exact: false })).toBeTruthy())
  expect(screen.getByRole('link', { name: nl.retrieve_back })).toBeTruthy()
})
