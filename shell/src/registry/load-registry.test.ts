import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestRemote } from '../test-remote.ts'
import { loadRegistry } from './load-registry.ts'

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
