import { expect, test } from 'vitest'
import { collectToDos } from './collect-to-dos.ts'
import { countToDos, countUnseen } from './to-do-counts.ts'

const seenAt = '2026-11-20T11:00:00Z'
const exampleToDos = collectToDos({
  tasks: {
    unfinished: [{ id: 1, title: 'Bel ons', seen_by_customer: seenAt }],
    finished: [{ id: 2, title: 'x' }],
  },
  mortgages: [
    {
      id: 5,
      progress: [
        { id: 1, name: 'Loonstrook' },
        { id: 2, name: 'Pas', received: 1 },
      ],
    },
  ],
  damages: [{ id: 6, progress_items: [{ id: 3, name: 'Foto' }] }],
  notes: [
    { id: 7, wants_answer: true },
    { id: 8, wants_answer: true, seen_by_customer: seenAt },
    { id: 9, wants_answer: true, answered_at: seenAt },
  ],
})

test('@HEADER-05 a request counts until it is handled, and a new message that needs an answer counts once', () => {
  expect(countToDos(exampleToDos, 4)).toEqual({ toDo: 5, requested: 2, newMessages: 4, newOrToDo: 8 })
  expect(countToDos([], 0)).toEqual({ toDo: 0, requested: 0, newMessages: 0, newOrToDo: 0 })
})

test('unseen messages on other pages count as new', () => {
  expect(countUnseen([{}, { seen_by_customer: seenAt }, { seen_by_customer: null }], 3)).toBe(5)
})
