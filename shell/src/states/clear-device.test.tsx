import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { globalError } from '../global-error.ts'
import { addSignOutCleanup, type SessionWithCleanup } from '../session/drafts.ts'
import { storedSessionVersion } from '../session/stored-session.ts'
import { createDevice } from '../session/test/device.ts'
import { openShell } from '../test/open-shell.tsx'
import nl from '../texts/nl.json'
import { clearDevice } from './clear-device.ts'

let existingDatabases: string[] = []

beforeEach(() => {
  existingDatabases = ['portal', 'drafts']
  vi.stubGlobal('indexedDB', {
    databases: async () => existingDatabases.map((name) => ({ name, version: 1 })),
    deleteDatabase: (name: string) => {
      existingDatabases = existingDatabases.filter((kept) => kept !== name)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openTabWithTwoAccounts() {
  const { openTab, server, stored } = createDevice()
  const forgotten: string[] = []
  const session: SessionWithCleanup = addSignOutCleanup(openTab(), {
    forget: async (id) => void forgotten.push(id),
  })
  await session.signIn({ username: 'anna', password: 'secret-enough' })
  await session.signIn({ username: 'bram', password: 'secret-enough' })
  return { session, server, stored, forgotten }
}

test('@SHELL-07 clearing the device leaves no account, draft or valid token', async () => {
  const { session, server, stored, forgotten } = await openTabWithTwoAccounts()
  const token = (await session.token()) ?? ''
  expect(server.ownerOf(token)).toBe('bram')
  await clearDevice(session)
  expect(stored()).toEqual({ sessions: [], activeId: null, signedOut: [] })
  expect([...new Set(forgotten)].sort()).toEqual(['zuider:anna', 'zuider:bram'])
  expect(server.ownerOf(token)).toBeUndefined()
})

test('@SHELL-07 clearing the device empties its storage and removes cookies and databases', async () => {
  localStorage.setItem('last-sign', '1')
  sessionStorage.setItem('tried', '1')
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the cookie that must be removed
  for (const name of ['language', 'hint']) document.cookie = `${name}=x; path=/`
  const { session } = await openTabWithTwoAccounts()
  await clearDevice(session)
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
  expect(existingDatabases).toEqual([])
})

test('@SHELL-07 a failing sign-out or deletion does not keep the rest on the device', async () => {
  const { session } = await openTabWithTwoAccounts()
  localStorage.setItem('last-sign', '1')
  const rejectSignOut = async () => {
    throw new Error('the vault is broken')
  }
  await clearDevice({ ...session, leave: rejectSignOut, forget: rejectSignOut })
  expect(localStorage).toHaveLength(0)
  expect(existingDatabases).toEqual([])
})

test('a browser that cannot list its databases is cleared of everything else', async () => {
  vi.stubGlobal('indexedDB', {})
  const { session, stored } = await openTabWithTwoAccounts()
  localStorage.setItem('last-sign', '1')
  await clearDevice(session)
  expect(stored().sessions).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('@SHELL-07 the button of the generic error clears the device and restarts', {
  tags: 'full',
}, async () => {
  const { browser } = await openShell()
  localStorage.setItem('last-sign', '1')
  expect(browser.kept().sessions).toMatchObject([{ username: 'anna', version: storedSessionVersion }])
  act(() => globalError.set('generic'))
  await userEvent.click(screen.getByRole('button', { name: nl.clear_cookies }))
  await vi.waitFor(() => expect(browser.load).toHaveBeenCalledExactlyOnceWith('/'))
  expect(browser.kept().sessions).toEqual([])
  expect(localStorage).toHaveLength(0)
  expect(existingDatabases).toEqual([])
})
