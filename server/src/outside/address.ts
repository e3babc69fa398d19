import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only part of IPv6 that is given out to the world. */
const global6 = ipaddr.IPv6.parse('2000::')

/**
 * Whether an address is one of the open internet. What is of a private network, of this machine, of a provider's own service
 * (169.254.169.254), or leads to an IPv4 address by another way (NAT64, 6to4, Teredo), is none.
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

/** Which addresses may be connected to: public ones, and in a demo this machine. */
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

/** A host name of a URL that is an address itself, without its brackets; null for a name. */
export function literalOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}

/**
 * Whether anything may ever be sent to a URL: by https to the open internet, in a demo to this machine too. What a name leads to
 * is looked at each time that something is.
 */
export function mayBeSentTo(url: string, localToo: boolean): boolean {
  const { hostname, protocol } = new URL(url)
  const literal = literalOf(hostname)
  const isLocal = protocol === 'http:' || /(^|\.)localhost\.?$/.test(hostname)
  return (localToo || !isLocal) && (literal === null || reachable(localToo)(literal))
}

/** Looks a name up, all its addresses. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * A lookup for connections: what it answers is what is connected to, so that a name that is another at its next lookup leads
 * nowhere else. It refuses a name as soon as one of its addresses may not be reached.
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
