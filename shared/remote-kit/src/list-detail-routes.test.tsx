import { Anchor } from '@portal/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getListItemPath, ListRoutes, OpenedItem, useOpenedItem } from './list-detail-routes.tsx'
import { createRouter, navigatePage, RouterRoot } from './portal-router.tsx'

const router = createRouter(navigatePage)

function TestList() {
  const { id, close } = useOpenedItem('/lijst')
  return (
    <>
      <Anchor href={getListItemPath('/lijst', 'a/b')}>open</Anchor>
      <output>{id ?? 'none'}</output>
      <button type="button" onClick={close}>
        close
      </button>
    </>
  )
}

function renderListAt(path: string) {
  history.pushState(null, '', path)
  render(
    <RouterRoot router={router}>
      <ListRoutes path="/lijst">
        <TestList />
      </ListRoutes>
    </RouterRoot>,
  )
}
const getOpenedItemId = () => screen.getByRole('status').textContent
const getCurrentUrl = () => location.pathname + location.search

test('when an item opens, it gets its own path, and closing it goes back to the list', async () => {
  renderListAt('/lijst')
  expect(getOpenedItemId()).toBe('none')
  await userEvent.click(screen.getByRole('link', { name: 'open' }))
  expect([getOpenedItemId(), getCurrentUrl()]).toEqual(['a/b', '/lijst/a%2Fb'])
  const steps = history.length
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  await waitFor(() => expect([getOpenedItemId(), getCurrentUrl()]).toEqual(['none', '/lijst']))
  expect(history.length).toBe(steps)
})

test('when the page was opened at an item’s path, closing the item stays on the list', async () => {
  renderListAt('/lijst/7')
  expect(getOpenedItemId()).toBe('7')
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  expect([getOpenedItemId(), getCurrentUrl()]).toEqual(['none', '/lijst'])
})

test('a path with the item in the query, as in old mails, opens the item and changes to the current path', async () => {
  renderListAt('/lijst?id=a%2Fb')
  expect(getOpenedItemId()).toBe('a/b')
  await waitFor(() => expect(getCurrentUrl()).toBe('/lijst/a%2Fb'))
  expect(getOpenedItemId()).toBe('a/b')
})

test.each(['50%', '%41', 'a%2Fb', '%25', '%E0%A4%A'])(
  'the path of an item with the id %j opens the item',
  async (id) => {
    renderListAt(getListItemPath('/lijst', id))
    expect(getOpenedItemId()).toBe(id)
    renderListAt(`/lijst?id=${encodeURIComponent(id)}`)
    await waitFor(() => expect(getCurrentUrl()).toBe(getListItemPath('/lijst', id)))
    for (const shown of screen.getAllByRole('status')) expect(shown.textContent).toBe(id)
  },
)

test('when an item is open, the back button closes it', async () => {
  renderListAt('/lijst')
  await userEvent.click(screen.getByRole('link', { name: 'open' }))
  act(() => history.back())
  await waitFor(() => expect(getOpenedItemId()).toBe('none'))
})

test('when an item opens, closes or is missing, the list is not rendered again', async () => {
  const onRender = vi.fn()
  function TestItems() {
    onRender()
    return (
      <>
        <Anchor href={getListItemPath('/lijst', 2)}>two</Anchor>
        <Anchor href={getListItemPath('/lijst', 3)}>three</Anchor>
        <OpenedItem path="/lijst" items={[{ key: 1 }, { key: 2 }]} getKey={({ key }) => key}>
          {({ item, gone, close }) => (
            <button type="button" onClick={close}>
              {gone ? 'gone' : `${item?.key ?? 'none'}`}
            </button>
          )}
        </OpenedItem>
      </>
    )
  }
  history.pushState(null, '', '/lijst')
  render(
    <RouterRoot router={router}>
      <ListRoutes path="/lijst">
        <TestItems />
      </ListRoutes>
    </RouterRoot>,
  )
  const getShownText = () => screen.getByRole('button').textContent
  expect(getShownText()).toBe('none')
  await userEvent.click(screen.getByRole('link', { name: 'two' }))
  expect(getShownText()).toBe('2')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(getShownText()).toBe('none'))
  await userEvent.click(screen.getByRole('link', { name: 'three' }))
  expect(getShownText()).toBe('gone')
  expect(onRender).toHaveBeenCalledTimes(1)
})
