import { expect, test } from 'vitest'
import { getVisitorKey } from '../src/http/visitor-key.ts'

test('the key of a visitor is the address, for IPv6 the network of a connection, and none once the request was aborted', () => {
  expect(getVisitorKey({ ip: '127.0.0.1' })).not.toBe(getVisitorKey({ ip: '127.0.0.2' }))
  expect(getVisitorKey({ ip: '2001:db8::1' })).toBe(getVisitorKey({ ip: '2001:DB8:0:0:ffff::2' }))
  expect(getVisitorKey({ ip: '2001:db8::1' })).not.toBe(getVisitorKey({ ip: '2001:db8:0:1::1' }))
  expect(getVisitorKey({ ip: undefined })).toBe('gone')
})
