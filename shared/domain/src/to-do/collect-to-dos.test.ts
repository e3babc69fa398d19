import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectToDos, type ToDoSources } from './collect-to-dos.ts'
import { getUrgency, isToDoOpen } from './to-do.ts'

const seenAt = '2026-11-20T10:00:00+00:00'
const listKeysWithStatus = (asking: ToDoSources) =>
  collectToDos(asking).map(({ key, status }) => `${key} ${status}`)
const createTask = (id: number, more: object = {}) => ({ id, title: `Taak ${id}`, ...more })
const createDocument = (id: number, more: object = {}) => ({ id, name: `Stuk ${id}`, ...more })

test('@SEEN-02 a task is done when the adviser has handled the answer, not when the customer has seen it', () => {
  const tasks = {
    unfinished: [createTask(1, { seen_by_customer: seenAt })],
    finished: [
      createTask(2, { status: 'answered' }),
      createTask(3, { status: 'answered', seen_by_advisor: seenAt }),
      createTask(4, { status: 'done', seen_by_advisor: seenAt }),
      createTask(5),
    ],
  }
  expect(listKeysWithStatus({ tasks }).sort()).toEqual([
    'task-1 asked',
    'task-2 sent',
    'task-3 seen',
    'task-4 done',
    'task-5 done',
  ])
})

test('requested documents are asked, sent, seen or done; a settled damage requests nothing', () => {
  const items = [
    createDocument(1),
    createDocument(2, { received: 1 }),
    createDocument(3, { received: 1, seen_by_advisor: seenAt }),
    createDocument(4, { completed: 1 }),
  ]
  expect(listKeysWithStatus({ mortgages: [{ id: 7, progress: items }] }).sort()).toEqual([
    'document-1 asked',
    'document-2 sent',
    'document-3 seen',
    'document-4 done',
  ])
  const damages = [
    { id: 8, progress_items: [createDocument(5)] },
    { id: 9, settled: true, progress_items: [createDocument(6)] },
  ]
  expect(collectToDos({ damages })).toMatchObject([{ kind: 'damage', id: 5, of: 8, title: 'Stuk 5' }])
})

test('a message is a request only while it needs an answer', () => {
  const notes = [
    { id: 1, title: 'Welkom' },
    { id: 2, wants_answer: true },
    { id: 3, wants_answer: true, answered_at: seenAt },
    { id: 4, wants_answer: true, answered_at: seenAt, seen_by_advisor: seenAt },
  ]
  expect(listKeysWithStatus({ notes }).sort()).toEqual(['answer-2 asked', 'answer-3 sent', 'answer-4 seen'])
})

test('@SEEN-01 a request that the customer has not seen is new', () => {
  const tasks = { unfinished: [createTask(1), createTask(2, { seen_by_customer: seenAt })] }
  const mortgages = [{ id: 7, seen_by_customer: seenAt, progress: [createDocument(1)] }]
  expect(collectToDos({ tasks, mortgages }).map(({ key, isNew }) => [key, isNew])).toEqual([
    ['task-1', true],
    ['task-2', false],
    ['document-1', false],
  ])
})

test('without sources there are no requests', () => {
  expect(collectToDos({})).toEqual([])
  expect(collectToDos({ tasks: null, mortgages: [{ id: 1 }], damages: null, notes: [] })).toEqual([])
})

const arbitraryDate = fc.date({
  noInvalidDate: true,
  min: new Date('2026-01-01'),
  max: new Date('2027-12-31'),
})
const arbitraryDay = arbitraryDate.map((date) => date.toISOString().slice(0, 10))
const arbitraryTasks = fc.array(
  fc.record({ date: fc.option(arbitraryDay), created_at: fc.option(arbitraryDay) }),
  { maxLength: 12 },
)

test('open requests come first, by deadline, and none is lost', () => {
  fc.assert(
    fc.property(arbitraryTasks, arbitraryTasks, (unfinished, finished) => {
      const createNumberedTasks = (tasks: typeof unfinished, from: number) =>
        tasks.map((one, index) => createTask(from + index, one))
      const all = collectToDos({
        tasks: {
          unfinished: createNumberedTasks(unfinished, 0),
          finished: createNumberedTasks(finished, 100),
        },
      })
      expect(new Set(all.map(({ key }) => key)).size).toBe(unfinished.length + finished.length)
      const open = all.slice(0, unfinished.length)
      expect(open.every(isToDoOpen)).toBe(true)
      expect(all.slice(unfinished.length).some(isToDoOpen)).toBe(false)
      const due = open.map((toDo) => toDo.due ?? '9')
      expect(due).toEqual([...due].sort())
    }),
  )
})

test('urgency depends on the deadline, and only for open requests', () => {
  const getUrgencyForDue = (due: string | null) => getUrgency({ status: 'asked', due }, '2026-11-24')
  expect(getUrgencyForDue('2026-11-23')).toBe('overdue')
  expect(getUrgencyForDue('2026-11-24')).toBe('today')
  expect(getUrgencyForDue('2026-11-25')).toBe('soon')
  expect(getUrgencyForDue('2026-11-27')).toBe('soon')
  expect(getUrgencyForDue('2026-11-28')).toBe('later')
  expect(getUrgencyForDue(null)).toBe(null)
  for (const status of ['sent', 'seen', 'done'] as const)
    expect(getUrgency({ status, due: '2026-11-01' }, '2026-11-24')).toBe(null)
})
