import { createPageRead } from '@portal/contract/call'
import { getMailFile, getMails } from '@portal/contract/mail'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { sendMessage } from '@portal/contract/message'
import { getNotes } from '@portal/contract/note'
import { getSentMessages } from '@portal/contract/sent-message'
import { getActiveSignals } from '@portal/contract/signal'
import {
  createFakePortal,
  type FakePortal,
  findOverlay,
  quotaText,
  renderView,
  throwQuotaReached,
  throwTooLargeForProxy,
  tooLargeText,
} from '@portal/remote-kit/test'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createExampleMail } from '../test/example-records.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import InboxScreen from './InboxScreen.tsx'
import './MailContent.tsx'
import './OpenSentMessage.tsx'
import './ReplyForm.tsx'
import './WriteMessageForm.tsx'

const exampleSeenAt = '2026-11-20T12:00:00+00:00'

async function renderInbox(
  path = '/berichten',
  portal: FakePortal = createFakePortal(),
  mail = createExampleMail(),
) {
  portal.answer(getActiveSignals, {
    data: [
      {
        id: 1,
        description: 'Rente loopt af',
        customer_message: 'Vast kan voordeliger zijn.',
        created_at: '2026-11-19T10:00:00+00:00',
      },
    ],
  })
  portal.answer(getNotes, {
    data: [
      {
        id: 1,
        title: 'Gespreksverslag',
        content: 'We spraken over je tuin.',
        datetime: exampleSeenAt,
        seen_by_customer: exampleSeenAt,
        documents: [{ id: 9, name: 'Offerte_tuin.pdf' }],
      },
    ],
  })
  portal.answer(getMails, { data: [mail] })
  portal.answer(markRecordAsSeen, { data: { success: true } })
  await renderView(InboxScreen, { portal, texts, path })
  return portal
}
const findMessageList = () => screen.findByRole('list', { name: nl.messages })

test('@DESK-15 documents of a message are listed below it with links to open them, and are found by the search', {
  tags: 'full',
}, async () => {
  await renderInbox('/berichten/note-1')
  const documents = within(await screen.findByRole('list', { name: nl.mail_attachments }))
  const link = documents.getByRole('link', { name: 'Offerte_tuin.pdf' })
  expect(link.getAttribute('href')).toBe('/documenten/9')
  await userEvent.type(screen.getByRole('searchbox'), 'offerte_t')
  expect(await screen.findByRole('link', { name: /Gespreksverslag/ })).toBeTruthy()
})

test('@INBOX-01 new and read messages of all kinds have separate tabs', { tags: 'full' }, async () => {
  await renderInbox()
  expect(
    within(await findMessageList())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Je offerte staat klaar'), expect.stringContaining('Rente loopt af')])
  await userEvent.click(screen.getByRole('tab', { name: nl.tab_read }))
  expect(within(await findMessageList()).getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('Gespreksverslag')).toBeTruthy()
})

test('@INBOX-02 the search starts after typing has paused for 250 ms', { tags: 'full' }, async () => {
  const portal = await renderInbox()
  await findMessageList()
  const before = portal.sent.length
  vi.useFakeTimers()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'offerte' } })
  act(() => void vi.advanceTimersByTime(249))
  expect(screen.getByText('Rente loopt af')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Rente loopt af')).toBeNull()
  expect(screen.getByText('Je offerte staat klaar')).toBeTruthy()
  expect(portal.sent.slice(before).map(({ path }) => path)).toEqual([
    expect.stringContaining('search=offerte'),
  ])
})

test('@INBOX-02 the search finds text deep in a mail that was not fetched', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  await renderInbox('/berichten', portal)
  const far = createExampleMail(
    { id: 90 },
    { subject: 'Jaargesprek', content: `<p>${'woord '.repeat(200)}</p>Hagelslag` },
  )
  portal.answer(getMails, ({ query }) => ({
    data: query?.search === 'hagelslag' ? [far] : [createExampleMail()],
    meta: { total: 90, page: 1, per_page: 30, unseen_elsewhere: 4 },
  }))
  await findMessageList()
  await userEvent.type(screen.getByRole('searchbox'), 'hagelslag')
  expect(await screen.findByText('Jaargesprek')).toBeTruthy()
  expect(screen.queryByText('Je offerte staat klaar')).toBeNull()
})

test('@INBOX-01 the tab counts new mails that were not fetched, and links to them', async () => {
  const portal = createFakePortal()
  const meta = { total: 2, page: 1, per_page: 1, unseen_elsewhere: 1 }
  portal.answer(getActiveSignals, { data: [] })
  portal.answer(getNotes, { data: [] })
  portal.answer(getMails, ({ query }) => ({
    data:
      Number(query?.per_page) < 1000
        ? [createExampleMail()]
        : [createExampleMail(), createExampleMail({ id: 2 }, { subject: 'Ook nieuw' })],
    meta,
  }))
  await renderView(InboxScreen, { portal, texts, path: '/berichten' })
  expect((await screen.findByRole('tab', { name: /^Nieuw/ })).textContent).toBe('Nieuw2')
  await userEvent.click(screen.getByRole('button', { name: nl.inbox_more }))
  expect(await screen.findByText('Ook nieuw')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Nieuw/ }).textContent).toBe('Nieuw2')
})

test('@INBOX-04 @SEEN-03 a note opens as plain text and counts as read at once, but stays in its tab', {
  tags: 'full',
}, async () => {
  const portal = await renderInbox('/berichten?id=signal-1')
  expect(await screen.findByRole('heading', { name: 'Rente loopt af' })).toBeTruthy()
  expect(within(await screen.findByRole('article')).getByText('Vast kan voordeliger zijn.')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  await waitFor(() =>
    expect(portal.sent.find(({ path }) => path === markRecordAsSeen.path)).toMatchObject({
      input: { body: { model: 'signal', id: 1 } },
    }),
  )
  expect(within(await findMessageList()).getAllByRole('link')).toHaveLength(2)
})

test('@INBOX-04 a mail opens in an iframe without an origin, with its attachments beside it', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  await renderInbox('/berichten?id=mail-1', portal)
  const frame = await screen.findByTitle<HTMLIFrameElement>(nl.mail_frame)
  expect(frame.getAttribute('src')).toBe('/_mail')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox')
})

test('@INBOX-04 an open mail shows sender, recipients, copies and time', async () => {
  const mail = createExampleMail({}, { cc: 'bas@example.nl' })
  await renderInbox('/berichten?id=mail-1', createFakePortal(), mail)
  const article = within(await screen.findByRole('article'))
  const getLineText = (term: string) => article.getByText(term).nextElementSibling?.textContent
  expect(getLineText(nl.mail_line_from)).toBe('sanne@zuider.example')
  expect(getLineText(nl.mail_line_to)).toBe('anna@example.nl')
  expect(screen.getByText('anna@example.nl').innerHTML).toBe('anna<wbr>@example<wbr>.nl')
  expect(getLineText(nl.mail_line_cc)).toBe('bas@example.nl')
  expect(getLineText(nl.mail_line_date)).toMatch(/^vrijdag 20\snovember 2026, 11\.00\suur$/)
})

test('@INBOX-04 a sender outside the tenant with the adviser’s name is shown by e-mail address, with a warning and without an avatar', {
  tags: 'full',
}, async () => {
  const from = 'Sanne Vermeulen <sanne@elders.example>'
  await renderInbox(
    '/berichten?id=mail-1',
    createFakePortal(),
    createExampleMail({}, { from, sender: 'other' }),
  )
  const [row] = within(await findMessageList()).getAllByRole('link')
  expect(row?.textContent).toContain('sanne@elders.example')
  expect(row?.textContent).not.toContain('Sanne Vermeulen')
  const article = within(await screen.findByRole('article'))
  expect(article.getByText('Niet van Zuider')).toBeTruthy()
  expect(article.getByText(nl.mail_line_from).nextElementSibling?.textContent).toBe('sanne@elders.example')
  for (const part of [row, screen.getByRole('article')]) {
    expect(part?.querySelector('[data-stranger]')).toBeTruthy()
    expect(part?.textContent).not.toContain('SV')
  }
  expect(await article.findByRole('textbox', { name: nl.reply_to_adviser })).toBeTruthy()
})

test('@INBOX-04 a mail received under an address of the tenant has no warning and no avatar', {
  tags: 'full',
}, async () => {
  await renderInbox(
    '/berichten?id=mail-1',
    createFakePortal(),
    createExampleMail({}, { sender: 'unverified' }),
  )
  const article = await screen.findByRole('article')
  expect(within(article).getByText('Sanne Vermeulen')).toBeTruthy()
  expect(within(article).queryByText('Niet van Zuider')).toBeNull()
  expect(article.querySelector('[data-stranger]')).toBeTruthy()
})

test('@INBOX-03 a newsletter has no reply form, and a question about it to the adviser opens on demand', {
  tags: 'full',
}, async () => {
  const from = 'Zuider <nieuws@zuider.example>'
  await renderInbox('/berichten?id=mail-1', createFakePortal(), createExampleMail({}, { from, bulk: true }))
  const article = within(await screen.findByRole('article'))
  const ask = await article.findByRole('button', { name: nl.reply_bulk })
  expect(article.queryByRole('textbox')).toBeNull()
  await userEvent.click(ask)
  const field = await article.findByRole('textbox', { name: nl.reply_to_adviser })
  expect(document.activeElement?.contains(field) && document.activeElement !== document.body).toBe(true)
})

test('@ENTITY-19 a mail is saved as one file, and a failure shows an error', { tags: 'full' }, async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:mail'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const portal = createFakePortal()
  const link = '/customer/attachable/1/download'
  await renderInbox(
    '/berichten?id=mail-1',
    portal,
    createExampleMail({ name: 'Offerte', extension: 'eml', download_link: link }),
  )
  const keep = await screen.findByRole('button', { name: nl.mail_keep })
  await userEvent.click(keep)
  expect((await screen.findByRole('alert')).textContent).toContain(nl.view_unavailable)
  portal.answer({ ...getMailFile, path: link, params: {} }, new Blob(['Subject: Offerte']))
  await userEvent.click(keep)
  await waitFor(() => expect(saved).toEqual(['Offerte.eml']))
  expect(screen.queryByRole('alert')).toBeNull()
  click.mockRestore()
})

test('a message from another window than the mail’s iframe is ignored', {
  tags: 'full',
}, async () => {
  await renderInbox('/berichten?id=mail-1')
  const frame = await screen.findByTitle<HTMLIFrameElement>(nl.mail_frame)
  const postHeightMessage = (source: Window | null, height: number) =>
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { source, data: { kind: 'height', height } })),
    )
  postHeightMessage(window, 4321)
  expect(frame.getAttribute('height')).not.toBe('4321')
  postHeightMessage(frame.contentWindow, 1234)
  expect(frame.getAttribute('height')).toBe('1234')
  postHeightMessage(frame.contentWindow, 1e9)
  expect(frame.getAttribute('height')).toBe('20000')
})

test('a mail without focusable content is skipped in the tab order', { tags: 'full' }, async () => {
  await renderInbox('/berichten?id=mail-1')
  const frame = await screen.findByTitle<HTMLIFrameElement>(nl.mail_frame)
  const postTabStopsMessage = (stops: number) => {
    const data = { kind: 'height', height: 300, stops }
    act(() => void window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data })))
  }
  postTabStopsMessage(0)
  expect(frame.tabIndex).toBe(-1)
  postTabStopsMessage(2)
  expect(frame.tabIndex).toBe(0)
})

const findMessageField = (dialog: HTMLElement) =>
  within(dialog).findByRole('textbox', { name: nl.write_label })
async function fillInCategoryAndSubject(dialog: HTMLElement) {
  const category = within(dialog).getByRole('combobox', { name: nl.write_category })
  await userEvent.click(category)
  await userEvent.click(await screen.findByRole('option', { name: nl.category_anders }))
  await waitFor(() => expect(document.activeElement).toBe(category))
  await userEvent.type(within(dialog).getByRole('textbox', { name: nl.write_subject }), 'Aanbouw')
}

test('@INBOX-03 @MSG-01 @MSG-03 a message to the adviser is sent from the inbox, with the inbox as its screen', async () => {
  const portal = createFakePortal()
  portal.answer(sendMessage, { data: { success: true } })
  await renderInbox('/berichten', portal)
  await userEvent.click(await screen.findByRole('button', { name: nl.inbox_write }))
  const dialog = await findOverlay(nl.write_title)
  await userEvent.type(await findMessageField(dialog), 'Kan ik verbouwen?')
  const clickSendButton = () => userEvent.click(within(dialog).getByRole('button', { name: nl.write_send }))
  await clickSendButton()
  const alert = await within(dialog).findByRole('alert')
  for (const complaint of [nl.category_required, nl.subject_required])
    expect(alert.textContent).toContain(complaint)
  await fillInCategoryAndSubject(dialog)
  await clickSendButton()
  expect(await within(dialog).findByText('Je bericht is verstuurd')).toBeTruthy()
  expect(portal.sent.find(({ path }) => path === sendMessage.path)).toMatchObject({
    input: {
      body: {
        message: 'Kan ik verbouwen?',
        category: 'anders',
        subject: 'Aanbouw',
        screen: 'berichten',
        documents: [],
      },
    },
  })
})

test.each([
  ['@MSG-04 at the quota the form shows the server’s message', throwQuotaReached, quotaText],
  [
    'case C44: for a message too large for a proxy the form shows an error',
    throwTooLargeForProxy,
    tooLargeText,
  ],
])('%s, and the text stays and can be sent again', { tags: 'full' }, async (_, refusal, sentence) => {
  const portal = createFakePortal()
  portal.answer(sendMessage, refusal)
  await renderInbox('/berichten?id=mail-1', portal)
  const reply = within(await screen.findByRole('article'))
  await userEvent.type(await reply.findByRole('textbox'), 'Dank je wel.')
  await userEvent.click(reply.getByRole('button', { name: nl.reply_send }))
  expect((await reply.findByText(sentence)).closest('[role=alert]')).toBeTruthy()
  expect(reply.getByRole('textbox')).toHaveProperty('value', 'Dank je wel.')
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(reply.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await reply.findByText('Je bericht is verstuurd')).toBeTruthy()
  expect(reply.queryByText(sentence)).toBeNull()
})

test('@INBOX-03 trust C5: a typed reply is restored after opening another message, closing the dialog and reloading', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(sendMessage, { data: { success: true } })
  await renderInbox('/berichten?id=mail-1', portal)
  const findReplyField = async (name: string | RegExp) =>
    within(await screen.findByRole('article')).findByRole('textbox', { name })
  await userEvent.type(await findReplyField('Antwoord aan Sanne Vermeulen'), 'Dank je, ik kijk vanavond.')
  cleanup()
  await renderInbox('/berichten?id=signal-1', createFakePortal())
  expect(await findReplyField(nl.reply_to_adviser)).toHaveProperty('value', '')
  cleanup()
  await renderInbox('/berichten?id=mail-1', portal)
  expect(await findReplyField('Antwoord aan Sanne Vermeulen')).toHaveProperty(
    'value',
    'Dank je, ik kijk vanavond.',
  )

  await userEvent.click(screen.getByRole('button', { name: nl.inbox_write }))
  const dialog = await findOverlay(nl.write_title)
  await userEvent.type(await findMessageField(dialog), 'Kan ik verbouwen?')
  await fillInCategoryAndSubject(dialog)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  await renderInbox('/berichten', createFakePortal())
  await userEvent.click(await screen.findByRole('button', { name: nl.inbox_write }))
  const again = await findOverlay(nl.write_title)
  expect(await findMessageField(again)).toHaveProperty('value', 'Kan ik verbouwen?')
  expect(within(again).getByRole('textbox', { name: nl.write_subject })).toHaveProperty('value', 'Aanbouw')
  await userEvent.click(within(again).getByRole('button', { name: nl.write_send }))
  expect(await within(again).findByText('Je bericht is verstuurd')).toBeTruthy()
  cleanup()
  await renderInbox('/berichten', createFakePortal())
  await userEvent.click(await screen.findByRole('button', { name: nl.inbox_write }))
  expect(await findMessageField(await findOverlay(nl.write_title))).toHaveProperty('value', '')
})

const exampleSentMessages = [
  {
    id: 9,
    message: 'Mijn antwoord op de offerte.',
    subject: 'Re: Je offerte staat klaar',
    reply_to_type: 'attachable',
    reply_to_id: 1,
    documents: [{ id: 60, name: 'loonstrook.pdf' }],
    created_at: exampleSeenAt,
  },
  { id: 8, message: 'Kan ik verbouwen?', created_at: exampleSeenAt },
]

test('@INBOX-03 a sent message can be opened and searched, and links to the message that it answers', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getSentMessages, { data: exampleSentMessages })
  await renderInbox('/berichten?id=sent-9', portal)
  const article = within(await screen.findByRole('article'))
  expect(article.getByText('Mijn antwoord op de offerte.')).toBeTruthy()
  expect(article.getByRole('link', { name: 'loonstrook.pdf' }).getAttribute('href')).toBe('/documenten/60')
  const origin = await article.findByRole('link', { name: 'Je offerte staat klaar' })
  expect(origin.getAttribute('href')).toBe('/berichten/mail-1')
  const getSentLinks = () => within(screen.getByRole('list', { name: nl.tab_sent })).getAllByRole('link')
  expect(getSentLinks().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Re: Je offerte staat klaar'),
    expect.stringContaining(nl.sent_untitled),
  ])
  await userEvent.type(screen.getByRole('searchbox'), 'VERBOUWEN')
  await waitFor(() => expect(getSentLinks()).toHaveLength(1))
})

test('@INBOX-03 a message lists earlier answers, and an answer names the message that it answers', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getSentMessages, { data: exampleSentMessages })
  portal.answer(sendMessage, { data: { success: true } })
  await renderInbox('/berichten?id=mail-1', portal)
  const article = within(await screen.findByRole('article'))
  expect(await article.findByText('Mijn antwoord op de offerte.')).toBeTruthy()
  expect(article.queryByText('Kan ik verbouwen?')).toBeNull()
  await userEvent.type(await article.findByRole('textbox'), 'Nog iets')
  await userEvent.click(article.getByRole('button', { name: nl.reply_send }))
  await article.findByText('Je bericht is verstuurd')
  expect(portal.sent.find(({ path }) => path === sendMessage.path)).toMatchObject({
    input: { body: { reply_to_type: 'attachable', reply_to_id: 1 } },
  })
})

test('going back to the list focuses the message that was open, which stays in its tab', {
  tags: 'full',
}, async () => {
  await renderInbox('/berichten?id=mail-1')
  await screen.findByRole('article')
  fireEvent.click(screen.getByText(nl.inbox_back))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  const row = within(await findMessageList()).getByRole('link', { name: /Je offerte staat klaar/ })
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test('if one kind of message cannot be read, the others are shown', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  portal.answer(getMails, { data: [createExampleMail()] })
  await renderView(InboxScreen, { portal, texts, path: '/berichten' })
  expect(await screen.findByText('Je offerte staat klaar')).toBeTruthy()
  expect(screen.getByText(nl.inbox_partial, { exact: false })).toBeTruthy()
})

test('a stored response without the message does not show a not-found message', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.lastSeen.remember(createPageRead(getMails), { data: [createExampleMail()] })
  await renderView(InboxScreen, { portal, texts, path: '/berichten/note-77' })
  expect(await screen.findByText(nl.inbox_choose)).toBeTruthy()
  expect(screen.queryByText(nl.inbox_gone)).toBeNull()
  cleanup()
  await renderInbox('/berichten/note-77')
  expect(await screen.findByText(nl.inbox_gone)).toBeTruthy()
})
