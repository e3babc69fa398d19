import { expect, test } from 'vitest'
import { createStoredSession } from '../test/test-browser-env.ts'
import {
  addStoredSession,
  getActiveSession,
  isDescriptionChanged,
  removeStoredAccount,
  replaceStoredDescription,
  replaceStoredTokens,
  type StoredState,
} from './stored-session.ts'

const annaSession = createStoredSession('anna', { avatar: 'of anna' })
const bramSession = createStoredSession('bram')
const twoSessions: StoredState = { sessions: [annaSession, bramSession], activeId: annaSession.accountId }

test('the active session is that of the active account, and none without one', () => {
  expect(getActiveSession(twoSessions)).toBe(annaSession)
  expect(getActiveSession({ ...twoSessions, activeId: null })).toBeNull()
  expect(getActiveSession({ ...twoSessions, activeId: 'zuider:gone' })).toBeNull()
})

test('a new session replaces an older one of the same account and becomes active', () => {
  const again = createStoredSession('bram', { refresh_token: 'again' })
  expect(addStoredSession(twoSessions, again)).toEqual({
    sessions: [annaSession, again],
    activeId: again.accountId,
  })
})

test('removing an account leaves the others, and no active one if it was active', () => {
  expect(removeStoredAccount(twoSessions, annaSession.accountId)).toEqual({
    sessions: [bramSession],
    activeId: null,
  })
  expect(removeStoredAccount(twoSessions, bramSession.accountId)).toEqual({
    sessions: [annaSession],
    activeId: annaSession.accountId,
  })
})

test('new tokens are stored only for the account that requested them', () => {
  const renewed = { ...annaSession, access_token: 'new', refresh_token: 'newer' }
  expect(replaceStoredTokens(twoSessions, annaSession.refresh_token, renewed)).toEqual({
    ...twoSessions,
    sessions: [renewed, bramSession],
  })
  const same = { ...bramSession, refresh_token: annaSession.refresh_token }
  const alike = { ...twoSessions, sessions: [annaSession, same] }
  expect(replaceStoredTokens(alike, annaSession.refresh_token, renewed).sessions).toEqual([renewed, same])
})

test('new tokens do not replace those of a session that was started meanwhile', () => {
  const begunAnew = {
    ...twoSessions,
    sessions: [createStoredSession('anna', { refresh_token: 'begun anew' }), bramSession],
  }
  const renewed = { ...annaSession, access_token: 'new', refresh_token: 'newer' }
  expect(replaceStoredTokens(begunAnew, annaSession.refresh_token, renewed)).toEqual(begunAnew)
})

test('new tokens do not restore an account that was removed meanwhile', () => {
  const left = removeStoredAccount(twoSessions, annaSession.accountId)
  expect(
    replaceStoredTokens(left, annaSession.refresh_token, { ...annaSession, access_token: 'new' }),
  ).toEqual(left)
})

test('a description changes only its own fields of one account; a null picture removes the picture', () => {
  expect(
    replaceStoredDescription(twoSessions, annaSession.accountId, { name: 'Anna Bakker' }).sessions,
  ).toEqual([{ ...annaSession, name: 'Anna Bakker' }, bramSession])
  expect(
    replaceStoredDescription(twoSessions, annaSession.accountId, { avatar: null }).sessions[0],
  ).not.toHaveProperty('avatar')
  expect(replaceStoredDescription(twoSessions, bramSession.accountId, { avatar: 'new' }).sessions[1]).toEqual(
    {
      ...bramSession,
      avatar: 'new',
    },
  )
})

test('a description differs if any value differs from the stored one', () => {
  expect(isDescriptionChanged(annaSession, {})).toBe(false)
  expect(
    isDescriptionChanged(annaSession, { name: annaSession.name, avatar: 'of anna', language: 'nl' }),
  ).toBe(false)
  expect(isDescriptionChanged(annaSession, { name: 'Anna Bakker' })).toBe(true)
  expect(isDescriptionChanged(annaSession, { avatar: 'new' })).toBe(true)
  expect(isDescriptionChanged(annaSession, { avatar: null })).toBe(true)
  expect(isDescriptionChanged(annaSession, { language: 'de' })).toBe(true)
  expect(isDescriptionChanged(bramSession, { avatar: null })).toBe(false)
})
