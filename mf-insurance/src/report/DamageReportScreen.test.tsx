import { uploadDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import { sendMessage } from '@portal/contract/message'
import { getPolicies } from '@portal/contract/policy'
import {
  type FakePortal,
  loadSentMessages,
  quotaText,
  throwQuotaReached,
  throwTooLargeForProxy,
  tooLargeText,
} from '@portal/remote-kit/test'
import { addDays } from '@portal/time/calendar-day'
import { getCurrentYear, getToday } from '@portal/time/clock'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type DamageReportDraft, damageReportDraftName } from '../shared/damage-report-draft.ts'
import { createExamplePolicy } from '../test/example-data.ts'
import { renderInsuranceView } from '../test/render-insurance-view.ts'
import nl from '../texts/nl.json'
import DamageReportScreen from './DamageReportScreen.tsx'

const readDamageReportDraft = async ({ drafts }: FakePortal) =>
  ((await drafts.read(damageReportDraftName))?.value ?? null) as DamageReportDraft | null
const renderDamageReportScreen = (answers: (portal: FakePortal) => void = () => {}) =>
  renderInsuranceView(DamageReportScreen, '/schades/melden', (portal) => {
    portal.answer(getPolicies, { data: [createExamplePolicy()] })
    answers(portal)
  })
const clickNext = () => userEvent.click(screen.getByRole('button', { name: nl.report_next }))
const findTitle = (name: string) => screen.findByRole('heading', { name })
const getSentBodies = (portal: FakePortal, call: { path: string }) =>
  portal.sent.flatMap(({ path, input }) =>
    path === call.path ? [(input as { body: Record<string, unknown> }).body] : [],
  )
const createPdf = () => new File(['%PDF-1.4\n/Type /Page\n%%EOF'], 'foto.pdf', { type: 'application/pdf' })

async function fillInDamageReport() {
  await userEvent.click(await screen.findByRole('radio', { name: /^Woning/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Datum/ }), '03-11-2026')
  await userEvent.type(screen.getByRole('textbox', { name: /^Wat is er gebeurd/ }), 'De kraan lekte.')
  await findTitle(nl.report_title_photos)
}

test('case C53: a report is filled in, reviewed and sent as a message with its documents, and listed at once', {
  tags: 'full',
}, async () => {
  const { portal } = await renderDamageReportScreen((fake) => {
    fake.answer(sendMessage, { data: { success: true } })
  })
  const timesRead = await loadSentMessages(portal)
  await fillInDamageReport()
  const input = document.querySelector<HTMLInputElement>('input[data-upload=file]')
  await userEvent.upload(input as HTMLInputElement, createPdf())
  await screen.findAllByText(/^Klaar om te versturen/)
  await clickNext()
  await findTitle(nl.report_title_check)
  expect(screen.getByText('De kraan lekte.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.report_send }))
  expect(await screen.findByText(nl.report_sent)).toBe(document.activeElement)
  const [message] = getSentBodies(portal, sendMessage)
  expect(message).toMatchObject({
    screen: 'schades',
    subject: 'Schade melden: Woning',
    documents: [expect.objectContaining({ name: 'foto.pdf' })],
  })
  expect(message?.message).toMatch(/Woning.*3\snovember\s2026.*De kraan lekte\..*foto\.pdf/s)
  expect(await readDamageReportDraft(portal)).toBeNull()
  expect(timesRead()).toBe(1)
})

test('clicking the button twice sends the report and its documents once', { tags: 'full' }, async () => {
  const { portal } = await renderDamageReportScreen((fake) => {
    fake.answer(sendMessage, { data: { success: true } })
  })
  await fillInDamageReport()
  const input = document.querySelector<HTMLInputElement>('input[data-upload=file]')
  await userEvent.upload(input as HTMLInputElement, createPdf())
  await screen.findAllByText(/^Klaar om te versturen/)
  await clickNext()
  await findTitle(nl.report_title_check)
  const send = screen.getByRole('button', { name: nl.report_send })
  await act(async () => {
    send.click()
    send.click()
  })
  expect(await screen.findByText(nl.report_sent)).toBeTruthy()
  expect(getSentBodies(portal, sendMessage)).toHaveLength(1)
})

test('@WCAG-3.3.4 clicking the next button twice stops at the review, where the report can be corrected', {
  tags: 'full',
}, async () => {
  const { portal } = await renderDamageReportScreen()
  await fillInDamageReport()
  const button = screen.getByRole('button', { name: nl.report_next })
  await act(async () => {
    button.click()
    button.click()
  })
  expect(await findTitle(nl.report_title_check)).toBeTruthy()
  expect(getSentBodies(portal, sendMessage)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: nl.report_back }))
  expect(screen.getByDisplayValue('De kraan lekte.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Woning/ })).toHaveProperty('checked', true)
})

test('missing fields give errors before the review', { tags: 'full' }, async () => {
  await renderDamageReportScreen()
  await findTitle(nl.report_title_happened)
  await clickNext()
  for (const missing of [nl.report_type_needed, nl.report_date_needed, nl.report_description_needed])
    expect(await screen.findAllByText(missing)).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('radio', { name: /^Diefstal/ }))
  await clickNext()
  expect(screen.queryAllByText(nl.report_type_needed)).toHaveLength(0)
  expect(screen.queryByText(nl.report_title_check)).toBeNull()
})

test('amount and policy fields appear on demand, and again when a draft has values for them', {
  tags: 'full',
}, async () => {
  const { portal } = await renderDamageReportScreen()
  await findTitle(nl.report_title_happened)
  expect(screen.queryByRole('textbox', { name: /^Geschatte schade/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: nl.report_more }))
  const amount = screen.getByRole('textbox', { name: /^Geschatte schade/ })
  await waitFor(() => expect(document.activeElement).toBe(amount))
  expect(screen.getByRole('combobox', { name: /^Welke polis/ })).toBeTruthy()
  await userEvent.type(amount, '350')
  await waitFor(async () => expect((await readDamageReportDraft(portal))?.typed.amount).toBe(350))
  cleanup()
  await renderDamageReportScreen()
  expect(await screen.findByRole('textbox', { name: /^Geschatte schade/ })).toHaveProperty('value', '350,00')
})

test('the date of a damage cannot be in the future', { tags: 'full' }, async () => {
  await renderDamageReportScreen()
  await userEvent.click(await screen.findByRole('radio', { name: /^Reis/ }))
  const year = getCurrentYear()
  await userEvent.type(screen.getByRole('textbox', { name: /^Datum/ }), `31-12-${year + 1}`)
  await userEvent.type(screen.getByRole('textbox', { name: /^Wat is er gebeurd/ }), 'Iets')
  await clickNext()
  expect(await screen.findAllByText(nl.report_date_invalid)).not.toHaveLength(0)
  const tomorrow = addDays(getToday(), 1)
  if (!tomorrow.startsWith(String(year))) return
  const date = screen.getByRole('textbox', { name: /^Datum/ })
  await userEvent.clear(date)
  await userEvent.type(date, tomorrow.split('-').reverse().join('-'))
  await clickNext()
  expect(await screen.findAllByText(nl.report_date_future)).not.toHaveLength(0)
})

test('closing the page keeps the typed report, and starting again empties it', {
  tags: 'full',
}, async () => {
  await renderDamageReportScreen()
  await userEvent.click(await screen.findByRole('radio', { name: /^Woning/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Wat is er gebeurd/ }), 'Half een zin')
  cleanup()
  const { portal } = await renderDamageReportScreen()
  expect(await screen.findByDisplayValue('Half een zin')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.report_anew }))
  await findTitle(nl.report_title_happened)
  expect(await readDamageReportDraft(portal)).toBeNull()
})

test('a failed report stores nothing, since text and documents are in one call, and a retry uses the same key', {
  tags: 'full',
}, async () => {
  const { portal } = await renderDamageReportScreen((fake) => {
    fake.answer(sendMessage, () => {
      throw new ApiError('unreachable', { message: 'cut' })
    })
  })
  await fillInDamageReport()
  const input = document.querySelector<HTMLInputElement>('input[data-upload=file]')
  await userEvent.upload(input as HTMLInputElement, createPdf())
  await screen.findAllByText(/^Klaar om te versturen/)
  await clickNext()
  await findTitle(nl.report_title_check)
  await userEvent.click(screen.getByRole('button', { name: nl.report_send }))
  expect(await screen.findByText(nl.report_failed)).toBeTruthy()
  await waitFor(async () =>
    expect((await readDamageReportDraft(portal))?.typed.description).toBe('De kraan lekte.'),
  )
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(screen.getByRole('button', { name: nl.report_retry }))
  expect(await screen.findByText(nl.report_sent)).toBeTruthy()
  const [first, second, ...more] = getSentBodies(portal, sendMessage)
  expect(first).toMatchObject({ documents: [expect.objectContaining({ name: 'foto.pdf' })] })
  expect(second).toEqual(first)
  expect(more).toEqual([])
  expect(getSentBodies(portal, uploadDocument)).toEqual([])
})

test.each([
  ['beyond the quota', throwQuotaReached, quotaText],
  ['too large for a proxy (case C44)', throwTooLargeForProxy, tooLargeText],
])('a report %s shows an error and is kept', { tags: 'full' }, async (_, refusal, sentence) => {
  const { portal } = await renderDamageReportScreen((fake) => fake.answer(sendMessage, refusal))
  await fillInDamageReport()
  await clickNext()
  await findTitle(nl.report_title_check)
  await userEvent.click(screen.getByRole('button', { name: nl.report_send }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(async () =>
    expect((await readDamageReportDraft(portal))?.typed.description).toBe('De kraan lekte.'),
  )
})

test('a report accepts five files, says when it is full, and accepts another after one is removed', {
  tags: 'full',
}, async () => {
  await renderDamageReportScreen()
  await fillInDamageReport()
  const getFileInput = () => document.querySelector<HTMLInputElement>('input[data-upload=file]')
  const files = Array.from({ length: 7 }, (_, number) => new File([createPdf()], `foto ${number}.pdf`))
  fireEvent.change(getFileInput() as HTMLInputElement, { target: { files } })
  expect(await screen.findByText(nl.report_files_full)).toBeTruthy()
  expect(screen.getAllByText(/^foto \d\.pdf$/)).toHaveLength(5)
  expect(getFileInput()).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: /foto 0\.pdf/ })[0] as HTMLElement)
  expect(getFileInput()).toBeTruthy()
})

test('a draft in another format is ignored', { tags: 'full' }, async () => {
  const { portal } = await renderDamageReportScreen(
    (fake) => void fake.drafts.save(damageReportDraftName, { step: 9 }),
  )
  await findTitle(nl.report_title_happened)
  await waitFor(async () => expect(await portal.drafts.read(damageReportDraftName)).toBeNull())
})

test('a device that cannot store drafts shows a message', { tags: 'full' }, async () => {
  await renderDamageReportScreen((fake) => {
    fake.drafts.save = async () => false
  })
  await userEvent.click(await screen.findByRole('radio', { name: /^Woning/ }))
  await waitFor(() => expect(screen.getByText(nl.report_not_kept)).toBeTruthy())
})

test('files chosen before a reload are named, so that they can be chosen again', {
  tags: 'full',
}, async () => {
  const { portal } = await renderDamageReportScreen()
  await fillInDamageReport()
  const getFileInput = () =>
    document.querySelector<HTMLInputElement>('input[data-upload=file]') as HTMLInputElement
  await userEvent.upload(getFileInput(), createPdf())
  await screen.findAllByText(/^Klaar om te versturen/)
  await clickNext()
  await findTitle(nl.report_title_check)
  await waitFor(async () =>
    expect(await readDamageReportDraft(portal)).toMatchObject({ step: 3, files: ['foto.pdf'] }),
  )
  cleanup()
  await renderDamageReportScreen()
  await findTitle(nl.report_title_photos)
  expect(await screen.findByText(/Al door je gekozen: foto\.pdf/)).toBeTruthy()
  await userEvent.upload(getFileInput(), createPdf())
  await waitFor(() => expect(screen.queryByText(/Al door je gekozen/)).toBeNull())
})

test.each([
  [1, nl.report_title_happened],
  [2, nl.report_title_happened],
  [3, nl.report_title_check],
  [4, nl.report_title_check],
])('a draft stored at step %i, by this version or one with more steps, resumes at: %s', async (step, at) => {
  const typed = {
    type: 'home',
    date: '2026-11-03',
    description: 'De kraan lekte.',
    amount: null,
    policy: '',
  }
  await renderDamageReportScreen(
    (fake) => void fake.drafts.save(damageReportDraftName, { typed, step, files: [], key: 'k' }),
  )
  await findTitle(at)
  expect(screen.queryByText('De kraan lekte.') ?? screen.getByDisplayValue('De kraan lekte.')).toBeTruthy()
})
