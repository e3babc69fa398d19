import { defineGet } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { combineReads, QueryView } from './query-view.tsx'
import { useRead } from './read.ts'
import { createFakePortal, type FakePortal, renderView } from './test/index.ts'
import type { CatalogLoader } from './texts.tsx'

const loadEmptyCatalog: CatalogLoader = async () => ({ default: {} })

const WishesResponse = v.object({ data: v.array(v.string()) })
const getWishes = defineGet('/customer/wishes', { key: 'TASK', response: WishesResponse, summary: 'Wishes.' })
const getHopes = defineGet('/customer/hopes', { key: 'NOTE', response: WishesResponse, summary: 'Hopes.' })
const rejectRequest = () => {
  throw new ApiError('refused', { status: 500, message: 'gone' })
}

interface WishListProps {
  empty?: { title: string; children: string }
  framed?: boolean
}

function WishList(props: WishListProps) {
  return (
    <QueryView read={useRead(getWishes)} placeholder="waiting" error={['No wishes', 'Later']} {...props}>
      {({ data }) => data.length > 0 && <p>{data.join()}</p>}
    </QueryView>
  )
}
const renderWishList = (portal: FakePortal, props?: WishListProps) =>
  renderView(() => <WishList {...props} />, { portal, texts: loadEmptyCatalog })

test('while a response is pending, the placeholder shows', async () => {
  const portal = createFakePortal()
  portal.answer(getWishes, new Promise(() => {}) as never)
  await renderWishList(portal)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('when a read fails, the error shows with a retry button', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  portal.answer(getWishes, rejectRequest)
  await renderWishList(portal)
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toMatch(/^No wishesLater/)
  portal.answer(getWishes, { data: ['garden'] })
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('garden')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('when a refetch fails, the earlier data stays', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  portal.answer(getWishes, { data: ['garden'] })
  await renderWishList(portal)
  await screen.findByText('garden')
  portal.answer(getWishes, rejectRequest)
  await portal.queries.refetchQueries()
  expect(portal.queries.getQueryCache().findAll()[0]?.state.status).toBe('error')
  expect(screen.getByText('garden')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('when the children render nothing, the empty state shows if there is one', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getWishes, { data: [] })
  const { unmount } = await renderWishList(portal, {
    empty: { title: 'No wishes yet', children: 'Make one' },
  })
  expect(await screen.findByText('No wishes yet')).toBeTruthy()
  unmount()
  const { container } = await renderWishList(portal)
  expect(container.querySelector('article, p')).toBeNull()
  expect(container.textContent).toBe('')
})

test('inside a card, error and empty state have no card of their own', async () => {
  const portal = createFakePortal()
  portal.answer(getWishes, rejectRequest)
  const framed = await renderWishList(portal)
  const countAncestors = (container: Element) => {
    let count = 0
    for (let at = screen.getByRole('alert') as Element | null; at && at !== container; at = at.parentElement)
      count++
    return count
  }
  await screen.findByRole('alert')
  const withCard = countAncestors(framed.container)
  framed.unmount()
  const bare = await renderWishList(portal, { framed: false })
  await screen.findByRole('alert')
  expect(countAncestors(bare.container)).toBe(withCard - 1)
})

function WishesAndHopes() {
  return (
    <QueryView
      read={combineReads(useRead(getWishes), useRead(getHopes))}
      placeholder="waiting"
      error={['Not both']}
    >
      {([wishes, hopes]) => <p>{[...wishes.data, ...hopes.data].join()}</p>}
    </QueryView>
  )
}

test('several combined reads show content when all have data, and retry repeats only the failed ones', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  let resolveHopesRequest = (_: { data: string[] }) => {}
  portal.answer(getWishes, rejectRequest)
  portal.answer(
    getHopes,
    new Promise<{ data: string[] }>((resolve) => {
      resolveHopesRequest = resolve
    }) as never,
  )
  await renderView(WishesAndHopes, { portal, texts: loadEmptyCatalog })
  await expect.poll(() => portal.queries.isFetching()).toBe(1)
  expect(screen.getByText('waiting')).toBeTruthy()
  resolveHopesRequest({ data: ['sun'] })
  await screen.findByRole('alert')
  portal.answer(getWishes, { data: ['garden'] })
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('garden,sun')).toBeTruthy()
  expect(portal.sent.map(({ path }) => path)).toEqual([
    '/customer/wishes',
    '/customer/hopes',
    '/customer/wishes',
  ])
})
