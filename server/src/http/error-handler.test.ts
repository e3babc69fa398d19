import { expect, test } from 'vitest'
import { isTransientError } from './error-handler.ts'

test.each([
  ['the server is shutting down', { code: '57P01' }],
  ['the server is starting', { code: '57P03' }],
  ['a deadlock', { code: '40P01' }],
  ['the connection is refused', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['the socket is missing', { code: 'ENOENT', syscall: 'connect' }],
  ['the disk is full', { code: 'ENOSPC' }],
])('a temporary failure: %s', (_, errorFields) => {
  expect(isTransientError(Object.assign(new Error('no'), errorFields))).toBe(true)
  expect(isTransientError(new Error('query', { cause: Object.assign(new Error('no'), errorFields) }))).toBe(
    true,
  )
})

test('a lost connection counts as temporary, an internal error does not', () => {
  const connectionError = new Error('Client has encountered a connection error and is not queryable')
  expect(isTransientError(connectionError)).toBe(true)
  expect(isTransientError(Object.assign(new Error('no'), { code: '23505' }))).toBe(false)
  expect(isTransientError(Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
  expect(isTransientError('text')).toBe(false)
})
