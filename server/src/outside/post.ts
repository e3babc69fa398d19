import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { AddressRefused, checkedLookup, literalOf, type Resolve, reachable } from './address.ts'

/** Longest that a receiver is waited for, from its lookup to its status, in milliseconds. */
export const answerTimeoutMs = 15_000

/** What came of sending: a status, or what went wrong in a word. */
export type Outcome = { status: number } | { fault: string }

interface Sending {
  /** What it is sent as JSON with says no type of its own. */
  headers: Readonly<Record<string, string | number>>
  body: string | Uint8Array
  /** This machine may be reached too: in a demo. */
  localToo: boolean
  /** Ends it sooner. */
  signal?: AbortSignal
  /** Looks names up; the system's own without it. */
  resolve?: Resolve
  timeoutMs?: number
}

function faultOf(error: Error & { code?: unknown }): string {
  if (error.name === 'TimeoutError') return 'timed out'
  if (error instanceof AddressRefused) return 'address refused'
  return typeof error.code === 'string' ? error.code : error.name
}

/**
 * Sends a body to an address, by a connection of its own. It follows nothing, reads no more of an answer than its status, and connects
 * only to what {@link reachable} lets.
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

/** Whether a receiver took what it was sent. */
export const isTaken = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300

/** An outcome in a word, as it is kept. */
export const wordOf = (outcome: Outcome): string =>
  'status' in outcome ? String(outcome.status) : outcome.fault
