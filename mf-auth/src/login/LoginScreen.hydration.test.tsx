// @module-tag full
import { defineRemote, defineScreen as screenOf } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { createStore, hydrateScreen } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createGuestPortal } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'

const annaAccount: Account = { id: 'zuider:1', name: 'Anna de Wit', username: 'anna' }

const views = { login: screenOf(() => import('./LoginScreen.tsx')) }
function createLoginView(accounts: readonly Account[]) {
  const { portal } = createGuestPortal()
  const session = { ...portal.session, accounts: createStore(accounts) }
  return defineRemote({ portal: { ...portal, session }, texts, views }).views.login
}

test('on a device with accounts, the server-rendered page is hydrated without differences, and the accounts then appear', async () => {
  history.replaceState(null, '', '/login')
  const { place, field, mended } = await hydrateScreen(createLoginView([]), createLoginView([annaAccount]))
  expect(await screen.findByText(nl.accounts_title)).toBeTruthy()
  expect(screen.getByText(annaAccount.name)).toBeTruthy()
  expect(mended).toEqual([])
  expect(field).toBeTruthy()
  expect(place.querySelector('input')).toBe(field)
})
