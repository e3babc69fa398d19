import { createPageRead, defineGet } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueryView } from './query-view.tsx'
import { useCurrentData, useRead } from './read.ts'
import { createFakePortal, type FakePortal, renderView } from './test/index.ts'
import type { CatalogLoader } from './texts.tsx'

const loadEmptyCatalog: CatalogLoader = async () => ({ default: {} })

const WishResponse = v.object({ data: v.object({ title: v.string() }) })
const getWish = defineGet('/customer/wish', { key: 'TASK', response: WishResponse, summary: 'A wish.' })
const getHiddenWish = defineGet('/customer/hidden', {
  feature: 'policies',
  response: WishResponse,
  summary: 'A hidden wish.',
})
const wishQuery = createPageRead(getWish)
const storedWish = { data: { title: 'A house' } }

function createPortalWithStoredWish(answer: unknown, overrides?: Parameters<typeof createFakePortal>[0]) {
  const portal = createFakePortal(overrides)
  portal.lastSeen.remember(wishQuery, answer)
  return portal
}

/** Delays the response until the test calls the returned function. */
function delayResponse(portal: FakePortal) {
  let release: (title: string) => void = () => {}
  const coming = new Promise((resolve) => {
    release = (title) => resolve({ data: { title } })
  })
  portal.answer(getWish, (() => coming) as never)
  return release
}

const WishCard = () => (
  <QueryView read={useRead(getWish)} placeholder={<p>waiting</p>} children={({ data }) => data.title} />
)
const WishForm = () => <p>{useCurrentData(getWish).data?.data.title ?? 'waiting'}</p>
const renderWish = (portal: FakePortal, View = WishCard) =>
  renderView(View, { portal, texts: loadEmptyCatalog })

test('a stored response is shown and announced as old until the new one arrives', {
  tags: 'full',
}, async () => {
  const portal = createPortalWithStoredWish(storedWish)
  const release = delayResponse(portal)
  await renderWish(portal)
  expect(screen.getByText('A house')).toBeTruthy()
  expect(portal.lastSeen.shown()).toEqual([wishQuery.url])
  expect(portal.queries.getQueryData(['TASK', '/customer/wish'])).toBeUndefined()
  release('A garden')
  expect(await screen.findByText('A garden')).toBeTruthy()
  expect(portal.lastSeen.shown()).toEqual([])
})

test('when a stored response appears or is removed, the view updates', async () => {
  const portal = createPortalWithStoredWish(undefined)
  delayResponse(portal)
  await renderWish(portal)
  expect(screen.getByText('waiting')).toBeTruthy()
  act(() => portal.lastSeen.remember(wishQuery, storedWish))
  expect(screen.getByText('A house')).toBeTruthy()
  act(() => portal.lastSeen.remember(wishQuery))
  expect(screen.getByText('waiting')).toBeTruthy()
})

test('when the new response fails, the stored one stays until a retry succeeds', async () => {
  const portal = createPortalWithStoredWish(storedWish)
  portal.answer(getWish, () => {
    throw new ApiError('refused', { status: 500, message: 'away' })
  })
  await renderWish(portal)
  await expect.poll(() => portal.queries.getQueryState(['TASK', '/customer/wish'])?.status).toBe('error')
  expect(screen.getByText('A house')).toBeTruthy()
  expect(portal.lastSeen.shown()).toHaveLength(1)
  portal.answer(getWish, { data: { title: 'A garden' } })
  await act(() => portal.queries.refetchQueries())
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('trust C3: when a stored response does not match the contract, a skeleton shows and no error is reported', async () => {
  const portal = createPortalWithStoredWish({ data: { name: 'A house' } })
  const release = delayResponse(portal)
  await renderWish(portal)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect([portal.lastSeen.shown(), portal.reported]).toEqual([[], []])
  release('A garden')
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('a form waits for the current response instead of reading a stored one', async () => {
  const portal = createPortalWithStoredWish(storedWish)
  const release = delayResponse(portal)
  await renderWish(portal, WishForm)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(portal.lastSeen.shown()).toEqual([])
  release('A garden')
  expect(await screen.findByText('A garden')).toBeTruthy()
})

test('when a read is not allowed or not requested, its stored response is not shown', async () => {
  const portal = createPortalWithStoredWish(storedWish, { isAllowed: () => false })
  await renderWish(portal, () => (
    <p>
      {useRead(getHiddenWish).data?.data.title ?? 'hidden'}{' '}
      {useRead(getWish, undefined, { enabled: false }).data?.data.title ?? 'unasked'}
    </p>
  ))
  expect(screen.getByText('hidden unasked')).toBeTruthy()
  expect(portal.sent).toEqual([])
})

test('while a stored response is shown, the view can tell that it is not current', {
  tags: 'full',
}, async () => {
  const portal = createPortalWithStoredWish(storedWish)
  const release = delayResponse(portal)
  await renderWish(portal, () => <p>{useRead(getWish).isPlaceholderData ? 'of before' : 'of now'}</p>)
  expect(screen.getByText('of before')).toBeTruthy()
  release('A garden')
  expect(await screen.findByText('of now')).toBeTruthy()
})
