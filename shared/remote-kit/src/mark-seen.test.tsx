import { ApiError } from '@portal/contract/error'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getTasks } from '@portal/contract/task'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { setRecordSeenAt, useMarkSeenOnOpen } from './mark-seen.ts'
import { useRead } from './read.ts'
import { createFakePortal, renderView } from './test/index.ts'

const loadEmptyCatalog = async () => ({ default: {} })

test('@SEEN-01 changing one record to seen or new leaves the others unchanged', () => {
  const list = { data: [{ id: 1 }, { id: '2', seen_by_customer: null }], meta: { total: 2 } }
  const seen = setRecordSeenAt(list, 2, '2026-11-21T10:00:00Z')
  expect(seen).toEqual({
    data: [{ id: 1 }, { id: '2', seen_by_customer: '2026-11-21T10:00:00Z' }],
    meta: { total: 2 },
  })
  expect(setRecordSeenAt(seen, '2', null)).toEqual(list)
  const lists = { data: { unfinished: [{ id: 1 }], finished: [{ id: 2 }] } }
  expect(setRecordSeenAt(lists, 1, 'now').data.unfinished).toEqual([{ id: 1, seen_by_customer: 'now' }])
  expect(setRecordSeenAt(undefined, 1, 'now')).toBeUndefined()
})

function TaskList() {
  const tasks = useRead(getTasks)
  const [open, setOpen] = useState(false)
  useMarkSeenOnOpen(open ? { model: 'task', id: 4 } : null)
  const unseen = tasks.data?.data.unfinished.filter(({ seen_by_customer }) => !seen_by_customer).length
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {`${unseen} nieuw`}
    </button>
  )
}

test('@SEEN-03 trust C4: a record that is opened shows as seen at once, the server is notified and the list refetched; a rejection makes it new again', async () => {
  const portal = createFakePortal()
  portal.answer(getTasks, { data: { unfinished: [{ id: 4, title: 'Jaaropgave' }], finished: [] } })
  let answer: () => void = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  portal.answer(markRecordAsSeen, (async () => {
    await waiting
    throw new ApiError('refused', { status: 500, message: 'no' })
  }) as never)
  await renderView(TaskList, { portal, texts: loadEmptyCatalog })
  await screen.findByText('1 nieuw')
  act(() => screen.getByText('1 nieuw').click())
  await screen.findByText('0 nieuw')
  expect(portal.sent.at(-1)).toMatchObject({
    path: markRecordAsSeen.path,
    input: { body: { model: 'task', id: 4 } },
  })
  answer()
  await screen.findByText('1 nieuw')
  await waitFor(() => expect(portal.sent.at(-1)?.path).toBe(getTasks.path))
})
