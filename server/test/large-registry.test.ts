import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { RegistrySnapshot } from '@portal/contract/registry-snapshot'
import { getTrustedTypesPolicyName } from '@portal/contract/remote-registry'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { RegistryState } from '../src/registry/build-selection.ts'
import type { Build } from '../src/registry/builds.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { createTenantRegistries } from '../src/registry/tenant-registry.ts'
import { createSmallBuild } from './small-remote.ts'

const assetsOrigin = 'https://assets.example'
const unsignedBuildFields = { passedAt: null, publicKey: null, provenance: null }

function createRegistryState(count: number): RegistryState {
  const builds = Array.from({ length: count }, (_, index): Build => {
    const { descriptor } = createSmallBuild('1.0.0', () => ({ name: `mf-${index}` }))
    const { name, hash, version } = descriptor
    return { name, hash, version, description: descriptor, publishedAt: new Date(0), ...unsignedBuildFields }
  })
  const channels = builds.map(({ name, hash }) => ({ name, channel: 'live', hash, previous: null }))
  return { sequence: 1, builds, channels, placements: [], usedHashes: new Set() }
}

async function createRegistry(count: number) {
  const key = await openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  const registries = createTenantRegistries(key, assetsOrigin)
  const registry = registries(createRegistryState(count), { tenant: 'zuider', bucket: 0 })
  const createPageSnapshot = (...names: string[]) => {
    const { text, signature } = registry.snapshotFor(names.map((name) => ({ name })))
    expect(key.verify(text, signature)).toBe(true)
    return v.parse(RegistrySnapshot, JSON.parse(text))
  }
  return { registries, pageOf: createPageSnapshot }
}

const listNamesWithEntry = ({ remotes }: RegistrySnapshot) =>
  (remotes as { name: string; entry?: object }[]).filter(({ entry }) => entry).map(({ name }) => name)

test('a small registry is in every page whole', async () => {
  const { pageOf } = await createRegistry(12)
  expect(listNamesWithEntry(pageOf('mf-1'))).toHaveLength(12)
  expect(pageOf('mf-1').rest).toBeUndefined()
})

test('trust B3: with a large registry, a page has the entries it starts with, and the integrity of the file with all', async () => {
  const { registries, pageOf } = await createRegistry(13)
  const page = pageOf('mf-3', 'mf-7')
  expect(page.remotes).toHaveLength(13)
  expect(listNamesWithEntry(page).sort()).toEqual(['mf-3', 'mf-7'])
  const secondPart = registries.findSecondPart(page.rest?.path ?? '')
  expect(page.rest?.integrity).toBe(
    `sha256-${createHash('sha256')
      .update(secondPart ?? '')
      .digest('base64')}`,
  )
  expect(Object.keys(JSON.parse(secondPart ?? '{}'))).toHaveLength(13)
  expect(pageOf('mf-1').rest).toEqual(page.rest)
  expect(registries.findSecondPart('/_registry/0000000000000000.json')).toBeNull()
})

test('versions of remotes have short and unique names of script policies', () => {
  const names = Array.from({ length: 2000 }, (_, index) =>
    getTrustedTypesPolicyName({ name: `mf-room-${index % 500}`, version: `1.${Math.floor(index / 500)}.0` }),
  )
  expect(new Set(names).size).toBe(2000)
  for (const name of names) expect(name).toMatch(/^p-[0-9a-z]{1,7}$/)
})
