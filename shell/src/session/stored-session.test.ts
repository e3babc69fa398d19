import { expect, test } from 'vitest'
import { sessionOf } from '../test/browser-env.ts'
import {
  activeSession,
  differs,
  type Stored,
  withDescription,
  withoutAccount,
  withSession,
  withTokens,
} from './stored-session.ts'

const anna = sessionOf('anna', { avatar: 'of anna' })
const bram = sessionOf('bram')
const twoSessions: Stored = { sessions: [anna, bram], activeId: anna.accountId }

test('the active session is that of the active account, and none without one', () => {
  expect(activeSession(twoSessions)).toBe(anna)
  expect(activeSession({ ...twoSessions, activeId: null })).toBeNull()
  expect(activeSession({ ...twoSessions, activeId: 'zuider:gone' })).toBeNull()
})

test('a new session replaces an older one of the same account and becomes active', () => {
  const again = sessionOf('bram', { refresh_token: 'again' })
  expect(withSession(twoSessions, again)).toEqual({ sessions: [anna, again], activeId: again.accountId })
})

test('removing an account leaves the others, and no active one if it was active', () => {
  expect(withoutAccount(twoSessions, anna.accountId)).toEqual({ sessions: [bram], activeId: null })
  expect(withoutAccount(twoSessions, bram.accountId)).toEqual({ sessions: [anna], activeId: anna.accountId })
})

test('new tokens are stored only for the account that requested them', () => {
  const renewed = { ...anna, access_token: 'new', refresh_token: 'newer' }
  expect(withTokens(twoSessions, anna.refresh_token, renewed)).toEqual({
    ...twoSessions,
    sessions: [renewed, bram],
  })
  const same = { ...bram, refresh_token: anna.refresh_token }
  const alike = { ...twoSessions, sessions: [anna, same] }
  expect(withTokens(alike, anna.refresh_token, renewed).sessions).toEqual([renewed, same])
})

test('new tokens do not replace those of a session that was started meanwhile', () => {
  const begunAnew = { ...twoSessions, sessions: [sessionOf('anna', { refresh_token: 'begun anew' }), bram] }
  const renewed = { ...anna, access_token: 'new', refresh_token: 'newer' }
  expect(withTokens(begunAnew, anna.refresh_token, renewed)).toEqual(begunAnew)
})

test('new tokens do not restore an account that was removed meanwhile', () => {
  const left = withoutAccount(twoSessions, anna.accountId)
  expect(withTokens(left, anna.refresh_token, { ...anna, access_token: 'new' })).toEqual(left)
})

test('a description changes only its own fields of one account; a null picture removes the picture', () => {
  expect(withDescription(twoSessions, anna.accountId, { name: 'Anna Bakker' }).sessions).toEqual([
    { ...anna, name: 'Anna Bakker' },
    bram,
  ])
  expect(withDescription(twoSessions, anna.accountId, { avatar: null }).sessions[0]).not.toHaveProperty(
    'avatar',
  )
  expect(withDescription(twoSessions, bram.accountId, { avatar: 'new' }).sessions[1]).toEqual({
    ...bram,
    avatar: 'new',
  })
})

test('a description differs if any value differs from the stored one', () => {
  expect(differs(anna, {})).toBe(false)
  expect(differs(anna, { name: anna.name, avatar: 'of anna', language: 'nl' })).toBe(false)
  expect(differs(anna, { name: 'Anna Bakker' })).toBe(true)
  expect(differs(anna, { avatar: 'new' })).toBe(true)
  expect(differs(anna, { avatar: null })).toBe(true)
  expect(differs(anna, { language: 'de' })).toBe(true)
  expect(differs(bram, { avatar: null })).toBe(false)
})
