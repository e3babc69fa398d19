import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestRemote } from '../test/test-remote.ts'
import {
  acceptSnapshot,
  type ExpectedSnapshot,
  findCodeProblem,
  isSignedByAnyKey,
  loadRegistry,
} from './load-registry.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const untrustedKey = generateKeyPairSync('ed25519').privateKey
const assetsOrigin = 'https://assets.portaal.example'

function createSignedSnapshot(change: object = {}, key: KeyObject = privateKey) {
  const remote = { ...createTestRemote('mf-x', {}), base: `${assetsOrigin}/mf-x/0123456789abcdef/` }
  const text = JSON.stringify({
    sequence: 5,
    tenant: 'zuider',
    origins: [assetsOrigin],
    remotes: [remote],
    ...change,
  })
  return { text, signature: sign(null, Buffer.from(text), key).toString('base64') }
}

function putSnapshotInPage({ text, signature }: ReturnType<typeof createSignedSnapshot>) {
  const element = document.createElement('script')
  element.id = 'registry'
  element.type = 'application/json'
  element.dataset.signature = signature
  element.textContent = text
  document.body.replaceChildren(element)
}

const loadTestRegistry = async () => {
  const { registry, errors } = await loadRegistry({ tenant: 'zuider', host: location.hostname })
  return { sequence: registry?.sequence ?? null, errors: errors.map(String) }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('location', { hostname: 'zuider.portaal.example' })
  vi.stubGlobal('REGISTRY_KEYS', [createPublicKey(privateKey).export({ format: 'jwk' }).x])
})

test.each([
  ['{}', '{}'],
  ['null', 'null'],
  ['no JSON', '{"text":'],
  ['another format', '{"text":1,"signature":[]}'],
  ['a text that is not JSON', '{"text":"x","signature":"y"}'],
  ['a list', '[]'],
  [
    'a forged sequence number',
    JSON.stringify({ ...createSignedSnapshot(), text: createSignedSnapshot({ sequence: 9e15 }).text }),
  ],
  [
    'a registry signed with an untrusted key',
    JSON.stringify(createSignedSnapshot({ sequence: 9e15 }, untrustedKey)),
  ],
  [
    'a registry of another tenant',
    JSON.stringify(createSignedSnapshot({ sequence: 9e15, tenant: 'noorder' })),
  ],
  [
    'a registry with an invalid sequence number',
    JSON.stringify(createSignedSnapshot({ sequence: 'newest' })),
  ],
])(
  'trust B3 E13: a device that has stored %s starts with the page’s own registry, and stores that',
  async (_, kept) => {
    localStorage.setItem('registry', kept)
    putSnapshotInPage(createSignedSnapshot())
    expect(await loadTestRegistry()).toEqual({ sequence: 5, errors: [] })
    expect(JSON.parse(localStorage.getItem('registry') ?? '')).toEqual(createSignedSnapshot())
  },
)

test('trust B3 E13: a page with a forged or older registry starts with the stored one', async () => {
  putSnapshotInPage(createSignedSnapshot({ sequence: 7 }))
  expect(await loadTestRegistry()).toEqual({ sequence: 7, errors: [] })
  putSnapshotInPage(createSignedSnapshot({ sequence: 6 }))
  const older = 'Error: the registry is older than one seen before'
  expect(await loadTestRegistry()).toEqual({ sequence: 7, errors: [older] })
  putSnapshotInPage(createSignedSnapshot({ sequence: 8 }, untrustedKey))
  expect(await loadTestRegistry()).toEqual({ sequence: 7, errors: ['Error: the registry is not signed'] })
})

test('trust B3 E13: a page with a forged registry and without a valid stored one does not start', async () => {
  putSnapshotInPage(createSignedSnapshot({}, untrustedKey))
  expect(await loadTestRegistry()).toMatchObject({ sequence: null })
  localStorage.setItem('registry', JSON.stringify(createSignedSnapshot({}, untrustedKey)))
  expect(await loadTestRegistry()).toMatchObject({ sequence: null })
})

test('trust B3 E15: a registry of another tenant does not start, even with a valid signature', async () => {
  vi.stubGlobal('location', { hostname: 'noorder.portaal.example' })
  putSnapshotInPage(createSignedSnapshot())
  expect(await loadTestRegistry()).toMatchObject({ sequence: null })
})

const createRemote = (change: object) => ({
  ...createTestRemote('mf-x', {}),
  base: `${assetsOrigin}/mf-x/0123456789abcdef/`,
  ...change,
})
const createSnapshot = (change: object = {}, remotes: unknown[] = [createRemote({})]) => ({
  text: JSON.stringify({ sequence: 5, tenant: 'zuider', origins: [assetsOrigin], remotes, ...change }),
  signature: 'S',
})
const expectedSnapshot: ExpectedSnapshot = {
  tenant: 'zuider',
  host: 'zuider.portaal.example',
  newest: 5,
  isSigned: async () => true,
}

test('a signed registry for this tenant is accepted', async () => {
  const { remotes, refused, sequence } = await acceptSnapshot(createSnapshot(), expectedSnapshot)
  expect(remotes.map(({ name }) => name)).toEqual(['mf-x'])
  expect(refused).toEqual([])
  expect(sequence).toBe(5)
})

test.each([
  ['is not signed', createSnapshot(), { ...expectedSnapshot, isSigned: async () => false }, 'not signed'],
  ['is older than one seen before', createSnapshot(), { ...expectedSnapshot, newest: 6 }, 'older'],
] as const)('trust B3: a registry that %s is rejected', async (_, given, expected, message) => {
  await expect(acceptSnapshot(given, expected)).rejects.toThrow(message)
})

test.each([
  ['is for another tenant', createSnapshot({ tenant: 'noorder' }), expectedSnapshot, 'for noorder'],
  [
    'is on another tenant’s host',
    createSnapshot(),
    { ...expectedSnapshot, host: 'noorder.portaal.example' },
    'this is noorder',
  ],
  [
    'is for another host with a similar name',
    createSnapshot(),
    { ...expectedSnapshot, host: 'zuiderling.example' },
    'this is',
  ],
] as const)('trust B3 E15: a registry that %s is rejected', async (_, given, expected, message) => {
  await expect(acceptSnapshot(given, expected)).rejects.toThrow(message)
})

test.each([
  ['has no integrity', { entry: { path: 'remoteEntry.js' } }],
  ['has an empty integrity', { entry: { path: 'remoteEntry.js', integrity: '' } }],
  ['comes from an unknown origin', { base: 'https://evil.example/mf-x/0/' }],
  ['comes over http', { base: 'http://assets.portaal.example/mf-x/0/' }],
  ['comes from a look-alike host', { base: 'https://assets.portaal.example.evil.example/mf-x/0/' }],
  ['comes from a host with a name like localhost', { base: 'http://localhost.evil.example/mf-x/0/' }],
  ['hides its host behind a user name', { base: `https://assets.portaal.example@evil.example/mf-x/0/` }],
  [
    'falls back to an unknown origin',
    {
      fallback: {
        version: '0.9.0',
        hash: '0123456789abcdef',
        base: 'https://evil.example/',
        entry: createRemote({}).entry,
      },
    },
  ],
])('trust B3: a remote that %s is omitted, and the others stay', async (_, change) => {
  const other = { ...createRemote({}), name: 'mf-y' }
  const { remotes, refused } = await acceptSnapshot(
    createSnapshot({}, [createRemote(change), other]),
    expectedSnapshot,
  )
  expect(remotes.map(({ name }) => name)).toEqual(['mf-y'])
  expect(refused).toHaveLength(1)
})

test('http is allowed on localhost only, if the registry lists that origin', async () => {
  const local = 'http://localhost:4001'
  const here = createRemote({ base: `${local}/mf-x/0/` })
  expect(
    (await acceptSnapshot(createSnapshot({ origins: [local] }, [here]), expectedSnapshot)).remotes,
  ).toHaveLength(1)
  expect((await acceptSnapshot(createSnapshot({}, [here]), expectedSnapshot)).remotes).toHaveLength(0)
})

const codeLocationsFile = { path: '/_registry/0123456789abcdef.json', integrity: `sha256-${'A'.repeat(43)}=` }
const { hash, base, entry, ...listed } = createRemote({}) as ReturnType<typeof createTestRemote>

test('code locations may be in the registry’s second part, which the page pins', async () => {
  const {
    remotes,
    refused,
    rest: found,
  } = await acceptSnapshot(createSnapshot({ rest: codeLocationsFile }, [listed]), expectedSnapshot)
  expect([remotes.length, refused, found]).toEqual([1, [], codeLocationsFile])
})

test.each([
  ['has no code location and no second part', {}, listed],
  ['has half of its code location', { rest: codeLocationsFile }, { ...listed, base, hash }],
  [
    'has a code location without a hash',
    { rest: codeLocationsFile },
    { ...listed, base, hash, entry: { path: 'a.js' } },
  ],
])('trust B3: a remote that %s is omitted', async (_, change, given) => {
  const { remotes, refused } = await acceptSnapshot(createSnapshot(change, [given]), expectedSnapshot)
  expect([remotes.length, refused.length]).toEqual([0, 1])
})

test('trust B3: a registry whose second part has another origin or no hash is rejected', async () => {
  for (const wrong of [
    { ...codeLocationsFile, path: 'https://evil.example/_registry/a.json' },
    { path: codeLocationsFile.path },
  ])
    await expect(
      acceptSnapshot(createSnapshot({ rest: wrong }, [listed]), expectedSnapshot),
    ).rejects.toThrow()
})

test('trust B3: code locations in the second part follow the same rules', () => {
  expect(findCodeProblem('mf-x', { hash, base, entry }, [assetsOrigin])).toBeNull()
  expect(findCodeProblem('mf-x', { hash, base: 'https://evil.example/', entry }, [assetsOrigin])).toContain(
    'evil',
  )
  expect(findCodeProblem('mf-x', { hash, base }, [assetsOrigin])).not.toBeNull()
})

const createKeyPair = () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { key: x, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64') }
}
const registryKeys = createKeyPair()
const signedText = '{"sequence":1,"naam":"Zuiderë"}'

afterEach(() => vi.restoreAllMocks())

const disableEd25519 = () =>
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))

for (const [browser, prepare] of [
  ['a browser that knows Ed25519', () => {}],
  ['a browser that does not', disableEd25519],
] as const) {
  test(`trust B3: ${browser} accepts only what the registry signed`, async () => {
    prepare()
    const signature = registryKeys.sign(signedText)
    expect(await isSignedByAnyKey(signedText, signature, [registryKeys.key])).toBe(true)
    expect(await isSignedByAnyKey(signedText, signature, [createKeyPair().key, registryKeys.key])).toBe(true)
    expect(await isSignedByAnyKey(`${signedText} `, signature, [registryKeys.key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, signature, [createKeyPair().key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, '', [registryKeys.key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, 'no base64!', [registryKeys.key])).toBe(false)
    expect(await isSignedByAnyKey(signedText, signature, [])).toBe(false)
  })
}
