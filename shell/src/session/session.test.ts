import { expect, test, vi } from 'vitest'
import { storedSessionVersion } from './stored-session.ts'
import { createDevice } from './test/device.ts'
import { fakeKeys } from './test/fake-dpop-signer.ts'
import { tokenLifetimeSeconds } from './test/fake-server.ts'

const createCredentials = (username: string) => ({ username, password: 'secret-enough' })
const timeUntilRefreshMs = (tokenLifetimeSeconds - 120) * 1000
const waitForTick = () => new Promise((resolve) => setImmediate(resolve))

test('@SESSION-01 nobody is signed in until a sign-in succeeds', async () => {
  const tab = createDevice().openTab()
  await tab.open()
  expect(tab.account.get()).toBeNull()
  expect(await tab.signIn(createCredentials('anna'))).toEqual({ outcome: 'signed-in' })
  expect(tab.account.get()).toMatchObject({ id: 'zuider:anna', username: 'anna' })
})

test('@DEMO-21 an access token that is expired on arrival is renewed before use', async () => {
  const { openTab, server, stored } = createDevice()
  server.state.late = true
  const tab = openTab()
  expect(await tab.signIn(createCredentials('yara'))).toEqual({ outcome: 'signed-in' })
  expect(server.ownerOf((await tab.token()) ?? '')).toBe('yara')
  expect(server.state.refreshes).toBe(1)

  server.state.ended = true
  expect(await tab.signIn(createCredentials('yves'))).toEqual({ outcome: 'failed' })
  expect(stored().sessions.map(({ username }) => username)).toEqual(['yara'])
})

test('@SESSION-02 tokens are renewed two minutes before they expire, and not earlier', async () => {
  const { openTab, pass, server } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  const first = await tab.token()
  pass(timeUntilRefreshMs - 1)
  expect(await tab.token()).toBe(first)
  pass(1)
  expect(await tab.token()).not.toBe(first)
  expect(server.state.refreshes).toBe(1)
})

test('@SESSION-03 an expired session is renewed at the start if its refresh token is valid, else removed', async () => {
  const { openTab, pass, server, stored } = createDevice()
  await openTab().signIn(createCredentials('anna'))
  pass(tokenLifetimeSeconds * 1000 + 1)
  const later = openTab()
  await later.open()
  expect(later.account.get()?.id).toBe('zuider:anna')
  const session = later.active()
  if (session) await server.auth.logout(session)
  pass(tokenLifetimeSeconds * 1000 + 1)
  const last = openTab()
  await last.open()
  expect(last.account.get()).toBeNull()
  expect(stored().sessions).toEqual([])
})

test('trust E12: a session that was idle without an open tab is ended at the next start, here and at the server', async () => {
  const { openTab, leave, server, stored } = createDevice()
  await openTab().signIn(createCredentials('anna'))
  const [session] = stored().sessions
  if (!session) throw new Error('nothing is stored')
  leave()
  const later = openTab()
  expect(await later.open()).toBe('idle')
  expect([later.account.get(), stored().sessions]).toEqual([null, []])
  const { tenant, refresh_token } = session
  await expect(server.auth.refresh({ tenant, refresh_token, keys: fakeKeys })).rejects.toThrow()
})

test('@SESSION-04 a session stored by another version of the portal is removed, not refreshed', async () => {
  const { openTab, keep, pass, server, stored } = createDevice()
  await openTab().signIn(createCredentials('anna'))
  const [session] = stored().sessions
  if (!session) throw new Error('nothing is stored')
  keep({ sessions: [{ ...session, version: session.version - 1 }], activeId: session.accountId })
  pass(tokenLifetimeSeconds * 1000 + 1)
  const later = openTab()
  await later.open()
  expect(later.account.get()).toBeNull()
  expect(stored().sessions).toEqual([])
  expect(server.state.refreshes).toBe(0)
})

test('@SESSION-05 @SESSION-07 a stored session has account, tenant, language, and the time when its token expires', async () => {
  const { openTab, pass, stored } = createDevice()
  pass(5000)
  await openTab().signIn(createCredentials('anna'))
  expect(stored().sessions).toEqual([
    {
      accountId: 'zuider:anna',
      access_token: expect.stringContaining('access-anna'),
      refresh_token: expect.stringContaining('refresh-anna'),
      in_cookie: false,
      expiresAt: 5000 + tokenLifetimeSeconds * 1000,
      language: 'nl',
      notification: '',
      push_id: '',
      name: 'anna',
      username: 'anna',
      avatar: 'picture of anna',
      tenant: 'zuider',
      tenant_code: 'ZUIDER',
      token_type: 'Bearer',
      keys: fakeKeys,
      version: storedSessionVersion,
    },
  ])
})

test('trust A3: five tabs with an expired token send one refresh, and all stay signed in', async () => {
  const { openTab, pass, server } = createDevice()
  await openTab().signIn(createCredentials('anna'))
  const tabs = [1, 2, 3, 4, 5].map(() => openTab())
  await Promise.all(tabs.map((tab) => tab.open()))
  pass(tokenLifetimeSeconds * 1000 + 1)
  const tokens = await Promise.all(tabs.map((tab) => tab.token()))
  expect(new Set(tokens).size).toBe(1)
  expect(server.ownerOf(tokens[0] ?? '')).toBe('anna')
  expect(server.state).toMatchObject({ refreshes: 1, reused: 0 })
})

test('trust A4: changes of one account leave the other unchanged', async () => {
  const { openTab, stored } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  await tab.signIn(createCredentials('bram'))
  const anna = stored().sessions.find(({ username }) => username === 'anna')
  await tab.token(await tab.token().then((token) => token ?? undefined))
  expect(stored().sessions.find(({ username }) => username === 'anna')).toEqual(anna)
  await tab.signOut()
  expect(tab.account.get()).toBeNull()
  expect(stored().sessions).toEqual([anna])
  expect(await tab.switchTo('zuider:anna')).toBe(true)
  expect(tab.account.get()?.username).toBe('anna')
})

test('trust A4: signing out or switching while tokens renew does not bring the account back', async () => {
  let answer: () => void = () => {}
  const { openTab, pass, server, stored } = createDevice((what, task) =>
    what === 'refresh' ? new Promise<void>((resolve) => (answer = resolve)).then(task) : task(),
  )
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  await tab.signIn(createCredentials('bram'))
  for (const leave of [() => tab.switchTo('zuider:anna'), () => tab.signOut()]) {
    pass(timeUntilRefreshMs)
    const before = tab.account.get()?.id
    const renewing = tab.token()
    await waitForTick()
    const left = leave()
    answer()
    await renewing
    await waitForTick()
    answer()
    await left
    expect(tab.account.get()?.id).not.toBe(before)
    expect(stored().activeId).not.toBe(before)
  }
  expect(stored().sessions.map(({ username }) => username)).toEqual(['bram'])
  expect(server.state.reused).toBe(0)
})

/** Renews tokens in a tab that loses the mutex while waiting for them, like a tab that the phone suspended. */
async function renewTokensAfterLosingMutex() {
  let answer: () => void = () => {}
  const parts = createDevice(
    (what, task) =>
      what === 'refresh' ? new Promise<void>((resolve) => (answer = resolve)).then(task) : task(),
    () => (task) => task(),
  )
  const tab = parts.openTab()
  const other = parts.openTab()
  await tab.signIn(createCredentials('anna'))
  parts.pass(timeUntilRefreshMs)
  const renewing = tab.token()
  await waitForTick()
  const listRenewedTabs = () => {
    answer()
    return renewing
  }
  return { ...parts, tab, other, renewed: listRenewedTabs }
}

test('trust A4: tokens renewed for an old session do not replace those of a newer one', async () => {
  const { other, renewed, stored } = await renewTokensAfterLosingMutex()
  await other.signIn(createCredentials('anna'))
  const begunAnew = stored()
  await renewed()
  expect(stored()).toEqual(begunAnew)
})

test('trust A4: a rejected refresh of an old session does not end a newer one', async () => {
  const { tab, other, renewed, server, stored } = await renewTokensAfterLosingMutex()
  const before = tab.active()
  await other.signIn(createCredentials('anna'))
  const begunAnew = stored()
  if (before) await server.auth.logout(before)
  expect(await renewed()).toBe(other.active()?.access_token)
  expect(stored()).toEqual(begunAnew)
  expect(server.ownerOf((await tab.token()) ?? '')).toBe('anna')
})

test('@ACCOUNTS-02 @ACCOUNTS-03 the account list has id, name and picture; the token is found by the id', async () => {
  const { openTab, server } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  await tab.signIn(createCredentials('bram'))
  expect(tab.accounts.get()).toEqual(
    ['anna', 'bram'].map((name) => ({
      id: `zuider:${name}`,
      name,
      username: name,
      avatar: `picture of ${name}`,
    })),
  )
  for (const name of ['anna', 'bram']) {
    expect(await tab.switchTo(`zuider:${name}`)).toBe(true)
    expect(server.ownerOf((await tab.token()) ?? '')).toBe(name)
  }
})

test('trust A5: signing out removes the session from the device, also without a network', async () => {
  const { openTab, server, stored } = createDevice()
  const tab = openTab()
  const other = openTab()
  await tab.signIn(createCredentials('anna'))
  await waitForTick()
  expect(other.account.get()?.username).toBe('anna')
  server.state.online = false
  await tab.signOut()
  await waitForTick()
  expect(stored().sessions).toEqual([])
  expect(other.account.get()).toBeNull()
  expect(await other.token()).toBeNull()
})

test('when an account signs out while storage does not respond, the other tabs are signed out at once', async () => {
  let responds = true
  const { openTab } = createDevice((what, task) =>
    responds || what === 'news' ? task() : new Promise<never>(() => {}),
  )
  const tab = openTab()
  const other = openTab()
  await tab.signIn(createCredentials('anna'))
  await waitForTick()
  expect(other.account.get()?.username).toBe('anna')
  responds = false
  void tab.signOut()
  expect(other.account.get()).toBeNull()
  expect(other.active()).toBeNull()
})

test('while another tab is signing out, a renewal that completes does not sign in again', async () => {
  let releaseRefresh = () => {}
  let holdsRefresh = false
  const { openTab, pass } = createDevice((what, task) =>
    what === 'refresh' && holdsRefresh
      ? new Promise<void>((resolve) => {
          releaseRefresh = resolve
        }).then(task)
      : task(),
  )
  const tab = openTab()
  const other = openTab()
  await tab.signIn(createCredentials('anna'))
  await waitForTick()
  pass(timeUntilRefreshMs)
  holdsRefresh = true
  void other.token()
  await waitForTick()
  const seen: (string | undefined)[] = []
  other.account.subscribe(() => seen.push(other.account.get()?.username))
  const signedOut = tab.signOut()
  releaseRefresh()
  await signedOut
  await waitForTick()
  expect(seen).toEqual([undefined])

  await tab.signIn(createCredentials('anna'))
  await waitForTick()
  expect(other.account.get()?.username).toBe('anna')
})

test('when an account is signed out or removed, the other tabs are told which', async () => {
  const { openTab, announced } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  await tab.signIn(createCredentials('clara'))
  expect(announced).toEqual([[], []])
  await tab.forget('zuider:anna')
  await tab.signOut()
  expect(announced.slice(2)).toEqual([['zuider:anna'], ['zuider:clara']])
})

test('@ACCOUNTS-02 @ACCOUNTS-04 a signed-out account stays in the list without a session until it is removed', async () => {
  const { openTab, stored } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  await tab.signIn(createCredentials('bram'))
  await tab.signOut()
  expect(tab.account.get()).toBeNull()
  expect(tab.accounts.get()).toEqual([
    expect.not.objectContaining({ signedOut: true }),
    expect.objectContaining({ id: 'zuider:bram', username: 'bram', signedOut: true }),
  ])
  expect(Object.keys(stored().signedOut?.[0] ?? {}).sort()).toEqual([
    'accountId',
    'avatar',
    'name',
    'username',
  ])
  expect(await tab.switchTo('zuider:bram')).toBe(false)
  expect(await tab.switchTo('zuider:anna')).toBe(true)
  expect(await tab.switchTo('zuider:bram')).toBe(false)
  expect(tab.account.get()?.username).toBe('anna')

  await tab.signIn(createCredentials('bram'))
  expect(tab.accounts.get().some(({ signedOut }) => signedOut)).toBe(false)
  await tab.signOut()
  await tab.forget('zuider:bram')
  expect(tab.accounts.get().map(({ username }) => username)).toEqual(['anna'])
})

test('when a session ends at the server, its account stays in the list', async () => {
  const { openTab, server, pass, stored } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  const [session] = stored().sessions
  if (session) await server.auth.logout(session)
  pass(tokenLifetimeSeconds * 2000)
  const later = openTab()
  await later.open()
  expect(later.account.get()).toBeNull()
  expect(later.accounts.get()).toMatchObject([{ username: 'anna', signedOut: true }])
})

test('@ACCOUNTS-06 an account can be removed from the device, but not the active one', async () => {
  const { openTab } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  await tab.signIn(createCredentials('bram'))
  await tab.forget('zuider:bram')
  expect(tab.accounts.get()).toHaveLength(2)
  await tab.forget('zuider:anna')
  expect(tab.accounts.get().map(({ username }) => username)).toEqual(['bram'])
})

test('@ACCOUNT-02 @ACCOUNTS-02 changes of language, name and picture are stored for the active account only', async () => {
  const { openTab, stored } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  await tab.signIn(createCredentials('bram'))
  const other = openTab()
  await other.open()
  const [anna, bram] = stored().sessions
  await tab.describe({ language: 'de' })
  await tab.describe({ name: 'Bram Kuipers', avatar: null })
  const { avatar: _, ...rest } = bram ?? {}
  expect(stored().sessions).toEqual([anna, { ...rest, name: 'Bram Kuipers', language: 'de' }])
  await vi.waitFor(() => expect(other.account.get()?.name).toBe('Bram Kuipers'))
  const before = stored()
  await tab.describe({ name: 'Bram Kuipers', language: 'de', avatar: null })
  expect(stored()).toBe(before)
  await tab.signOut()
  await tab.describe({ language: 'en' })
  expect(stored().sessions).toEqual([anna])
})

test('a session that is replaced or whose account is removed ends at the server too', async () => {
  const { openTab, server } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  const first = (await tab.token()) ?? ''
  await tab.signIn(createCredentials('anna'))
  await waitForTick()
  expect(server.ownerOf(first)).toBeUndefined()
  const second = (await tab.token()) ?? ''
  expect(server.ownerOf(second)).toBe('anna')
  await tab.signIn(createCredentials('bram'))
  expect(server.ownerOf(second)).toBe('anna')
  await tab.forget('zuider:anna')
  expect(server.ownerOf(second)).toBeUndefined()
  expect(server.ownerOf((await tab.token()) ?? '')).toBe('bram')
})

test('a request has the token, and a proof of its key if the token is bound to one', async () => {
  const { openTab, keep, stored } = createDevice()
  const tab = openTab()
  await tab.signIn(createCredentials('anna'))
  const request = { method: 'GET', url: '/x' }
  expect((await tab.sign(request))?.headers).toEqual({ authorization: 'Bearer access-anna-1' })
  const [session] = stored().sessions
  if (!session) throw new Error('nothing is stored')
  keep({ sessions: [{ ...session, token_type: 'DPoP' }], activeId: session.accountId })
  const later = openTab()
  await later.open()
  expect(await later.sign(request)).toEqual({
    token: 'access-anna-1',
    headers: { authorization: 'DPoP access-anna-1', dpop: '' },
  })
})
