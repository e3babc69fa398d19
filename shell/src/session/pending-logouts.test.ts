import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDevice } from './test/device.ts'

const annaCredentials = { username: 'anna', password: 'geheim' }

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/**
 * Creates a device on which anna signed in, then signed out while the server was unreachable, and returns her tokens.
 */
async function createDeviceWithPendingLogout(inCookie = false) {
  const made = createDevice()
  made.server.state.inCookie = inCookie
  const tab = made.openTab()
  await tab.signIn(annaCredentials)
  const [session] = made.stored().sessions
  if (!session) throw new Error('nothing is stored')
  made.server.state.online = false
  await tab.signOut()
  return { ...made, tab, session }
}

test.each(['seen by the page', 'in a cookie'])(
  'trust A5 E12: an offline sign-out is sent when the connection is back, also by a later start of the portal: refresh token %s',
  async (where) => {
    const { server, session, openTab } = await createDeviceWithPendingLogout(where === 'in a cookie')
    expect(server.ownerOf(session.access_token)).toBe('anna')
    const later = openTab()
    await later.sendPendingLogouts()
    expect(server.ownerOf(session.access_token)).toBe('anna')
    server.state.online = true
    await later.sendPendingLogouts()
    expect(server.ownerOf(session.access_token)).toBeUndefined()
    expect(localStorage.length).toBe(0)
  },
)

test('trust A5: the stored sign-out contains nothing that opens a session or identifies the customer', async () => {
  const { session, stored } = await createDeviceWithPendingLogout()
  const kept = JSON.stringify({ ...localStorage })
  expect(stored().sessions).toEqual([])
  for (const secret of [session.access_token, session.refresh_token, session.username, session.accountId])
    expect(kept).not.toContain(secret)
})

test.each(['{"text":1}', 'no JSON', '[{"tenant":1}]'])(
  'an invalid stored value (%s) is ignored and replaced',
  async (kept) => {
    localStorage.setItem('owed-sign-outs', kept)
    const { server, session, tab } = await createDeviceWithPendingLogout()
    server.state.online = true
    await tab.sendPendingLogouts()
    expect(server.ownerOf(session.access_token)).toBeUndefined()
  },
)
