import { get, keyOf, readOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { isAwaited, isMissing } from './awaited.ts'
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

test('two readers of the same thing cost one request', async () => {
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

test('trust C3: an answer of another shape is one reported error of that card, and the cache keeps it as it came', async () => {
  const portal = fakePortal()
  portal.answer(getWish, { data: { name: 'no title' } } as never)
  await show(portal)
  expect(await screen.findByText('failed: unexpected')).toBeTruthy()
  expect(String(portal.reported[0])).toContain('data.title')
  expect(portal.queries.getQueryData(keyOf(readOf(getWish)))).toEqual({ data: { name: 'no title' } })
})

test('trust C3: fields that the contract does not know are no error', async () => {
  const portal = fakePortal()
  portal.answer(getWish, { data: { title: 'A garden', colour: 'green' }, meta: 1 } as never)
  await show(portal)
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('a refusal reaches the reader as what it is', async () => {
  const portal = fakePortal()
  portal.answer(getWish, () => {
    throw new ApiError('refused', { status: 404, message: 'gone' })
  })
  await show(portal)
  expect(await screen.findByText('failed: refused')).toBeTruthy()
})

/** Draws what it holds even when it could not be read, and another reader of the same within. */
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

test('one more reader of what failed does not ask again, and asking again takes nothing off the screen', async () => {
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
