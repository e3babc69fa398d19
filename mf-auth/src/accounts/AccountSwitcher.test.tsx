import type { Account } from '@portal/remote-kit/portal'
import { createFakePortal, createStore } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAuthView } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import AccountSwitcher from './AccountSwitcher.tsx'

const annaAccount = { id: 'zuider:1', name: 'Anna de Wit', username: 'anna' }
const jeroenAccount = { id: 'zuider:2', name: 'Jeroen de Wit', username: 'jeroen' }

async function renderAccountSwitcher(switched = true, other: Account = jeroenAccount) {
  const fake = createFakePortal()
  const session = {
    ...fake.session,
    accounts: createStore<readonly Account[]>([annaAccount, other]),
    switchTo: vi.fn(async () => switched),
    forget: vi.fn(async () => {}),
  }
  const portal = createFakePortal({ session })
  await renderAuthView(AccountSwitcher, portal, '/')
  const getAccountRow = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
  return { session, portal, row: getAccountRow }
}

test('@ACCOUNTS-05 the customer can switch from the active account to another', async () => {
  const { session, row } = await renderAccountSwitcher()
  expect(row('Anna de Wit').getByText(nl.accounts_active)).toBeTruthy()
  await userEvent.click(row('Jeroen de Wit').getByRole('button', { name: /Verder als Jeroen/ }))
  expect(session.switchTo).toHaveBeenCalledExactlyOnceWith('zuider:2')
})

test('headings have the level that the host passes', async () => {
  await renderAccountSwitcher()
  expect(screen.getByRole('heading', { level: 3, name: nl.accounts_switch })).toBeTruthy()
})

test('@ACCOUNTS-04 switching to an account whose session ended leads to sign-in', async () => {
  const { portal, row } = await renderAccountSwitcher(false)
  await userEvent.click(row('Jeroen de Wit').getByRole('button', { name: /Verder als Jeroen/ }))
  expect(portal.visited).toEqual(['/accounts?account=zuider%3A2'])
})

test('@ACCOUNTS-04 switching to a signed-out account leads to sign-in and leaves the active account unchanged', async () => {
  const { session, portal, row } = await renderAccountSwitcher(true, { ...jeroenAccount, signedOut: true })
  await userEvent.click(row('Jeroen de Wit').getByRole('button', { name: /Inloggen als Jeroen/ }))
  expect(portal.visited).toEqual(['/accounts?account=zuider%3A2'])
  expect(session.switchTo).not.toHaveBeenCalled()
})

test('@ACCOUNTS-06 any account but the active one can be removed from the device', async () => {
  const { session, row } = await renderAccountSwitcher()
  expect(row('Anna de Wit').queryByRole('button', { name: /van dit apparaat/ })).toBeNull()
  await userEvent.click(row('Jeroen de Wit').getByRole('button', { name: /van dit apparaat/ }))
  expect(session.forget).toHaveBeenCalledExactlyOnceWith('zuider:2')
})
