import { addActivityNote } from '@portal/contract/activity-note'
import { getCustomer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import { getFamily } from '@portal/contract/family'
import { getObligations } from '@portal/contract/obligation'
import type { WidgetHostMessage } from '@portal/contract/widget'
import { createFakePortal, createStore, findOverlay, renderView } from '@portal/remote-kit/test'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createScenarioSet, mockCustomerFile } from '../test/calculator-examples.ts'
import nl from '../texts/nl.json'
import nl_u from '../texts/widget/nl_u.json'
import { texts } from '../texts.ts'
import '../shared/advice/RequestAdviceDialog.tsx'
import '../shared/trace/TraceDrawer.tsx'
import MaximumMortgageSlot from './MaximumMortgageSlot.tsx'

afterEach(() => vi.useRealTimers())

async function renderMaximumMortgageSlot(portal = createFakePortal()) {
  mockCustomerFile(portal)
  const tenant = portal.tenant.get()
  const ours = {
    ...portal,
    tenant: createStore(tenant && { ...tenant, maximum_mortgage_key: 'zuider-maximaal' }),
  }
  await renderView(MaximumMortgageSlot, { portal: ours, texts })
  return { portal: ours, frame: await screen.findByTitle<HTMLIFrameElement>(nl.tool_maximum_mortgage) }
}

/** Dispatches a message event on the window, from the iframe or from another sender. */
function dispatchMessage(data: unknown, from: { source: Window | null; origin?: string; port?: object }) {
  const { source, origin = 'null', port } = from
  const event = new MessageEvent('message', { source, origin, data })
  Object.defineProperty(event, 'ports', { value: port ? [port] : [] })
  act(() => void window.dispatchEvent(event))
}

/**
 * Simulates the start of the widget in an iframe by dispatching its `ready` message. Returns the messages that the page
 * sends to the widget.
 */
async function startWidgetInIframe(frame: HTMLIFrameElement) {
  const messages: WidgetHostMessage[] = []
  const port = { postMessage: (message: WidgetHostMessage) => void messages.push(message) }
  dispatchMessage({ kind: 'ready' }, { source: frame.contentWindow, port })
  await waitFor(() => expect(messages.at(-1)).toMatchObject({ kind: 'configure' }))
  return messages
}
const exampleThanksStepMessage = {
  kind: 'userEvent',
  step: 1,
  name: 'thanks',
  figures: { total_sum: 352_361 },
  input: { property_value: null },
}

test('@MAXMORT-01 the iframe has no origin, and its widget receives key, texts and known data of the customer', {
  tags: 'full',
}, async () => {
  const { frame } = await renderMaximumMortgageSlot()
  expect(frame.getAttribute('src')).toBe('/_widget/maximum-mortgage')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  const [configured] = await startWidgetInIframe(frame)
  expect(configured).toMatchObject({
    key: 'zuider-maximaal',
    language: 'nl',
    texts: { calculate: 'Bereken' },
    prefill: {
      together: 'yes',
      'applicant.date_of_birth': '1980-03-01',
      'applicant.income.annual_employment_income': 3726.85,
      'partner.income.annual_employment_income': 3726.85,
      home_debt: 98_475,
    },
  })
})

test('a change of locale reaches an open widget', { tags: 'full' }, async () => {
  const current = createStore<{ language: 'nl' | 'de'; formal: boolean }>({ language: 'nl', formal: false })
  const { frame } = await renderMaximumMortgageSlot(
    createFakePortal({ language: { current, change: () => {} } }),
  )
  const messages = await startWidgetInIframe(frame)
  act(() => current.set({ language: 'nl', formal: true }))
  await waitFor(() => expect(messages.at(-1)).toMatchObject({ texts: { stale: nl_u.stale_u } }))
})

test('invalid messages, and messages from another window or origin, are ignored', {
  tags: 'full',
}, async () => {
  const { frame } = await renderMaximumMortgageSlot()
  await startWidgetInIframe(frame)
  const own = frame.contentWindow
  const createHeightMessage = (value: unknown) => ({ kind: 'height', height: value })
  dispatchMessage(createHeightMessage(1234), { source: window })
  dispatchMessage(createHeightMessage(1234), { source: null })
  dispatchMessage(createHeightMessage(1234), { source: own, origin: location.origin })
  dispatchMessage(createHeightMessage(1234), { source: own, origin: 'https://elders.example' })
  for (const rubbish of [
    null,
    'height',
    42,
    [],
    {},
    { kind: 'x' },
    createHeightMessage('1234'),
    createHeightMessage(-1),
    createHeightMessage(1e9),
    createHeightMessage(Number.NaN),
  ])
    dispatchMessage(rubbish, { source: own })
  dispatchMessage({ ...exampleThanksStepMessage, step: 'een' }, { source: own })
  dispatchMessage({ ...exampleThanksStepMessage, figures: { total_sum: 'veel' } }, { source: own })
  expect(frame.getAttribute('height')).toBe('900')
  dispatchMessage(createHeightMessage(1234), { source: own })
  expect(frame.getAttribute('height')).toBe('1234')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('@SHELL-11 if a calculation of the widget fails, the page reports it', async () => {
  const { portal, frame } = await renderMaximumMortgageSlot()
  await startWidgetInIframe(frame)
  dispatchMessage({ kind: 'failed', problem: 'vreemd', status: 500 }, { source: frame.contentWindow })
  expect(portal.reported).toEqual([])
  dispatchMessage({ kind: 'failed', problem: 'failing', status: 500 }, { source: frame.contentWindow })
  expect(portal.reported.map(String)).toEqual(['Error: maximum-mortgage: failing (500)'])
})

test('@MAXMORT-02 events are queued and processed every 100 ms', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ticks = vi.spyOn(globalThis, 'setInterval')
  const { frame } = await renderMaximumMortgageSlot()
  const postMessage = vi.fn()
  dispatchMessage({ kind: 'ready' }, { source: frame.contentWindow, port: { postMessage } })
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled())
  expect(ticks).toHaveBeenCalledWith(expect.any(Function), 100)
  dispatchMessage(exampleThanksStepMessage, { source: frame.contentWindow })
  expect(screen.queryByText(nl.request_permission)).toBeNull()
  act(() => void vi.advanceTimersByTime(100))
  vi.useRealTimers()
  expect(await screen.findByText(nl.request_permission)).toBeTruthy()
})

test('@MAXMORT-03 @MAXMORT-04 @LEAD-01 @LEAD-02 @LEAD-03 @LEAD-05 after the customer confirms, step 1 `thanks` sends a note in Dutch with a lead', {
  tags: 'full',
}, async () => {
  const { portal, frame } = await renderMaximumMortgageSlot()
  const messages = await startWidgetInIframe(frame)
  portal.answer(addActivityNote, { data: { success: true } })
  dispatchMessage({ ...exampleThanksStepMessage, step: 0 }, { source: frame.contentWindow })
  dispatchMessage({ ...exampleThanksStepMessage, name: 'calculation' }, { source: frame.contentWindow })
  dispatchMessage(exampleThanksStepMessage, { source: frame.contentWindow })
  const dialog = within(await findOverlay(nl.request_advice))
  const getSentNotes = () => portal.sent.filter(({ path }) => path === addActivityNote.path)
  expect(dialog.getByDisplayValue('0612345678')).toBeTruthy()
  expect(getSentNotes()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect(await screen.findByText(nl.request_successful)).toBeTruthy()
  expect(getSentNotes()).toHaveLength(1)
  expect(getSentNotes()[0]?.input).toMatchObject({
    body: {
      topic: 'maximum_mortgage',
      text: expect.stringMatching(
        /^Anna de Wit heeft de maximale hypotheek uitgerekend en vraagt advies. Uitkomst: €\s352\.361\.$/,
      ),
      lead: { first_name: 'Anna', phone_number: '0612345678', i_give_permission: true },
      advice: { calculation: 'max', input: { property_value: null } },
    },
  })
  await userEvent.keyboard('{Escape}')
  expect(messages.at(-1)).toEqual({ kind: 'asked', outcome: 'sent' })
})

test('@LEAD-04 a rejected request shows a possible reason, and can be sent again', {
  tags: 'full',
}, async () => {
  const { portal, frame } = await renderMaximumMortgageSlot()
  const messages = await startWidgetInIframe(frame)
  let tries = 0
  portal.answer(addActivityNote, () => {
    if (++tries === 1) throw new ApiError('refused', { status: 422, message: 'lead.phone_number' })
    return { data: { success: true } }
  })
  dispatchMessage(exampleThanksStepMessage, { source: frame.contentWindow })
  const dialog = within(await findOverlay())
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect(await dialog.findByText(nl.request_failed)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: nl.request_again }))
  expect(await screen.findByText(nl.request_successful)).toBeTruthy()
  const keys = portal.sent
    .filter(({ path }) => path === addActivityNote.path)
    .map(({ input }) => (input as { body: { idempotency_key: string } }).body.idempotency_key)
  expect(keys[0]).toBe(keys[1])
  await userEvent.keyboard('{Escape}')
  expect(messages.at(-1)).toEqual({ kind: 'asked', outcome: 'sent' })
})

test('the page explains a figure of the widget with its own texts', { tags: 'full' }, async () => {
  const { frame } = await renderMaximumMortgageSlot()
  await startWidgetInIframe(frame)
  const { trace } = createScenarioSet()
  dispatchMessage(
    { kind: 'explain', step: 1, trace: { ...trace, sources: 'geen' } },
    { source: frame.contentWindow },
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  dispatchMessage({ kind: 'explain', step: 1, trace }, { source: frame.contentWindow })
  const drawer = within(await findOverlay(nl.trace))
  expect(await drawer.findByRole('heading', { name: 'Maximale hypotheek' })).toBeTruthy()
})

test('closing the dialog sends nothing', { tags: 'full' }, async () => {
  const { portal, frame } = await renderMaximumMortgageSlot()
  const messages = await startWidgetInIframe(frame)
  dispatchMessage(exampleThanksStepMessage, { source: frame.contentWindow })
  const dialog = within(await findOverlay())
  await userEvent.click(dialog.getByRole('button', { name: nl.cancel }))
  expect(messages.at(-1)).toEqual({ kind: 'asked', outcome: 'cancelled' })
  expect(portal.sent.some(({ path }) => path === addActivityNote.path)).toBe(false)
})

test('a widget that does not start shows an error, and can be retried', {
  tags: 'full',
}, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { frame } = await renderMaximumMortgageSlot()
  act(() => void vi.advanceTimersByTime(15_000))
  expect(screen.getByText(nl.widget_error)).toBeTruthy()
  vi.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  const next = await screen.findByTitle<HTMLIFrameElement>(nl.tool_maximum_mortgage)
  expect(next).not.toBe(frame)
  await startWidgetInIframe(next)
})

test('data that cannot be read is left for the customer to fill in', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  mockCustomerFile(portal)
  const rejectNote = () => {
    throw new ApiError('refused', { status: 500, message: 'away' })
  }
  portal.answer(getObligations, rejectNote)
  portal.answer(getFamily, rejectNote)
  portal.answer(getCustomer, rejectNote)
  await renderView(MaximumMortgageSlot, { portal, texts })
  expect(await screen.findByText(nl.widget_partial)).toBeTruthy()
  const [configured] = await startWidgetInIframe(screen.getByTitle(nl.tool_maximum_mortgage))
  expect(configured).toMatchObject({ prefill: {} })
})
