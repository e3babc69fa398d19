import { expect, test } from 'vitest'
import { getRateLimitKey } from '../src/http/rate-limit-key.ts'

test('the key of a visitor is the address, for IPv6 the network of a connection, and none once the request was aborted', () => {
  expect(getRateLimitKey({ ip: '127.0.0.1' })).not.toBe(getRateLimitKey({ ip: '127.0.0.2' }))
  expect(getRateLimitKey({ ip: '2001:db8::1' })).toBe(getRateLimitKey({ ip: '2001:DB8:0:0:ffff::2' }))
  expect(getRateLimitKey({ ip: '2001:db8::1' })).not.toBe(getRateLimitKey({ ip: '2001:db8:0:1::1' }))
  expect(getRateLimitKey({ ip: undefined })).toBe('gone')
})
