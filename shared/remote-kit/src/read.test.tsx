import { get, keyOf, readOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { isAwaited, isMissing } from './query-state.ts'
import { useRead } from './read.ts'
import { type FakePortal, fakePortal, renderView } from './test/index.ts'
import type { Catalogs } from './texts.tsx'

const texts: Catalogs = async () => ({ default: {} })

const Wish = v.object({ data: v.object({ title: v.string() }) })
const getWish = get('/customer/wish', { key: 'TASK', answer: Wish, summary: 'A wish.' })

function Card() {
  const { data, error } = useRead(getWish)
  if (error) return <p>failed: {error.failure}</p>
  return <p>{data?.data.title ?? 'waiting'}</p>
}
const show = (portal: FakePortal, View = Card) => renderView(View, { portal, texts })

test('two components read the same data, one request is sent', async () => {
  const portal = fakePortal()
  portal.answer(getWish, { data: { title: 'A garden' } })
  await show(portal, () => (
    <>
      <Card />
      <Card />
    </>
  ))
  expect(await screen.findAllByText('A garden')).toHaveLength(2)
  expect(portal.sent).toEqual([{ path: '/customer/wish' }])
})

test('trust C3: a response does not match the contract, that card reports one error and the cache keeps the response', async () => {
  const portal = fakePortal()
  portal.answer(getWish, { data: { name: 'no title' } } as never)
  await show(portal)
  expect(await screen.findByText('failed: unexpected')).toBeTruthy()
  expect(String(portal.reported[0])).toContain('data.title')
  expect(portal.queries.getQueryData(keyOf(readOf(getWish)))).toEqual({ data: { name: 'no title' } })
})

test('trust C3: a response has unknown fields, it is accepted', async () => {
  const portal = fakePortal()
  portal.answer(getWish, { data: { title: 'A garden', colour: 'green' }, meta: 1 } as never)
  await show(portal)
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('the server rejects a read, the reader receives that error', async () => {
  const portal = fakePortal()
  portal.answer(getWish, () => {
    throw new ApiError('refused', { status: 404, message: 'gone' })
  })
  await show(portal)
  expect(await screen.findByText('failed: refused')).toBeTruthy()
})

/** Renders its children also when the read failed; a child reads the same data. */
function Around() {
  const read = useRead(getWish)
  return isAwaited(read) ? <p>waiting</p> : <Inside missing={isMissing(read)} />
}
function Inside({ missing }: { missing: boolean }) {
  const { refetch } = useRead(getWish)
  return (
    <button type="button" onClick={() => void refetch()}>
      {missing ? 'missing' : 'there'}
    </button>
  )
}

test('a read failed, another reader does not repeat it, and a retry keeps the rendered content', async () => {
  const portal = fakePortal()
  portal.answer(getWish, () => {
    throw new ApiError('refused', { status: 503, message: 'away' })
  })
  await show(portal, Around)
  const inside = await screen.findByRole('button', { name: 'missing' })
  await expect.poll(() => portal.queries.isFetching()).toBe(0)
  expect(portal.sent).toHaveLength(1)
  let answer: (() => void) | undefined
  portal.answer(
    getWish,
    (() =>
      new Promise((resolve) => {
        answer = () => resolve({ data: { title: 'A garden' } })
      })) as never,
  )
  await userEvent.click(inside)
  await expect.poll(() => portal.sent).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'missing' })).toBe(inside)
  await expect.poll(() => answer).toBeDefined()
  answer?.()
  expect(await screen.findByRole('button', { name: 'there' })).toBe(inside)
})
