import { afterEach, expect, test, vi } from 'vitest'
import { sessionEnded } from './ended.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('why a session ended is kept until it is forgotten; what else stands there is nothing', () => {
  sessionEnded.tell('idle')
  expect(sessionEnded.read()).toBe('idle')
  sessionEnded.forget()
  expect(sessionEnded.read()).toBeNull()
  localStorage.setItem('session-ended', 'hacked')
  expect(sessionEnded.read()).toBeNull()
})

test('a browser that keeps nothing is no reason to fall over', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => localStorage).toThrow()
  expect(() => sessionEnded.tell('refused')).not.toThrow()
  expect(() => sessionEnded.forget()).not.toThrow()
  expect(sessionEnded.read()).toBeNull()
})
