import { get, readOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueryView } from './query-view.tsx'
import { useCurrent, useRead } from './read.ts'
import { type FakePortal, fakePortal, renderView } from './test/index.ts'
import type { Catalogs } from './texts.tsx'

const texts: Catalogs = async () => ({ default: {} })

const Wish = v.object({ data: v.object({ title: v.string() }) })
const getWish = get('/customer/wish', { key: 'TASK', answer: Wish, summary: 'A wish.' })
const getHidden = get('/customer/hidden', { feature: 'policies', answer: Wish, summary: 'A hidden wish.' })
const wish = readOf(getWish)
const before = { data: { title: 'A house' } }

/** A portal whose device stores an earlier response of the read. */
function remembering(answer: unknown, overrides?: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal(overrides)
  portal.lastSeen.remember(wish, answer)
  return portal
}

/** A response that the test releases. */
function held(portal: FakePortal) {
  let release: (title: string) => void = () => {}
  const coming = new Promise((resolve) => {
    release = (title) => resolve({ data: { title } })
  })
  portal.answer(getWish, (() => coming) as never)
  return release
}

const Card = () => (
  <QueryView read={useRead(getWish)} waiting={<p>waiting</p>} children={({ data }) => data.title} />
)
const Form = () => <p>{useCurrent(getWish).data?.data.title ?? 'waiting'}</p>
const show = (portal: FakePortal, View = Card) => renderView(View, { portal, texts })

test('a response was stored earlier, it is shown and announced as old until the new one arrives', {
  tags: 'full',
}, async () => {
  const portal = remembering(before)
  const release = held(portal)
  await show(portal)
  expect(screen.getByText('A house')).toBeTruthy()
  expect(portal.lastSeen.shown()).toEqual([wish.url])
  expect(portal.queries.getQueryData(['TASK', '/customer/wish'])).toBeUndefined()
  release('A garden')
  expect(await screen.findByText('A garden')).toBeTruthy()
  expect(portal.lastSeen.shown()).toEqual([])
})

test('a stored response appears or is removed, the view updates', async () => {
  const portal = remembering(undefined)
  held(portal)
  await show(portal)
  expect(screen.getByText('waiting')).toBeTruthy()
  act(() => portal.lastSeen.remember(wish, before))
  expect(screen.getByText('A house')).toBeTruthy()
  act(() => portal.lastSeen.remember(wish))
  expect(screen.getByText('waiting')).toBeTruthy()
})

test('the new response fails, the stored one stays until a retry succeeds', async () => {
  const portal = remembering(before)
  portal.answer(getWish, () => {
    throw new ApiError('refused', { status: 500, message: 'away' })
  })
  await show(portal)
  await expect.poll(() => portal.queries.getQueryState(['TASK', '/customer/wish'])?.status).toBe('error')
  expect(screen.getByText('A house')).toBeTruthy()
  expect(portal.lastSeen.shown()).toHaveLength(1)
  portal.answer(getWish, { data: { title: 'A garden' } })
  await act(() => portal.queries.refetchQueries())
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('trust C3: a stored response does not match the contract, a skeleton shows and no error is reported', async () => {
  const portal = remembering({ data: { name: 'A house' } })
  const release = held(portal)
  await show(portal)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect([portal.lastSeen.shown(), portal.reported]).toEqual([[], []])
  release('A garden')
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('a form reads its data, it waits for the current response', async () => {
  const portal = remembering(before)
  const release = held(portal)
  await show(portal, Form)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(portal.lastSeen.shown()).toEqual([])
  release('A garden')
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('a read is not allowed or not requested, its stored response is not shown', async () => {
  const portal = remembering(before, { isAllowed: () => false })
  await show(portal, () => (
    <p>
      {useRead(getHidden).data?.data.title ?? 'hidden'}{' '}
      {useRead(getWish, undefined, { enabled: false }).data?.data.title ?? 'unasked'}
    </p>
  ))
  expect(screen.getByText('hidden unasked')).toBeTruthy()
  expect(portal.sent).toEqual([])
})

test('a stored response is shown, the view can tell that it is not current', { tags: 'full' }, async () => {
  const portal = remembering(before)
  const release = held(portal)
  await show(portal, () => <p>{useRead(getWish).isPlaceholderData ? 'of before' : 'of now'}</p>)
  expect(screen.getByText('of before')).toBeTruthy()
  release('A garden')
  expect(await screen.findByText('of now')).toBeTruthy()
})
