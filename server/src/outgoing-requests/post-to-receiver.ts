import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import {
  AddressRejectedError,
  createAddressCheck,
  createCheckedDnsLookup,
  parseLiteralAddress,
  type ResolveName,
} from './allowed-address.ts'

/** Timeout from DNS lookup to the response status. */
export const responseTimeoutMs = 15_000

/** HTTP status, or an error in one word. */
export type PostOutcome = { status: number } | { fault: string }

interface PostRequest {
  /** These headers replace the default content type, which is JSON. */
  headers: Readonly<Record<string, string | number>>
  body: string | Uint8Array
  /** Whether connections to this machine are allowed; only in a demo. */
  localToo: boolean
  signal?: AbortSignal
  resolve?: ResolveName
  timeoutMs?: number
}

function toPostFault(error: Error & { code?: unknown }): string {
  if (error.name === 'TimeoutError') return 'timed out'
  if (error instanceof AddressRejectedError) return 'address refused'
  return typeof error.code === 'string' ? error.code : error.name
}

/**
 * Posts a body and reads only the status. Follows no redirects, and connects only to addresses that {@link
 * createAddressCheck} allows.
 */
export function postToReceiver(
  address: string,
  { headers, body, localToo, signal, resolve, timeoutMs = responseTimeoutMs }: PostRequest,
): Promise<PostOutcome> {
  const url = new URL(address)
  const isAllowed = createAddressCheck(localToo)
  const literal = parseLiteralAddress(url.hostname)
  if (literal !== null && !isAllowed(literal)) return Promise.resolve({ fault: 'address refused' })
  const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolved) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      lookup: createCheckedDnsLookup(isAllowed, resolve),
      signal: ends,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'portal-webhooks',
        ...headers,
        'content-length': Buffer.byteLength(body),
      },
    })
    sent.on('response', (response) => {
      resolved({ status: response.statusCode ?? 0 })
      response.on('error', () => {})
      response.destroy()
    })
    sent.on('error', (error) => resolved({ fault: toPostFault(ends.aborted ? ends.reason : error) }))
    sent.end(body)
  })
}

export const isPostAccepted = (outcome: PostOutcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300

/** Formats the result as one word, for storage. */
export const formatPostOutcome = (outcome: PostOutcome): string =>
  'status' in outcome ? String(outcome.status) : outcome.fault
