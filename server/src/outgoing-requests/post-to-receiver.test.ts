import { afterEach, expect, test } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { formatPostOutcome, isPostAccepted, postToReceiver } from './post-to-receiver.ts'

const openReceivers: WebhookReceiver[] = []
const startReceiver = async () => {
  const receiver = await startWebhookReceiver()
  openReceivers.push(receiver)
  return receiver
}
afterEach(async () => {
  for (const receiver of openReceivers.splice(0)) await receiver.close()
})

const postOptions = { headers: { 'webhook-id': 'x' }, body: '{}', localToo: true }

test('a body arrives unchanged, the result is the status, and redirects are not followed @TENANTAPI-18 @TENANTAPI-21', async () => {
  const { url, received, setResponse } = await startReceiver()
  expect(await postToReceiver(url, postOptions)).toEqual({ status: 204 })
  expect(received).toMatchObject([
    { body: '{}', headers: { 'webhook-id': 'x', 'content-type': 'application/json' } },
  ])
  setResponse({ status: 302, location: url })
  const redirectResult = await postToReceiver(url, postOptions)
  expect([redirectResult, isPostAccepted(redirectResult), received.length]).toEqual([
    { status: 302 },
    false,
    2,
  ])
})

test('a receiver that does not respond times out @TENANTAPI-19', async () => {
  const { url, setResponse } = await startReceiver()
  setResponse('hang')
  const startTime = performance.now()
  expect(await postToReceiver(url, { ...postOptions, timeoutMs: 60 })).toEqual({ fault: 'timed out' })
  expect(performance.now() - startTime).toBeLessThan(5000)
  const abortController = new AbortController()
  const pendingPost = postToReceiver(url, { ...postOptions, signal: abortController.signal })
  abortController.abort()
  expect(await pendingPost).toEqual({ fault: 'AbortError' })
})

test('nothing is sent to this machine except in a demo, by address or name, and never to private networks @TENANTAPI-21', async () => {
  const { url, received } = await startReceiver()
  const { port } = new URL(url)
  for (const address of [url, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://0x7f.1:${port}/`])
    expect(await postToReceiver(address, { ...postOptions, localToo: false }), address).toEqual({
      fault: 'address refused',
    })
  for (const address of [
    'http://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'http://0.0.0.0/',
  ])
    expect(await postToReceiver(address, postOptions), address).toEqual({ fault: 'address refused' })
  expect(received).toEqual([])
})

test('a name is resolved once per connection, so changing it meanwhile has no effect @TENANTAPI-21', async () => {
  const { url, received } = await startReceiver()
  const { port } = new URL(url)
  const addresses = ['127.0.0.1', '10.0.0.1', '127.0.0.1']
  let lookupCount = 0
  const resolveHost = (
    _name: string,
    _options: object,
    reportAddresses: (error: null, found: { address: string; family: number }[]) => void,
  ) => reportAddresses(null, [{ address: addresses[lookupCount++] ?? '', family: 4 }])
  const address = `http://rebinding.example:${port}/`
  expect(await postToReceiver(address, { ...postOptions, resolve: resolveHost })).toEqual({ status: 204 })
  expect([lookupCount, received.length]).toEqual([1, 1])
  expect(await postToReceiver(address, { ...postOptions, resolve: resolveHost })).toEqual({
    fault: 'address refused',
  })
  expect(await postToReceiver(address, { ...postOptions, resolve: resolveHost, localToo: false })).toEqual({
    fault: 'address refused',
  })
  expect([lookupCount, received.length]).toEqual([3, 1])
})

test('an error is reported in one word @TENANTAPI-19', async () => {
  expect(formatPostOutcome(await postToReceiver('http://127.0.0.1:9/', postOptions))).toBe('ECONNREFUSED')
  expect(formatPostOutcome({ status: 503 })).toBe('503')
})
