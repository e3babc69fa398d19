import type { ToDoListRequest } from '@portal/contract/remote-registry'
import { expect, test } from 'vitest'
import { findOpenToDos } from './menu-count.ts'

const createToDoRequest = (from: string): ToDoListRequest => ({ key: from, url: `/${from}`, from })
const listOpenToDoKeys = (from: string, answer: unknown) =>
  findOpenToDos([createToDoRequest(from)], [answer]).map(({ key }) => key)

test('@HEADER-05 open items of every source are counted', () => {
  const reads = ['tasks', 'mortgages', 'damages', 'notes'].map(createToDoRequest)
  const answers = [
    { data: { unfinished: [{ id: 1, title: 'Bel ons' }], finished: [{ id: 2, title: 'Lees' }] } },
    {
      data: [
        {
          id: 7,
          progress: [
            { id: 3, name: 'Loonstrook' },
            { id: 4, name: 'Pas', received: 1 },
          ],
        },
      ],
    },
    { data: [{ id: 8, progress_items: [{ id: 5, name: 'Foto' }] }] },
    { data: [{ id: 6, wants_answer: true }, { id: 9 }] },
  ]
  expect(
    findOpenToDos(reads, answers)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['answer-6', 'damage-5', 'document-3', 'task-1'])
})

test('an invalid response or an unknown source counts nothing', () => {
  for (const from of ['tasks', 'mortgages', 'damages', 'notes', 'dreams'])
    for (const answer of [
      undefined,
      null,
      {},
      { data: null },
      { data: 'x' },
      { data: [null] },
      { data: { finished: 3 } },
    ])
      expect(listOpenToDoKeys(from, answer)).toEqual([])
})
