import { BlockList } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AddressRejectedError,
  createAddressCheck,
  createCheckedDnsLookup,
  isPublicAddress,
  parseLiteralAddress,
} from './allowed-address.ts'

/** Ranges of the special-purpose address registries (RFC 6890 and its updates), independent of the implementation. */
const specialIpv4Ranges = new BlockList()
for (const [net, prefixBits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  specialIpv4Ranges.addSubnet(net, prefixBits)

const ipv4Arbitrary = fc.ipV4()
/** IPv4 addresses of private networks and of this machine. */
const privateIpv4Arbitrary = fc.oneof(
  fc.tuple(fc.constantFrom(10, 127), fc.nat(255), fc.nat(255), fc.nat(255)),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
  fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
  fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), fc.nat(255), fc.nat(255)),
)

test('no registered special address counts as public @TENANTAPI-21', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        ipv4Arbitrary,
        privateIpv4Arbitrary.map((bytes) => bytes.join('.')),
      ),
      (address) => {
        if (specialIpv4Ranges.check(address)) expect(isPublicAddress(address), address).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
  for (const address of ['8.8.8.8', '145.97.20.20', '2a02:a45f::1', '2001:4860:4860::8888'])
    expect(isPublicAddress(address), address).toBe(true)
})

test('a private address stays private in any IPv6 encoding @TENANTAPI-21', () => {
  fc.assert(
    fc.property(privateIpv4Arbitrary, (addressBytes) => {
      const [a, b, c, d] = addressBytes.map((part) => part.toString(16).padStart(2, '0'))
      const hex = `${a}${b}:${c}${d}`
      for (const address of [
        `::ffff:${addressBytes.join('.')}`,
        `::ffff:${hex}`,
        `64:ff9b::${hex}`,
        `2002:${hex}::`,
        `::${hex}`,
      ])
        expect(isPublicAddress(address), address).toBe(false)
    }),
  )
  for (const address of [
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '2001:0:1::1',
    '',
    'x',
  ])
    expect(isPublicAddress(address), address).toBe(false)
})

test('an address in a URL is parsed as browsers do, in any notation @TENANTAPI-21', () => {
  for (const url of [
    'http://0x7f.1',
    'http://2130706433',
    'http://017700000001',
    'http://127.1',
    'http://[::ffff:7f00:1]',
  ]) {
    const literalAddress = parseLiteralAddress(new URL(url).hostname)
    expect(literalAddress && isPublicAddress(literalAddress), url).toBe(false)
  }
  expect(parseLiteralAddress('tenant.example')).toBeNull()
})

const resolveTo = (addresses: string[], wantsAll: boolean) =>
  new Promise((resolve) => {
    let lookupCount = 0
    const checkedLookup = createCheckedDnsLookup(
      createAddressCheck(false),
      (_name, _options, reportAddresses) => {
        lookupCount += 1
        reportAddresses(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      },
    )
    checkedLookup('tenant.example', { all: wantsAll }, (error, found) =>
      resolve({ error, found, lookupCount }),
    )
  })

test('a name is rejected if one of its addresses is private, and otherwise resolves to what was checked @TENANTAPI-21', async () => {
  for (const wantsAll of [true, false]) {
    expect(await resolveTo(['8.8.8.8', '10.0.0.1'], wantsAll)).toMatchObject({
      error: expect.any(AddressRejectedError),
      lookupCount: 1,
    })
    expect(await resolveTo(['169.254.169.254'], wantsAll)).toMatchObject({
      error: expect.any(AddressRejectedError),
    })
    expect(await resolveTo([], wantsAll)).toMatchObject({ error: expect.any(AddressRejectedError) })
  }
  expect(await resolveTo(['8.8.8.8'], true)).toEqual({
    error: null,
    found: [{ address: '8.8.8.8', family: 4 }],
    lookupCount: 1,
  })
  expect(await resolveTo(['8.8.8.8'], false)).toMatchObject({ error: null, found: '8.8.8.8' })
})
