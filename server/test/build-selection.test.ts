import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findRecentBuild,
  hasPartialRollout,
  type RegistryState,
  selectBuild,
} from '../src/registry/build-selection.ts'
import type { Build } from '../src/registry/builds.ts'

const createTestBuild = (version: string): Build => ({
  name: 'mf-x',
  version,
  hash: version.repeat(16).slice(0, 16),
  description: {} as Build['description'],
  publishedAt: new Date(0),
  passedAt: null,
  publicKey: null,
  provenance: null,
})
const [one, two, three] = [createTestBuild('1'), createTestBuild('2'), createTestBuild('3')]
type Placement = RegistryState['placements'][number]
const createPlacement = (change: Partial<Placement>): Placement => ({
  name: 'mf-x',
  tenant: 'noorder',
  off: false,
  channel: 'live',
  pinned: null,
  rollout: null,
  percent: 0,
  ...change,
})
const createRegistryState = (...placements: Placement[]): RegistryState => ({
  sequence: 1,
  builds: [one, two, three],
  channels: [
    { name: 'mf-x', channel: 'live', hash: two.hash, previous: one.hash },
    { name: 'mf-x', channel: 'next', hash: three.hash, previous: null },
  ],
  placements,
  usedHashes: new Set([one.hash, two.hash, three.hash]),
})
const selectVersionFor = (state: RegistryState, tenant: string | null, bucket = 50) =>
  selectBuild(state, 'mf-x', tenant, bucket)?.build.version ?? null

test('every tenant gets the current version of the live channel, with the previous one as fallback', () => {
  expect(selectVersionFor(createRegistryState(), 'zuider')).toBe('2')
  expect(selectBuild(createRegistryState(), 'mf-x', 'zuider', 0)?.fallback?.version).toBe('1')
  expect(selectVersionFor(createRegistryState(), null)).toBe('2')
})

test('the recent build is the newest other one that customers received, never one that they did not', () => {
  const publishOnDay = (build: Build, day: number) => ({ ...build, publishedAt: new Date(day) })
  const builds = [
    publishOnDay(one, 1),
    publishOnDay(createTestBuild('4'), 5),
    publishOnDay(three, 3),
    publishOnDay(two, 2),
    { ...publishOnDay(one, 9), name: 'mf-y' },
  ]
  const findRecentVersionExcept = (...chosen: string[]) =>
    findRecentBuild({ ...createRegistryState(), builds }, 'mf-x', chosen)?.version
  expect(findRecentVersionExcept()).toBe('3')
  expect(findRecentVersionExcept(three.hash)).toBe('2')
  expect(findRecentVersionExcept(one.hash, two.hash, three.hash)).toBeUndefined()
})

test('a tenant can follow another channel, stay on a version, or have the remote turned off', () => {
  expect(selectVersionFor(createRegistryState(createPlacement({ channel: 'next' })), 'noorder')).toBe('3')
  expect(selectVersionFor(createRegistryState(createPlacement({ pinned: one.hash })), 'noorder')).toBe('1')
  expect(selectVersionFor(createRegistryState(createPlacement({ off: true })), 'noorder')).toBeNull()
  expect(selectVersionFor(createRegistryState(createPlacement({ off: true })), 'zuider')).toBe('2')
})

test('a rollout applies to a share of one tenant, and falls back to the version of the others', () => {
  const rolling = createRegistryState(createPlacement({ rollout: three.hash, percent: 30 }))
  expect(selectVersionFor(rolling, 'noorder', 29)).toBe('3')
  expect(selectVersionFor(rolling, 'noorder', 30)).toBe('2')
  expect(selectVersionFor(rolling, 'zuider', 0)).toBe('2')
  expect(selectBuild(rolling, 'mf-x', 'noorder', 0)?.fallback?.version).toBe('2')
  expect(hasPartialRollout(rolling, 'noorder')).toBe(true)
  expect(hasPartialRollout(rolling, 'zuider')).toBe(false)
})

test('a growing share keeps the new version for every customer who already has it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (bucket, a, b) => {
        const isRolledOutAt = (percent: number) =>
          selectVersionFor(
            createRegistryState(createPlacement({ rollout: three.hash, percent })),
            'noorder',
            bucket,
          ) === '3'
        return !isRolledOutAt(Math.min(a, b)) || isRolledOutAt(Math.max(a, b))
      },
    ),
  )
})

test('a rollout reaches exactly its percentage of customers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percent) => {
      const rolling = createRegistryState(createPlacement({ tenant: '*', rollout: three.hash, percent }))
      const got = Array.from({ length: 100 }, (_, bucket) => selectVersionFor(rolling, 'zuider', bucket))
      return got.filter((version) => version === '3').length === percent
    }),
  )
})
