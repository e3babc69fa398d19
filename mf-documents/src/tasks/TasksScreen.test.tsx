import { createPageRead } from '@portal/contract/call'
import { getDamages } from '@portal/contract/damage'
import { ApiError } from '@portal/contract/error'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getSentMessages } from '@portal/contract/sent-message'
import { getTasks } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import {
  createFakePortal,
  type FakePortal,
  findOverlay,
  loadSentMessages,
  renderView,
} from '@portal/remote-kit/test'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createExampleTask, createMortgageWithRequiredDocuments } from '../test/example-records.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import './TaskDrawer.tsx'
import TasksScreen from './TasksScreen.tsx'

const exampleSeenAt = '2026-11-20T10:00:00+00:00'
const answeredTask = createExampleTask({
  id: 2,
  title: 'Lees het rapport',
  status: 'answered',
  seen_by_customer: exampleSeenAt,
})

/** Mocks empty responses for mortgages, damages and notes, so that all to-dos are tasks. */
function mockNoOtherToDos(portal: FakePortal) {
  portal.answer(getMortgages, { data: [] })
  portal.answer(getDamages, { data: [] })
  portal.answer(getNotes, { data: [] })
}

async function renderTasksScreen(path = '/taken', portal: FakePortal = createFakePortal()) {
  mockNoOtherToDos(portal)
  portal.answer(getTasks, {
    data: {
      unfinished: [createExampleTask(), createExampleTask({ id: 3, title: 'Bel ons' })],
      finished: [answeredTask],
    },
  })
  portal.answer(markRecordAsSeen, { data: { success: true } })
  await renderView(TasksScreen, { portal, texts, path })
  return portal
}

const attachFile = async (drawer: HTMLElement) => {
  const input = drawer.querySelector<HTMLInputElement>('input[data-upload=attachment]')
  await userEvent.upload(input as HTMLInputElement, new File(['%PDF-1.4 /Type /Page %%EOF'], 'opgave.pdf'))
  await within(drawer).findByText(/^Klaar om te versturen/)
}
const getReplyBodies = (portal: FakePortal) =>
  portal.sent.flatMap((one) =>
    one.path === replyToTask.path && 'input' in one ? [(one.input as { body: object }).body] : [],
  )

test('@TASK-01 @TASK-02 @SEEN-02 open and finished requests have separate tabs, and can be searched', async () => {
  await renderTasksScreen()
  expect(await screen.findByText('Stuur je jaaropgave')).toBeTruthy()
  expect(screen.queryByText('Lees het rapport')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox', { name: nl.tasks_search }), 'bel')
  await waitFor(() => expect(screen.queryByText('Stuur je jaaropgave')).toBeNull())
  expect(screen.getByText('Bel ons')).toBeTruthy()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.click(screen.getByRole('tab', { name: nl.tab_done }))
  expect(await screen.findByText('Lees het rapport')).toBeTruthy()
  expect(screen.getByText(nl.to_do_sent)).toBeTruthy()
})

test('@SEEN-02 a seen task stays open', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  mockNoOtherToDos(portal)
  portal.answer(getTasks, {
    data: { unfinished: [createExampleTask({ seen_by_customer: exampleSeenAt })], finished: [] },
  })
  await renderView(TasksScreen, { portal, texts, path: '/taken' })
  expect(await screen.findByText('Stuur je jaaropgave')).toBeTruthy()
  expect(screen.queryByText(nl.task_new)).toBeNull()
  expect(screen.getByRole('tab', { name: /Te doen/ }).textContent).toBe('Te doen1')
})

test('@TASK-02 all requests of the tenant are in one list, earliest deadline first, each with its link', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  mockNoOtherToDos(portal)
  portal.answer(getTasks, { data: { unfinished: [createExampleTask({ date: '2020-01-01' })], finished: [] } })
  portal.answer(getMortgages, { data: [createMortgageWithRequiredDocuments(['Loonstrook'])] })
  portal.answer(getDamages, {
    data: [
      { id: 8, type: 'home', progress_items: [{ id: 5, damage_id: 8, name: 'Foto', date: '2019-01-01' }] },
    ],
  })
  portal.answer(getNotes, { data: [{ id: 6, title: 'Wat vind je?', wants_answer: true }] })
  await renderView(TasksScreen, { portal, texts, path: '/taken' })
  await screen.findByText('Stuur je jaaropgave')
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
  expect(links).toEqual([
    ['Foto: Document versturen', '/schades/8'],
    ['Stuur je jaaropgave: Bekijk en beantwoord', '/taken/1'],
    ['Loonstrook: Document versturen', '/hypotheek?id=7'],
    ['Wat vind je?: Lees en beantwoord', '/berichten/note-6'],
  ])
  expect(screen.getAllByText(/^Te laat: vóór/)).toHaveLength(2)
})

test('the status of a sent document is shown as text', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  mockNoOtherToDos(portal)
  const answered = { status: 'answered', seen_by_customer: exampleSeenAt }
  const finished = [
    createExampleTask({ id: 2, ...answered }),
    createExampleTask({ id: 3, ...answered, seen_by_advisor: exampleSeenAt }),
    createExampleTask({ id: 4, status: 'done', seen_by_customer: exampleSeenAt }),
  ]
  portal.answer(getTasks, { data: { unfinished: [], finished } })
  await renderView(TasksScreen, { portal, texts, path: '/taken' })
  expect(await screen.findByText(nl.tasks_empty_to_do)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: nl.tab_done }))
  for (const words of [nl.to_do_sent, nl.to_do_seen, nl.to_do_done])
    expect(within(screen.getByRole('tabpanel')).getByText(words)).toBeTruthy()
})

test('a failed read shows an error instead of nothing to do', async () => {
  const portal = createFakePortal()
  portal.answer(getTasks, { data: { unfinished: [], finished: [] } })
  await renderView(TasksScreen, { portal, texts, path: '/taken' })
  expect(await screen.findByText(nl.tasks_partial, { exact: false })).toBeTruthy()
  expect(screen.queryByText(nl.tasks_empty_to_do)).toBeNull()
  mockNoOtherToDos(portal)
  await userEvent.click(screen.getByRole('button', { name: nl.retry_short }))
  expect(await screen.findByText(nl.tasks_empty_to_do)).toBeTruthy()
})

test('a task shows its deadline in the format of the language', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  mockNoOtherToDos(portal)
  const task = createExampleTask({ date: '2030-12-05', time: '12:00' })
  portal.answer(getTasks, { data: { unfinished: [task], finished: [] } })
  await renderView(TasksScreen, { portal, texts, path: '/taken' })
  expect(await screen.findByText(/vóór 5\sdecember 2030, 12\.00 uur/)).toBeTruthy()
})

test('@TASK-03 without tasks both tabs say so', async () => {
  const portal = createFakePortal()
  mockNoOtherToDos(portal)
  portal.answer(getTasks, { data: { unfinished: [], finished: [] } })
  await renderView(TasksScreen, { portal, texts, path: '/taken' })
  expect(await screen.findByText(nl.tasks_empty_to_do)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: nl.tab_done }))
  expect(screen.getByText(nl.tasks_empty_done)).toBeTruthy()
})

test('@TASK-04 @UPLOAD-11 @SEEN-03 case C53: opening a task marks it as seen, and an answer with text and document is listed at once', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  const timesRead = await loadSentMessages(portal)
  portal.answer(replyToTask, { data: { success: true } })
  await renderTasksScreen('/taken?id=1', portal)
  const drawer = await findOverlay('Stuur je jaaropgave')
  await waitFor(() => expect(portal.sent.some(({ path }) => path === markRecordAsSeen.path)).toBe(true))
  await userEvent.type(await within(drawer).findByRole('textbox'), 'Hierbij de jaaropgave.')
  await attachFile(drawer)
  await userEvent.click(within(drawer).getByRole('button', { name: nl.reply_send }))
  expect(await within(drawer).findByText('Je bericht is verstuurd')).toBeTruthy()
  expect(getReplyBodies(portal)).toMatchObject([
    {
      message: 'Hierbij de jaaropgave.',
      task_id: 1,
      task_status: 'answered',
      documents: [{ name: 'opgave.pdf' }],
    },
  ])
  expect(timesRead()).toBeGreaterThan(0)
})

test('@TASK-04 @MSG-04 a failed answer stores nothing, since text and document are in one call, and a retry uses the same key', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  await renderTasksScreen('/taken?id=1', portal)
  const drawer = await findOverlay('Stuur je jaaropgave')
  await userEvent.type(await within(drawer).findByRole('textbox'), 'Hierbij.')
  await attachFile(drawer)
  await userEvent.click(within(drawer).getByRole('button', { name: nl.reply_send }))
  expect(await within(drawer).findByText(/Wat je schreef en de bestanden staan er nog/)).toBeTruthy()
  expect(within(drawer).getByText('opgave.pdf')).toBeTruthy()
  portal.answer(replyToTask, { data: { success: true } })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await within(drawer).findByText('Je bericht is verstuurd')).toBeTruthy()
  const [first, second] = getReplyBodies(portal)
  expect(second).toEqual(first)
  expect(portal.sent.map(({ path }) => path)).not.toContain('/customer/document')
})

test('@MSG-02 clicking the button twice sends an answer and its document once', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(replyToTask, { data: { success: true } })
  await renderTasksScreen('/taken?id=1', portal)
  const drawer = await findOverlay('Stuur je jaaropgave')
  await userEvent.type(await within(drawer).findByRole('textbox'), 'Hierbij de jaaropgave.')
  await attachFile(drawer)
  const send = within(drawer).getByRole('button', { name: nl.reply_send })
  await act(async () => {
    send.click()
    send.click()
  })
  expect(await within(drawer).findByText('Je bericht is verstuurd')).toBeTruthy()
  expect(getReplyBodies(portal)).toHaveLength(1)
})

test('@TASK-04 a task that requests a document can be answered with only the document, also after an attempt without it', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(replyToTask, { data: { success: true } })
  await renderTasksScreen('/taken?id=1', portal)
  const drawer = await findOverlay('Stuur je jaaropgave')
  await userEvent.click(await within(drawer).findByRole('button', { name: nl.reply_send }))
  expect(getReplyBodies(portal)).toEqual([])
  await attachFile(drawer)
  await userEvent.click(within(drawer).getByRole('button', { name: nl.reply_send }))
  expect(await within(drawer).findByText('Je bericht is verstuurd')).toBeTruthy()
  expect(getReplyBodies(portal)).toMatchObject([
    { message: 'Document bij deze taak: opgave.pdf', documents: [{ name: 'opgave.pdf' }] },
  ])
})

test('@TASK-04 trust C5: a typed answer is restored when its task is opened again', {
  tags: 'full',
}, async () => {
  const portal = await renderTasksScreen('/taken?id=1')
  const findReplyField = async () => within(await findOverlay('Stuur je jaaropgave')).findByRole('textbox')
  await userEvent.type(await findReplyField(), 'Die komt morgen.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  await renderTasksScreen('/taken?id=1', portal)
  expect(await findReplyField()).toHaveProperty('value', 'Die komt morgen.')
  expect(getReplyBodies(portal)).toEqual([])
})

test('@TASK-04 a task lists earlier answers', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  const sent = { message: 'Die komt morgen.', documents: [], created_at: '2026-11-20T10:00:00+00:00' }
  portal.answer(getSentMessages, {
    data: [
      { ...sent, id: 5, task_id: 1 },
      { ...sent, id: 6, task_id: 3, message: 'Bij een andere taak' },
    ],
  })
  await renderTasksScreen('/taken?id=1', portal)
  const drawer = within(await findOverlay('Stuur je jaaropgave'))
  expect(await drawer.findByText('Die komt morgen.')).toBeTruthy()
  expect(drawer.queryByText('Bij een andere taak')).toBeNull()
})

test('@TASK-04 an answered task stays in its tab until it is closed, and then has the focus', {
  tags: 'full',
}, async () => {
  const portal = await renderTasksScreen('/taken')
  portal.answer(replyToTask, () => {
    const answered = createExampleTask({ status: 'answered', seen_by_customer: exampleSeenAt })
    portal.answer(getTasks, {
      data: {
        unfinished: [createExampleTask({ id: 3, title: 'Bel ons' })],
        finished: [answered, answeredTask],
      },
    })
    return { data: { success: true } }
  })
  const link = await screen.findByRole('link', { name: /^Stuur je jaaropgave/ })
  link.focus()
  act(() => {
    history.pushState(null, '', '/taken?id=1')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  const drawer = await findOverlay('Stuur je jaaropgave')
  await userEvent.type(await within(drawer).findByRole('textbox'), 'Hierbij.')
  await userEvent.click(within(drawer).getByRole('button', { name: nl.reply_send }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /Te doen/, hidden: true }).textContent).toBe('Te doen1'),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Stuur je jaaropgave/ }))
})

test('@SEEN-03 a task that cannot be marked as seen stays new, with a message', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  await renderTasksScreen('/taken?id=1', portal)
  portal.answer(markRecordAsSeen, () => {
    throw new ApiError('refused', { status: 500, message: 'no' })
  })
  const drawer = await findOverlay('Stuur je jaaropgave')
  expect(await within(drawer).findByText(nl.seen_error, { exact: false })).toBeTruthy()
  expect(screen.getAllByText(nl.task_new)).toHaveLength(2)
})

test('a stored response without the task does not show a not-found message', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  let answer: () => void = () => {}
  mockNoOtherToDos(portal)
  portal.lastSeen.remember(createPageRead(getTasks), {
    data: { unfinished: [createExampleTask()], finished: [] },
  })
  portal.answer(
    getTasks,
    (() => new Promise((done) => (answer = () => done({ data: { unfinished: [], finished: [] } })))) as never,
  )
  await renderView(TasksScreen, { portal, texts, path: '/taken/77' })
  expect(await screen.findByText('Stuur je jaaropgave')).toBeTruthy()
  expect(screen.queryByText(nl.task_gone)).toBeNull()
  await waitFor(() => expect(portal.sent.map(({ path }) => path)).toContain(getTasks.path))
  answer()
  expect(await screen.findByText(nl.task_gone)).toBeTruthy()
})
