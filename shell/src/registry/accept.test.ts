import { expect, test } from 'vitest'
import { remoteWith } from '../test-remote.ts'
import { accept, codeProblem, type Expected } from './accept.ts'

const assets = 'https://assets.portaal.example'
const remote = (change: object) => ({
  ...remoteWith('mf-x', {}),
  base: `${assets}/mf-x/0123456789abcdef/`,
  ...change,
})
const snapshot = (change: object = {}, remotes: unknown[] = [remote({})]) => ({
  text: JSON.stringify({ sequence: 5, tenant: 'zuider', origins: [assets], remotes, ...change }),
  signature: 'S',
})
const acceptSnapshot: Expected = {
  tenant: 'zuider',
  host: 'zuider.portaal.example',
  newest: 5,
  isSigned: async () => true,
}

test('a signed registry for this tenant is accepted', async () => {
  const { remotes, refused, sequence } = await accept(snapshot(), acceptSnapshot)
  expect(remotes.map(({ name }) => name)).toEqual(['mf-x'])
  expect(refused).toEqual([])
  expect(sequence).toBe(5)
})

test.each([
  ['is not signed', snapshot(), { ...acceptSnapshot, isSigned: async () => false }, 'not signed'],
  ['is older than one seen before', snapshot(), { ...acceptSnapshot, newest: 6 }, 'older'],
] as const)('trust B3: a registry that %s is refused', async (_, given, expected, message) => {
  await expect(accept(given, expected)).rejects.toThrow(message)
})

test.each([
  ['is another tenant’s', snapshot({ tenant: 'noorder' }), acceptSnapshot, 'for noorder'],
  [
    'came with its page from another tenant’s address',
    snapshot(),
    { ...acceptSnapshot, host: 'noorder.portaal.example' },
    'this is noorder',
  ],
  [
    'is of an address that only looks like it',
    snapshot(),
    { ...acceptSnapshot, host: 'zuiderling.example' },
    'this is',
  ],
] as const)('trust B3 E15: a registry that %s is refused', async (_, given, expected, message) => {
  await expect(accept(given, expected)).rejects.toThrow(message)
})

test.each([
  ['has no integrity', { entry: { path: 'remoteEntry.js' } }],
  ['has an empty integrity', { entry: { path: 'remoteEntry.js', integrity: '' } }],
  ['comes from an unknown origin', { base: 'https://evil.example/mf-x/0/' }],
  ['comes over http', { base: 'http://assets.portaal.example/mf-x/0/' }],
  ['comes from a look-alike host', { base: 'https://assets.portaal.example.evil.example/mf-x/0/' }],
  ['comes from a host that looks like this machine', { base: 'http://localhost.evil.example/mf-x/0/' }],
  ['hides its host behind a user name', { base: `https://assets.portaal.example@evil.example/mf-x/0/` }],
  [
    'falls back to an unknown origin',
    {
      fallback: {
        version: '0.9.0',
        hash: '0123456789abcdef',
        base: 'https://evil.example/',
        entry: remote({}).entry,
      },
    },
  ],
])('trust B3: a remote that %s is left out, the others stay', async (_, change) => {
  const other = { ...remote({}), name: 'mf-y' }
  const { remotes, refused } = await accept(snapshot({}, [remote(change), other]), acceptSnapshot)
  expect(remotes.map(({ name }) => name)).toEqual(['mf-y'])
  expect(refused).toHaveLength(1)
})

test('http is allowed on localhost only, if the registry lists that origin', async () => {
  const local = 'http://localhost:4001'
  const here = remote({ base: `${local}/mf-x/0/` })
  expect((await accept(snapshot({ origins: [local] }, [here]), acceptSnapshot)).remotes).toHaveLength(1)
  expect((await accept(snapshot({}, [here]), acceptSnapshot)).remotes).toHaveLength(0)
})

const rest = { path: '/_registry/0123456789abcdef.json', integrity: `sha384-${'A'.repeat(64)}` }
const { hash, base, entry, ...listed } = remote({}) as ReturnType<typeof remoteWith>

test('code locations may be in the registry’s second part, which the page pins', async () => {
  const { remotes, refused, rest: found } = await accept(snapshot({ rest }, [listed]), acceptSnapshot)
  expect([remotes.length, refused, found]).toEqual([1, [], rest])
})

test.each([
  ['says nothing of its code where there is no rest', {}, listed],
  ['says only half of it', { rest }, { ...listed, base, hash }],
  ['says where its code is, but not its sum', { rest }, { ...listed, base, hash, entry: { path: 'a.js' } }],
])('trust B3: a remote that %s is left out', async (_, change, given) => {
  const { remotes, refused } = await accept(snapshot(change, [given]), acceptSnapshot)
  expect([remotes.length, refused.length]).toEqual([0, 1])
})

test('trust B3: a registry whose second part has another origin or no hash is rejected', async () => {
  for (const wrong of [{ ...rest, path: 'https://evil.example/_registry/a.json' }, { path: rest.path }])
    await expect(accept(snapshot({ rest: wrong }, [listed]), acceptSnapshot)).rejects.toThrow()
})

test('trust B3: code locations in the second part follow the same rules', () => {
  expect(codeProblem('mf-x', { hash, base, entry }, [assets])).toBeNull()
  expect(codeProblem('mf-x', { hash, base: 'https://evil.example/', entry }, [assets])).toContain('evil')
  expect(codeProblem('mf-x', { hash, base }, [assets])).not.toBeNull()
})
