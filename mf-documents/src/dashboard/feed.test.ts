import { expect, test } from 'vitest'
import { messagesOf } from '../shared/message.ts'
import { exampleMail, exampleRequest, exampleTask } from '../test/examples.ts'
import { feedOf } from './feed.ts'

const signal = {
  id: 3,
  customer_id: null,
  description: 'Rente loopt af',
  customer_message: 'Vast kan voordeliger zijn.',
  finished_at: null,
  snoozed_until: null,
  status: null,
  searchable_type: null,
  searchable_id: null,
  created_at: '2026-11-21T09:00:00+00:00',
  seen_by_customer: null,
}
const note = {
  id: 4,
  title: 'Welkom',
  content: 'Fijn dat je er bent.',
  datetime: '2026-11-17T09:00:00+00:00',
  seen_by_customer: '2026-11-17T10:00:00+00:00',
}

test('@FEED-01 requests, tasks, signals, notes and mails stand together, newest first, read and unread', () => {
  const items = feedOf(
    [exampleRequest(['loonstrook'])],
    [exampleTask()],
    messagesOf([signal], [note], [exampleMail()]),
  )
  expect(items.map(({ kind, seen }) => [kind, seen])).toEqual([
    ['signal', false],
    ['mail', false],
    ['upload', false],
    ['task', false],
    ['note', true],
  ])
  expect(items.map(({ href }) => href)).toEqual([
    '/berichten/signal-3',
    '/berichten/mail-1',
    '/hypotheek?id=7',
    '/taken/1',
    '/berichten/note-4',
  ])
})

test('@FEED-02 @FEED-03 @FEED-04 a mortgage names its one missing document, counts several, and says when none is', () => {
  const entry = (names: string[]) => feedOf([exampleRequest(names)], [], [])[0]
  expect(entry(['loonstrook', 'ok paspoort'])).toMatchObject({ only: 'loonstrook', missing: 1 })
  expect(entry(['loonstrook', 'taxatie'])).toMatchObject({ only: null, missing: 2 })
  expect(entry(['ok paspoort'])).toMatchObject({ only: null, missing: 0 })
  expect(feedOf([exampleRequest([])], [], [])).toEqual([])
})
