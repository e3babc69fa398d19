import { afterEach, expect, test, vi } from 'vitest'
import { sessionEnded } from './session-ended.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the reason why a session ended is kept until it is cleared, and other values are ignored', () => {
  sessionEnded.tell('idle')
  expect(sessionEnded.read()).toBe('idle')
  sessionEnded.forget()
  expect(sessionEnded.read()).toBeNull()
  localStorage.setItem('session-ended', 'hacked')
  expect(sessionEnded.read()).toBeNull()
})

test('the customer has signed out, the page knows it and a later page does not', () => {
  sessionEnded.tell('left')
  expect(sessionEnded.read()).toBe('left')
  expect(localStorage.length).toBe(0)
  sessionEnded.forget()
  expect(sessionEnded.read()).toBeNull()
})

test('a browser without storage causes no error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => localStorage).toThrow()
  expect(() => sessionEnded.tell('refused')).not.toThrow()
  expect(() => sessionEnded.forget()).not.toThrow()
  expect(sessionEnded.read()).toBeNull()
})
