import { Link } from '@portal/remote-kit/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { itemPath, ListRoutes, OpenedItem, useOpened } from './list-routes.tsx'
import { createRouter, navigatePage, RouterRoot } from './portal-router.tsx'

const router = createRouter(navigatePage)

function List() {
  const { id, close } = useOpened('/lijst')
  return (
    <>
      <Link to={itemPath('/lijst', 'a/b')}>open</Link>
      <output>{id ?? 'none'}</output>
      <button type="button" onClick={close}>
        close
      </button>
    </>
  )
}

function open(path: string) {
  history.pushState(null, '', path)
  render(
    <RouterRoot router={router}>
      <ListRoutes path="/lijst">
        <List />
      </ListRoutes>
    </RouterRoot>,
  )
}
const opened = () => screen.getByRole('status').textContent
const address = () => location.pathname + location.search

test('an item opens, it gets its own path, and closing it goes back to the list', async () => {
  open('/lijst')
  expect(opened()).toBe('none')
  await userEvent.click(screen.getByRole('link', { name: 'open' }))
  expect([opened(), address()]).toEqual(['a/b', '/lijst/a%2Fb'])
  const steps = history.length
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  await waitFor(() => expect([opened(), address()]).toEqual(['none', '/lijst']))
  expect(history.length).toBe(steps)
})

test('the page was opened at an item’s path, closing the item stays on the list', async () => {
  open('/lijst/7')
  expect(opened()).toBe('7')
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  expect([opened(), address()]).toEqual(['none', '/lijst'])
})

test('the path has the item in the query, as in old mails, it opens the item and changes to the current path', async () => {
  open('/lijst?id=a%2Fb')
  expect(opened()).toBe('a/b')
  await waitFor(() => expect(address()).toBe('/lijst/a%2Fb'))
  expect(opened()).toBe('a/b')
})

test.each(['50%', '%41', 'a%2Fb', '%25', '%E0%A4%A'])('an id is %j, its path opens the item', async (id) => {
  open(itemPath('/lijst', id))
  expect(opened()).toBe(id)
  open(`/lijst?id=${encodeURIComponent(id)}`)
  await waitFor(() => expect(address()).toBe(itemPath('/lijst', id)))
  for (const shown of screen.getAllByRole('status')) expect(shown.textContent).toBe(id)
})

test('an item is open, the back button closes it', async () => {
  open('/lijst')
  await userEvent.click(screen.getByRole('link', { name: 'open' }))
  act(() => history.back())
  await waitFor(() => expect(opened()).toBe('none'))
})

test('an item opens, closes or is missing, the list is not rendered again', async () => {
  const onRender = vi.fn()
  function Items() {
    onRender()
    return (
      <>
        <Link to={itemPath('/lijst', 2)}>two</Link>
        <Link to={itemPath('/lijst', 3)}>three</Link>
        <OpenedItem path="/lijst" items={[{ key: 1 }, { key: 2 }]} keyOf={({ key }) => key}>
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
        <Items />
      </ListRoutes>
    </RouterRoot>,
  )
  const shownText = () => screen.getByRole('button').textContent
  expect(shownText()).toBe('none')
  await userEvent.click(screen.getByRole('link', { name: 'two' }))
  expect(shownText()).toBe('2')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(shownText()).toBe('none'))
  await userEvent.click(screen.getByRole('link', { name: 'three' }))
  expect(shownText()).toBe('gone')
  expect(onRender).toHaveBeenCalledTimes(1)
})
