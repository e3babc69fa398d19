import { expect, test } from 'vitest'
import { visitorOf } from '../src/http/visitor.ts'

test('a visitor is an address, in IPv6 the network of a connection, and nobody once the request was given up', () => {
  expect(visitorOf({ ip: '127.0.0.1' })).not.toBe(visitorOf({ ip: '127.0.0.2' }))
  expect(visitorOf({ ip: '2001:db8::1' })).toBe(visitorOf({ ip: '2001:DB8:0:0:ffff::2' }))
  expect(visitorOf({ ip: '2001:db8::1' })).not.toBe(visitorOf({ ip: '2001:db8:0:1::1' }))
  expect(visitorOf({ ip: undefined })).toBe('gone')
})
