import { expect, test } from 'vitest'
import { device } from './test/device.ts'
import { lifetime } from './test/fake-server.ts'

const credentials = (username: string) => ({ username, password: 'secret-enough' })
const untilRefresh = (lifetime - 120) * 1000
const tick = () => new Promise((resolve) => setImmediate(resolve))

test('@SESSION-01 nobody is signed in until a sign-in succeeds', async () => {
  const tab = device().openTab(0)
  await tab.open()
  expect(tab.account.get()).toBeNull()
  expect(await tab.signIn(credentials('anna'))).toEqual({ outcome: 'signed-in' })
  expect(tab.account.get()).toMatchObject({ id: 'zuider:anna', username: 'anna' })
})

test('@SESSION-02 tokens are renewed two minutes before they end, and not before', async () => {
  const { openTab, pass, server } = device()
  const tab = openTab(0)
  await tab.signIn(credentials('anna'))
  const first = await tab.token()
  pass(untilRefresh - 1)
  expect(await tab.token()).toBe(first)
  pass(1)
  expect(await tab.token()).not.toBe(first)
  expect(server.state.refreshes).toBe(1)
})

test('@SESSION-03 a session that ended is renewed at the start when its refresh token is good, else dropped', async () => {
  const { openTab, pass, server, stored } = device()
  await openTab(0).signIn(credentials('anna'))
  pass(lifetime * 1000 + 1)
  const later = openTab(1)
  await later.open()
  expect(later.account.get()?.id).toBe('zuider:anna')
  const session = later.active()
  if (session) await server.auth.logout(session)
  pass(lifetime * 1000 + 1)
  const last = openTab(2)
  await last.open()
  expect(last.account.get()).toBeNull()
  expect(stored().sessions).toEqual([])
})

test('trust A3: five tabs with an ended token ask for one refresh, and all stay signed in', async () => {
  const { openTab, pass, server } = device()
  await openTab(0).signIn(credentials('anna'))
  const tabs = [1, 2, 3, 4, 5].map(openTab)
  await Promise.all(tabs.map((tab) => tab.open()))
  pass(lifetime * 1000 + 1)
  const tokens = await Promise.all(tabs.map((tab) => tab.token()))
  expect(new Set(tokens).size).toBe(1)
  expect(server.ownerOf(tokens[0] ?? '')).toBe('anna')
  expect(server.state).toMatchObject({ refreshes: 1, reused: 0 })
})

test('trust A4: what happens to one account leaves the other as it was', async () => {
  const { openTab, stored } = device()
  const tab = openTab(0)
  await tab.signIn(credentials('anna'))
  await tab.signIn(credentials('bram'))
  const anna = stored().sessions.find(({ username }) => username === 'anna')
  await tab.token(await tab.token().then((token) => token ?? undefined))
  expect(stored().sessions.find(({ username }) => username === 'anna')).toEqual(anna)
  await tab.signOut()
  expect(tab.account.get()).toBeNull()
  expect(stored().sessions).toEqual([anna])
  expect(await tab.switchTo('zuider:anna')).toBe(true)
  expect(tab.account.get()?.username).toBe('anna')
})

test('trust A5: signing out removes the session from the device, also without a network', async () => {
  const { openTab, server, stored } = device()
  const tab = openTab(0)
  const other = openTab(1)
  await tab.signIn(credentials('anna'))
  await tick()
  expect(other.account.get()?.username).toBe('anna')
  server.state.online = false
  await tab.signOut()
  await tick()
  expect(stored().sessions).toEqual([])
  expect(other.account.get()).toBeNull()
  expect(await other.token()).toBeNull()
})

test('@ACCOUNTS-06 an account can be removed from the device, but not the active one', async () => {
  const { openTab } = device()
  const tab = openTab(0)
  await tab.signIn(credentials('anna'))
  await tab.signIn(credentials('bram'))
  await tab.forget('zuider:bram')
  expect(tab.accounts.get()).toHaveLength(2)
  await tab.forget('zuider:anna')
  expect(tab.accounts.get().map(({ username }) => username)).toEqual(['bram'])
})
