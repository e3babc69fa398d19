import { afterEach, expect, test, vi } from 'vitest'
import { sessionEndRecord } from './session-ended.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the reason why a session ended is kept until it is cleared, and other values are ignored', () => {
  sessionEndRecord.tell('idle')
  expect(sessionEndRecord.read()).toBe('idle')
  sessionEndRecord.forget()
  expect(sessionEndRecord.read()).toBeNull()
  localStorage.setItem('session-ended', 'hacked')
  expect(sessionEndRecord.read()).toBeNull()
})

test('after a sign-out, the page knows about it and a later page does not', () => {
  sessionEndRecord.tell('left')
  expect(sessionEndRecord.read()).toBe('left')
  expect(localStorage.length).toBe(0)
  sessionEndRecord.forget()
  expect(sessionEndRecord.read()).toBeNull()
})

test('a browser without storage causes no error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => localStorage).toThrow()
  expect(() => sessionEndRecord.tell('refused')).not.toThrow()
  expect(() => sessionEndRecord.forget()).not.toThrow()
  expect(sessionEndRecord.read()).toBeNull()
})
