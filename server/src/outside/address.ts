import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only public part of IPv6. */
const global6 = ipaddr.IPv6.parse('2000::')

/**
 * Whether an address is public. Private networks, this machine, cloud metadata (169.254.169.254) and IPv4 tunnels
 * (NAT64, 6to4, Teredo) are not.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read.kind() === 'ipv4' || (read as ipaddr.IPv6).match(global6, 3)
}

/** Whether an address is of this machine. */
const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Whether an address may be connected to: public ones, and in a demo this machine. */
export const reachable =
  (localToo: boolean) =>
  (address: string): boolean =>
    isPublic(address) || (localToo && isLoopback(address))

/** Thrown for an address that may not be connected to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
  constructor() {
    super('the address is not of the open internet')
  }
}

/** Literal address in a URL's host name, without brackets; null for a name. */
export function literalOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}

/**
 * Whether a URL may ever be a target: https to the public internet, in a demo also this machine. The resolved address
 * is checked on each connection.
 */
export function mayBeSentTo(url: string, localToo: boolean): boolean {
  const { hostname, protocol } = new URL(url)
  const literal = literalOf(hostname)
  const isLocal = protocol === 'http:' || /(^|\.)localhost\.?$/.test(hostname)
  return (localToo || !isLocal) && (literal === null || reachable(localToo)(literal))
}

/** Resolves a name to all its addresses. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * A lookup for connections: the checked addresses are those that are connected to, so that changing DNS responses have
 * no effect. Rejects a name if one of its addresses is not allowed.
 */
export const checkedLookup =
  (isAllowed: (address: string) => boolean, resolve: Resolve = dnsLookup): LookupFunction =>
  (hostname, { all, family }, done) =>
    resolve(hostname, { all: true, ...(family !== undefined && { family }) }, (error, found) => {
      const [first] = found ?? []
      if (error) done(error, '')
      else if (!first || !found.every(({ address }) => isAllowed(address))) done(new AddressRefused(), '')
      else if (all) done(null, found)
      else done(null, first.address, first.family)
    })
