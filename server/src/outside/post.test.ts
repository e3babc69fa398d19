import { afterEach, expect, test } from 'vitest'
import { hookReceiver, type Receiver } from '../../test/hook-receiver.ts'
import { isTaken, post, wordOf } from './post.ts'

const open: Receiver[] = []
const receiver = async () => {
  const made = await hookReceiver()
  open.push(made)
  return made
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const sent = { headers: { 'webhook-id': 'x' }, body: '{}', localToo: true }

test('a body arrives unchanged, the result is the status, and redirects are not followed @TENANTAPI-18 @TENANTAPI-21', async () => {
  const { url, got, answers } = await receiver()
  expect(await post(url, sent)).toEqual({ status: 204 })
  expect(got).toMatchObject([
    { body: '{}', headers: { 'webhook-id': 'x', 'content-type': 'application/json' } },
  ])
  answers({ status: 302, location: url })
  const moved = await post(url, sent)
  expect([moved, isTaken(moved), got.length]).toEqual([{ status: 302 }, false, 2])
})

test('a receiver that does not respond times out @TENANTAPI-19', async () => {
  const { url, answers } = await receiver()
  answers('hang')
  const began = performance.now()
  expect(await post(url, { ...sent, timeoutMs: 60 })).toEqual({ fault: 'timed out' })
  expect(performance.now() - began).toBeLessThan(5000)
  const stop = new AbortController()
  const pending = post(url, { ...sent, signal: stop.signal })
  stop.abort()
  expect(await pending).toEqual({ fault: 'AbortError' })
})

test('nothing is sent to this machine except in a demo, by address or name, and never to private networks @TENANTAPI-21', async () => {
  const { url, got } = await receiver()
  const { port } = new URL(url)
  for (const address of [url, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://0x7f.1:${port}/`])
    expect(await post(address, { ...sent, localToo: false }), address).toEqual({ fault: 'address refused' })
  for (const address of [
    'http://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'http://0.0.0.0/',
  ])
    expect(await post(address, sent), address).toEqual({ fault: 'address refused' })
  expect(got).toEqual([])
})

test('a name is resolved once per connection, so changing it meanwhile has no effect @TENANTAPI-21', async () => {
  const { url, got } = await receiver()
  const { port } = new URL(url)
  const answers = ['127.0.0.1', '10.0.0.1', '127.0.0.1']
  let lookupCount = 0
  const resolve = (
    _name: string,
    _options: object,
    done: (error: null, found: { address: string; family: number }[]) => void,
  ) => done(null, [{ address: answers[lookupCount++] ?? '', family: 4 }])
  const address = `http://rebinding.example:${port}/`
  expect(await post(address, { ...sent, resolve })).toEqual({ status: 204 })
  expect([lookupCount, got.length]).toEqual([1, 1])
  expect(await post(address, { ...sent, resolve })).toEqual({ fault: 'address refused' })
  expect(await post(address, { ...sent, resolve, localToo: false })).toEqual({ fault: 'address refused' })
  expect([lookupCount, got.length]).toEqual([3, 1])
})

test('an error is reported in one word @TENANTAPI-19', async () => {
  expect(wordOf(await post('http://127.0.0.1:9/', sent))).toBe('ECONNREFUSED')
  expect(wordOf({ status: 503 })).toBe('503')
})
