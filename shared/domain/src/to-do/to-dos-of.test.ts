import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, urgencyOf } from './to-do.ts'
import { type ToDoSources, toDosOf } from './to-dos-of.ts'

const seen = '2026-11-20T10:00:00+00:00'
const keysOf = (asking: ToDoSources) => toDosOf(asking).map(({ key, status }) => `${key} ${status}`)
const task = (id: number, more: object = {}) => ({ id, title: `Taak ${id}`, ...more })
const document = (id: number, more: object = {}) => ({ id, name: `Stuk ${id}`, ...more })

test('@SEEN-02 a task that was seen is not done: it is when the adviser has dealt with the answer', () => {
  const tasks = {
    unfinished: [task(1, { seen_by_customer: seen })],
    finished: [
      task(2, { status: 'answered' }),
      task(3, { status: 'answered', seen_by_advisor: seen }),
      task(4, { status: 'done', seen_by_advisor: seen }),
      task(5),
    ],
  }
  expect(keysOf({ tasks }).sort()).toEqual([
    'task-1 asked',
    'task-2 sent',
    'task-3 seen',
    'task-4 done',
    'task-5 done',
  ])
})

test('documents of mortgages and damages are asked, sent, seen and done; a damage that is settled asks nothing', () => {
  const items = [
    document(1),
    document(2, { received: 1 }),
    document(3, { received: 1, seen_by_advisor: seen }),
    document(4, { completed: 1 }),
  ]
  expect(keysOf({ mortgages: [{ id: 7, progress: items }] }).sort()).toEqual([
    'document-1 asked',
    'document-2 sent',
    'document-3 seen',
    'document-4 done',
  ])
  const damages = [
    { id: 8, progress_items: [document(5)] },
    { id: 9, settled: true, progress_items: [document(6)] },
  ]
  expect(toDosOf({ damages })).toMatchObject([{ kind: 'damage', id: 5, of: 8, title: 'Stuk 5' }])
})

test('of messages only those that want an answer ask something, until it is given', () => {
  const notes = [
    { id: 1, title: 'Welkom' },
    { id: 2, wants_answer: true },
    { id: 3, wants_answer: true, answered_at: seen },
    { id: 4, wants_answer: true, answered_at: seen, seen_by_advisor: seen },
  ]
  expect(keysOf({ notes }).sort()).toEqual(['answer-2 asked', 'answer-3 sent', 'answer-4 seen'])
})

test('@SEEN-01 what the customer has not seen is new', () => {
  const tasks = { unfinished: [task(1), task(2, { seen_by_customer: seen })] }
  const mortgages = [{ id: 7, seen_by_customer: seen, progress: [document(1)] }]
  expect(toDosOf({ tasks, mortgages }).map(({ key, isNew }) => [key, isNew])).toEqual([
    ['task-1', true],
    ['task-2', false],
    ['document-1', false],
  ])
})

test('nothing asks nothing', () => {
  expect(toDosOf({})).toEqual([])
  expect(toDosOf({ tasks: null, mortgages: [{ id: 1 }], damages: null, notes: [] })).toEqual([])
})

const day = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-12-31') })
const days = day.map((date) => date.toISOString().slice(0, 10))
const tasksOf = fc.array(fc.record({ date: fc.option(days), created_at: fc.option(days) }), { maxLength: 12 })

test('what is open comes first, by the day before which it is wanted; nothing is lost', () => {
  fc.assert(
    fc.property(tasksOf, tasksOf, (unfinished, finished) => {
      const numbered = (tasks: typeof unfinished, from: number) =>
        tasks.map((one, index) => task(from + index, one))
      const all = toDosOf({
        tasks: { unfinished: numbered(unfinished, 0), finished: numbered(finished, 100) },
      })
      expect(new Set(all.map(({ key }) => key)).size).toBe(unfinished.length + finished.length)
      const open = all.slice(0, unfinished.length)
      expect(open.every(isOpen)).toBe(true)
      expect(all.slice(unfinished.length).some(isOpen)).toBe(false)
      const due = open.map((toDo) => toDo.due ?? '9')
      expect(due).toEqual([...due].sort())
    }),
  )
})

test('how pressing something is goes by the day, and only while it is open', () => {
  const of = (due: string | null) => urgencyOf({ status: 'asked', due }, '2026-11-24')
  expect(of('2026-11-23')).toBe('overdue')
  expect(of('2026-11-24')).toBe('today')
  expect(of('2026-11-25')).toBe('soon')
  expect(of('2026-11-27')).toBe('soon')
  expect(of('2026-11-28')).toBe('later')
  expect(of(null)).toBe(null)
  for (const status of ['sent', 'seen', 'done'] as const)
    expect(urgencyOf({ status, due: '2026-11-01' }, '2026-11-24')).toBe(null)
})
