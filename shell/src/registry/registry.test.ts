import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { remoteWith } from '../test-remote.ts'
import { loadRegistry } from './registry.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519').privateKey
const assets = 'https://assets.portaal.example'

/** A signed snapshot of one remote. */
function snapshot(change: object = {}, key: KeyObject = privateKey) {
  const remote = { ...remoteWith('mf-x', {}), base: `${assets}/mf-x/0123456789abcdef/` }
  const text = JSON.stringify({
    sequence: 5,
    tenant: 'zuider',
    origins: [assets],
    remotes: [remote],
    ...change,
  })
  return { text, signature: sign(null, Buffer.from(text), key).toString('base64') }
}

function carry({ text, signature }: ReturnType<typeof snapshot>) {
  const element = document.createElement('script')
  element.id = 'registry'
  element.type = 'application/json'
  element.dataset.signature = signature
  element.textContent = text
  document.body.replaceChildren(element)
}

const open = async () => {
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
  ['another shape', '{"text":1,"signature":[]}'],
  ['a text that is no JSON', '{"text":"x","signature":"y"}'],
  ['a list', '[]'],
  ['a forged number', JSON.stringify({ ...snapshot(), text: snapshot({ sequence: 9e15 }).text })],
  ['what a stranger signed', JSON.stringify(snapshot({ sequence: 9e15 }, stranger))],
  ['another tenant’s', JSON.stringify(snapshot({ sequence: 9e15, tenant: 'noorder' }))],
  ['what the registry would never sign', JSON.stringify(snapshot({ sequence: 'newest' }))],
])(
  'trust B3 E13: a device that keeps %s starts with the page’s own registry, and keeps that',
  async (_, kept) => {
    localStorage.setItem('registry', kept)
    carry(snapshot())
    expect(await open()).toEqual({ sequence: 5, errors: [] })
    expect(JSON.parse(localStorage.getItem('registry') ?? '')).toEqual(snapshot())
  },
)

test('trust B3 E13: a page with a forged or older registry starts with the stored one', async () => {
  carry(snapshot({ sequence: 7 }))
  expect(await open()).toEqual({ sequence: 7, errors: [] })
  carry(snapshot({ sequence: 6 }))
  const older = 'Error: the registry is older than one seen before'
  expect(await open()).toEqual({ sequence: 7, errors: [older] })
  carry(snapshot({ sequence: 8 }, stranger))
  expect(await open()).toEqual({ sequence: 7, errors: ['Error: the registry is not signed'] })
})

test('trust B3 E13: a page with a forged registry and without a valid stored one does not start', async () => {
  carry(snapshot({}, stranger))
  expect(await open()).toMatchObject({ sequence: null })
  localStorage.setItem('registry', JSON.stringify(snapshot({}, stranger)))
  expect(await open()).toMatchObject({ sequence: null })
})

test('trust B3 E15: a registry of another tenant does not start, even with a valid signature', async () => {
  vi.stubGlobal('location', { hostname: 'noorder.portaal.example' })
  carry(snapshot())
  expect(await open()).toMatchObject({ sequence: null })
})
