import { afterEach, beforeEach, expect, test } from 'vitest'
import { device } from './test/device.ts'

const anna = { username: 'anna', password: 'geheim' }

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** A device on which anna signed in and out again while the server was away, and the tokens she had. */
async function signedOutOffline(inCookie = false) {
  const made = device()
  made.server.state.inCookie = inCookie
  const tab = made.openTab()
  await tab.signIn(anna)
  const [session] = made.stored().sessions
  if (!session) throw new Error('nothing is stored')
  made.server.state.online = false
  await tab.signOut()
  return { ...made, tab, session }
}

test.each(['seen by the page', 'in a cookie'])(
  'trust A5 E12: signing out without a connection is sent when it is back, by another start of the portal too: refresh token %s',
  async (where) => {
    const { server, session, openTab } = await signedOutOffline(where === 'in a cookie')
    expect(server.ownerOf(session.access_token)).toBe('anna')
    const later = openTab()
    await later.settleSignOuts()
    expect(server.ownerOf(session.access_token)).toBe('anna')
    server.state.online = true
    await later.settleSignOuts()
    expect(server.ownerOf(session.access_token)).toBeUndefined()
    expect(localStorage.length).toBe(0)
  },
)

test('trust A5: what is kept until then opens nothing and names nobody', async () => {
  const { session, stored } = await signedOutOffline()
  const kept = JSON.stringify({ ...localStorage })
  expect(stored().sessions).toEqual([])
  for (const secret of [session.access_token, session.refresh_token, session.username, session.accountId])
    expect(kept).not.toContain(secret)
})

test.each(['{"text":1}', 'no JSON', '[{"tenant":1}]'])(
  'what is kept and is no list of sign-outs (%s) is passed over, and gives way to one',
  async (kept) => {
    localStorage.setItem('owed-sign-outs', kept)
    const { server, session, tab } = await signedOutOffline()
    server.state.online = true
    await tab.settleSignOuts()
    expect(server.ownerOf(session.access_token)).toBeUndefined()
  },
)
