import { createPageRead, defineGet, toQueryKey } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { hasFailedWithoutData, isFirstResponsePending } from './query-view.tsx'
import { parseOnce, useRead } from './read.ts'
import { createFakePortal, type FakePortal, renderView } from './test/index.ts'
import type { CatalogLoader } from './texts.tsx'

const loadEmptyCatalog: CatalogLoader = async () => ({ default: {} })

const WishResponse = v.object({ data: v.object({ title: v.string() }) })
const getWish = defineGet('/customer/wish', { key: 'TASK', response: WishResponse, summary: 'A wish.' })

function WishCard() {
  const { data, error } = useRead(getWish)
  if (error) return <p>failed: {error.failure}</p>
  return <p>{data?.data.title ?? 'waiting'}</p>
}
const renderWish = (portal: FakePortal, View = WishCard) =>
  renderView(View, { portal, texts: loadEmptyCatalog })

test('when two components read the same data, one request is sent', async () => {
  const portal = createFakePortal()
  portal.answer(getWish, { data: { title: 'A garden' } })
  await renderWish(portal, () => (
    <>
      <WishCard />
      <WishCard />
    </>
  ))
  expect(await screen.findAllByText('A garden')).toHaveLength(2)
  expect(portal.sent).toEqual([{ path: '/customer/wish' }])
})

test('trust C3: when a response does not match the contract, that card reports one error and the cache keeps the response', async () => {
  const portal = createFakePortal()
  portal.answer(getWish, { data: { name: 'no title' } } as never)
  await renderWish(portal)
  expect(await screen.findByText('failed: unexpected')).toBeTruthy()
  expect(String(portal.reported[0])).toContain('data.title')
  expect(portal.queries.getQueryData(toQueryKey(createPageRead(getWish)))).toEqual({
    data: { name: 'no title' },
  })
})

test('trust C3: a response with unknown fields is accepted', async () => {
  const portal = createFakePortal()
  portal.answer(getWish, { data: { title: 'A garden', colour: 'green' }, meta: 1 } as never)
  await renderWish(portal)
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('when the server rejects a read, the reader receives that error', async () => {
  const portal = createFakePortal()
  portal.answer(getWish, () => {
    throw new ApiError('refused', { status: 404, message: 'gone' })
  })
  await renderWish(portal)
  expect(await screen.findByText('failed: refused')).toBeTruthy()
})

function ParentReader() {
  const read = useRead(getWish)
  return isFirstResponsePending(read) ? <p>waiting</p> : <ChildReader missing={hasFailedWithoutData(read)} />
}
function ChildReader({ missing }: { missing: boolean }) {
  const { refetch } = useRead(getWish)
  return (
    <button type="button" onClick={() => void refetch()}>
      {missing ? 'missing' : 'there'}
    </button>
  )
}

test('when a read failed, another reader does not repeat it, and a retry keeps the rendered content', async () => {
  const portal = createFakePortal()
  portal.answer(getWish, () => {
    throw new ApiError('refused', { status: 503, message: 'away' })
  })
  await renderWish(portal, ParentReader)
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

test('a response that is checked twice against one schema is parsed once, and another schema parses it again', () => {
  const parse = vi.fn(() => true)
  const schema = v.object({ data: v.pipe(v.number(), v.check(parse)) })
  const answer = { data: 1 }
  expect(parseOnce(schema, answer)).toBe(parseOnce(schema, answer))
  expect(parse).toHaveBeenCalledTimes(1)
  expect(parseOnce(v.object({ data: v.string() }), answer).success).toBe(false)
  expect(parseOnce(schema, { ...answer }).success).toBe(true)
  expect(parse).toHaveBeenCalledTimes(2)
})

test('a response that is not an object is checked too', () => {
  expect(parseOnce(v.string(), 'words').success).toBe(true)
  expect(parseOnce(v.string(), null).success).toBe(false)
})
