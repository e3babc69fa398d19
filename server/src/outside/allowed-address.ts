import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 range of public addresses. */
const globalIpv6Range = ipaddr.IPv6.parse('2000::')

/**
 * Whether an IP address is public. Private networks, this machine, cloud metadata (169.254.169.254) and IPv4 tunnels
 * (NAT64, 6to4, Teredo) are not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read.kind() === 'ipv4' || (read as ipaddr.IPv6).match(globalIpv6Range, 3)
}

/** Whether an address is of this machine. */
const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Creates the check whether the server may connect to an IP address: public addresses, and in a demo this machine. */
export const createAddressCheck =
  (localToo: boolean) =>
  (address: string): boolean =>
    isPublicAddress(address) || (localToo && isLoopbackAddress(address))

/** Thrown for an IP address to which the server may not connect. */
export class AddressRejectedError extends Error {
  override readonly name = 'AddressRefused'
  constructor() {
    super('the address is not of the open internet')
  }
}

/** Parses a literal IP address in a URL's host name, without brackets; null for a name. */
export function parseLiteralAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}

/**
 * Whether the server may ever send to a URL: https to the public internet, in a demo also this machine. The resolved IP
 * address is checked again for each connection.
 */
export function isAllowedUrl(url: string, localToo: boolean): boolean {
  const { hostname, protocol } = new URL(url)
  const literal = parseLiteralAddress(hostname)
  const isLocal = protocol === 'http:' || /(^|\.)localhost\.?$/.test(hostname)
  return (localToo || !isLocal) && (literal === null || createAddressCheck(localToo)(literal))
}

/** Resolves a host name to all its IP addresses. */
export type ResolveName = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Creates a DNS lookup for connections. The connection uses exactly the checked IP addresses, so that DNS responses
 * that change have no effect. A name is rejected if one of its addresses is not allowed.
 */
export const createCheckedLookup =
  (isAllowed: (address: string) => boolean, resolve: ResolveName = dnsLookup): LookupFunction =>
  (hostname, { all, family }, done) =>
    resolve(hostname, { all: true, ...(family !== undefined && { family }) }, (error, found) => {
      const [first] = found ?? []
      if (error) done(error, '')
      else if (!first || !found.every(({ address }) => isAllowed(address)))
        done(new AddressRejectedError(), '')
      else if (all) done(null, found)
      else done(null, first.address, first.family)
    })
