import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { AddressRefused, checkedLookup, literalOf, type Resolve, reachable } from './address.ts'

/** Timeout of a receiver from lookup to status, in milliseconds. */
export const answerTimeoutMs = 15_000

/** Result of sending: a status, or an error in one word. */
export type Outcome = { status: number } | { fault: string }

interface Sending {
  /** Headers; the content type is JSON by default. */
  headers: Readonly<Record<string, string | number>>
  body: string | Uint8Array
  /** Allows this machine: in a demo. */
  localToo: boolean
  /** Aborts it. */
  signal?: AbortSignal
  /** Resolves names; by default the system's resolver. */
  resolve?: Resolve
  timeoutMs?: number
}

function faultOf(error: Error & { code?: unknown }): string {
  if (error.name === 'TimeoutError') return 'timed out'
  if (error instanceof AddressRefused) return 'address refused'
  return typeof error.code === 'string' ? error.code : error.name
}

/**
 * Posts a body on a separate connection. It follows no redirects, reads only the status of the response, and connects
 * only to addresses that {@link reachable} allows.
 */
export function post(
  address: string,
  { headers, body, localToo, signal, resolve, timeoutMs = answerTimeoutMs }: Sending,
): Promise<Outcome> {
  const url = new URL(address)
  const isAllowed = reachable(localToo)
  const literal = literalOf(url.hostname)
  if (literal !== null && !isAllowed(literal)) return Promise.resolve({ fault: 'address refused' })
  const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolved) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      lookup: checkedLookup(isAllowed, resolve),
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
    sent.on('error', (error) => resolved({ fault: faultOf(ends.aborted ? ends.reason : error) }))
    sent.end(body)
  })
}

/** Whether a receiver accepted the body. */
export const isTaken = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300

/** A result in one word, for storage. */
export const wordOf = (outcome: Outcome): string =>
  'status' in outcome ? String(outcome.status) : outcome.fault
