import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All public IPv6 addresses are in this range. */
const globalIpv6Range = ipaddr.IPv6.parse('2000::')

/**
 * Returns false for private networks, this machine, cloud metadata (169.254.169.254), and IPv4 tunnels (NAT64, 6to4,
 * Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read.kind() === 'ipv4' || (read as ipaddr.IPv6).match(globalIpv6Range, 3)
}

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * Creates the check of addresses to which the server may connect: public addresses, and in a demo also this machine.
 */
export const createAddressCheck =
  (localToo: boolean) =>
  (address: string): boolean =>
    isPublicAddress(address) || (localToo && isLoopbackAddress(address))

export class AddressRejectedError extends Error {
  override readonly name = 'AddressRefused'
  constructor() {
    super('the address is not of the open internet')
  }
}

/** Returns the IP address in a host name of a URL; null for other host names. */
export function parseLiteralAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}

/**
 * Whether the URL is https to the public internet; in a demo also to this machine. Each connection checks the resolved
 * address again.
 */
export function isAllowedUrl(url: string, localToo: boolean): boolean {
  const { hostname, protocol } = new URL(url)
  const literal = parseLiteralAddress(hostname)
  const isLocal = protocol === 'http:' || /(^|\.)localhost\.?$/.test(hostname)
  return (localToo || !isLocal) && (literal === null || createAddressCheck(localToo)(literal))
}

export type ResolveName = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Creates a DNS lookup that returns checked addresses only, so that later DNS responses have no effect. It rejects a
 * name if one of its addresses is not allowed.
 */
export const createCheckedDnsLookup =
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
