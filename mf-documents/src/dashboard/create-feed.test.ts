import { Note } from '@portal/contract/note'
import * as v from '@portal/contract/valibot'
import { collectToDos } from '@portal/domain/to-do/collect-to-dos'
import { expect, test } from 'vitest'
import { mergeMessages } from '../shared/inbox-message.ts'
import {
  createExampleMail,
  createExampleTask,
  createMortgageWithRequiredDocuments,
} from '../test/example-records.ts'
import { createFeed } from './create-feed.ts'

const exampleSignal = {
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
const createNote = (more: object = {}) =>
  v.parse(Note, {
    id: 4,
    title: 'Welkom',
    content: 'Fijn dat je er bent.',
    datetime: '2026-11-17T09:00:00+00:00',
    seen_by_customer: '2026-11-17T10:00:00+00:00',
    ...more,
  })
const exampleTasks = { unfinished: [createExampleTask()], finished: [] }

test('@FEED-01 requests, tasks, signals, notes and mails are in one list, newest first', () => {
  const items = createFeed(
    collectToDos({ mortgages: [createMortgageWithRequiredDocuments(['loonstrook'])], tasks: exampleTasks }),
    mergeMessages([exampleSignal], [createNote()], [createExampleMail()]),
  )
  expect(items.map(({ kind, waits }) => [kind, waits])).toEqual([
    ['signal', 1],
    ['mail', 1],
    ['document', 1],
    ['task', 1],
    ['note', 0],
  ])
  expect(items.map(({ href }) => href)).toEqual([
    '/berichten/signal-3',
    '/berichten/mail-1',
    '/hypotheek?id=7',
    '/taken/1',
    '/berichten/note-4',
  ])
})

test('@FEED-02 @FEED-03 @FEED-04 a mortgage item names its single missing document, counts several, and says when none is missing', () => {
  const createRequestedDocumentsItem = (names: string[]) =>
    createFeed(collectToDos({ mortgages: [createMortgageWithRequiredDocuments(names)] }), [])[0]
  expect(createRequestedDocumentsItem(['loonstrook', 'ok paspoort'])).toMatchObject({
    only: 'loonstrook',
    missing: 1,
    waits: 1,
  })
  expect(createRequestedDocumentsItem(['loonstrook', 'taxatie'])).toMatchObject({
    only: null,
    missing: 2,
    waits: 2,
  })
  expect(createRequestedDocumentsItem(['ok paspoort'])).toMatchObject({ only: null, missing: 0, waits: 0 })
  expect(createRequestedDocumentsItem([])).toBe(undefined)
})

test('a damage with requested documents is one item, which links to the damage', () => {
  const damages = [
    {
      id: 3,
      progress_items: [
        { id: 1, name: 'Foto' },
        { id: 2, name: 'Bon' },
      ],
    },
  ]
  expect(createFeed(collectToDos({ damages }), [])).toMatchObject([
    { kind: 'damage', missing: 2, waits: 2, href: '/schades/3' },
  ])
})

test('@SEEN-02 a seen request stays open until it is answered, and a message that wants an answer counts once', () => {
  const seen = '2026-11-20T11:00:00+00:00'
  const countOpenItems = (given: Parameters<typeof createExampleTask>[0]) =>
    createFeed(collectToDos({ tasks: { unfinished: [createExampleTask(given)], finished: [] } }), []).map(
      (one) => one.waits,
    )
  expect(countOpenItems({ seen_by_customer: seen })).toEqual([1])
  const question = createNote({ wants_answer: true })
  const createNoteFeed = (one: Note) =>
    createFeed(collectToDos({ notes: [one] }), mergeMessages([], [one], []))
  expect(createNoteFeed(question).map(({ key, waits }) => [key, waits])).toEqual([['note-4', 1]])
  expect(createNoteFeed({ ...question, answered_at: seen }).map((one) => one.waits)).toEqual([0])
})
