import { afterEach, expect, test, vi } from 'vitest'
import { sessionEndReasonStore } from './session-end-reason.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the reason why a session ended is kept until it is cleared, and other values are ignored', () => {
  sessionEndReasonStore.record('idle')
  expect(sessionEndReasonStore.read()).toBe('idle')
  sessionEndReasonStore.clear()
  expect(sessionEndReasonStore.read()).toBeNull()
  localStorage.setItem('session-ended', 'hacked')
  expect(sessionEndReasonStore.read()).toBeNull()
})

test('after a sign-out, the page knows about it and a later page does not', () => {
  sessionEndReasonStore.record('left')
  expect(sessionEndReasonStore.read()).toBe('left')
  expect(localStorage.length).toBe(0)
  sessionEndReasonStore.clear()
  expect(sessionEndReasonStore.read()).toBeNull()
})

test('a browser without storage causes no error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => localStorage).toThrow()
  expect(() => sessionEndReasonStore.record('refused')).not.toThrow()
  expect(() => sessionEndReasonStore.clear()).not.toThrow()
  expect(sessionEndReasonStore.read()).toBeNull()
})
