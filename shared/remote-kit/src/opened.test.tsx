import { Link } from '@portal/remote-kit/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { itemPath, ListRoutes, OpenedItem, useOpened } from './opened.tsx'
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

test('an item has an address of its own, whatever its name, and closing it is a step back to the list', async () => {
  open('/lijst')
  expect(opened()).toBe('none')
  await userEvent.click(screen.getByRole('link', { name: 'open' }))
  expect([opened(), address()]).toEqual(['a/b', '/lijst/a%2Fb'])
  const steps = history.length
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  await waitFor(() => expect([opened(), address()]).toEqual(['none', '/lijst']))
  expect(history.length).toBe(steps)
})

test('whoever comes by the address of an item stays on the list on closing', async () => {
  open('/lijst/7')
  expect(opened()).toBe('7')
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  expect([opened(), address()]).toEqual(['none', '/lijst'])
})

test('an address as old mails have it opens the item, and becomes that of today', async () => {
  open('/lijst?id=a%2Fb')
  expect(opened()).toBe('a/b')
  await waitFor(() => expect(address()).toBe('/lijst/a%2Fb'))
  expect(opened()).toBe('a/b')
})

test('back closes what is open', async () => {
  open('/lijst')
  await userEvent.click(screen.getByRole('link', { name: 'open' }))
  act(() => history.back())
  await waitFor(() => expect(opened()).toBe('none'))
})

test('the list is not drawn anew when an item opens, closes, or is not there', async () => {
  const drawn = vi.fn()
  function Items() {
    drawn()
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
  const said = () => screen.getByRole('button').textContent
  expect(said()).toBe('none')
  await userEvent.click(screen.getByRole('link', { name: 'two' }))
  expect(said()).toBe('2')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(said()).toBe('none'))
  await userEvent.click(screen.getByRole('link', { name: 'three' }))
  expect(said()).toBe('gone')
  expect(drawn).toHaveBeenCalledTimes(1)
})
