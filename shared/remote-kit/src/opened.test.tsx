import { BrowserRouter, Link } from '@portal/remote-kit/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { itemPath, ListRoutes, useOpened } from './opened.tsx'

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
    <BrowserRouter>
      <ListRoutes path="/lijst">
        <List />
      </ListRoutes>
    </BrowserRouter>,
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
