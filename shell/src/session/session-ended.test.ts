import { afterEach, expect, test, vi } from 'vitest'
import { sessionEndRecord } from './session-ended.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the reason why a session ended is kept until it is cleared, and other values are ignored', () => {
  sessionEndRecord.record('idle')
  expect(sessionEndRecord.read()).toBe('idle')
  sessionEndRecord.clear()
  expect(sessionEndRecord.read()).toBeNull()
  localStorage.setItem('session-ended', 'hacked')
  expect(sessionEndRecord.read()).toBeNull()
})

test('after a sign-out, the page knows about it and a later page does not', () => {
  sessionEndRecord.record('left')
  expect(sessionEndRecord.read()).toBe('left')
  expect(localStorage.length).toBe(0)
  sessionEndRecord.clear()
  expect(sessionEndRecord.read()).toBeNull()
})

test('a browser without storage causes no error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => localStorage).toThrow()
  expect(() => sessionEndRecord.record('refused')).not.toThrow()
  expect(() => sessionEndRecord.clear()).not.toThrow()
  expect(sessionEndRecord.read()).toBeNull()
})
