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
const [build1, build2, build3] = [createTestBuild('1'), createTestBuild('2'), createTestBuild('3')]
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
  builds: [build1, build2, build3],
  channels: [
    { name: 'mf-x', channel: 'live', hash: build2.hash, previous: build1.hash },
    { name: 'mf-x', channel: 'next', hash: build3.hash, previous: null },
  ],
  placements,
  usedHashes: new Set([build1.hash, build2.hash, build3.hash]),
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
    publishOnDay(build1, 1),
    publishOnDay(createTestBuild('4'), 5),
    publishOnDay(build3, 3),
    publishOnDay(build2, 2),
    { ...publishOnDay(build1, 9), name: 'mf-y' },
  ]
  const findRecentVersionExcept = (...excludedHashes: string[]) =>
    findRecentBuild({ ...createRegistryState(), builds }, 'mf-x', excludedHashes)?.version
  expect(findRecentVersionExcept()).toBe('3')
  expect(findRecentVersionExcept(build3.hash)).toBe('2')
  expect(findRecentVersionExcept(build1.hash, build2.hash, build3.hash)).toBeUndefined()
})

test('a tenant can follow another channel, stay on a version, or have the remote turned off', () => {
  expect(selectVersionFor(createRegistryState(createPlacement({ channel: 'next' })), 'noorder')).toBe('3')
  expect(selectVersionFor(createRegistryState(createPlacement({ pinned: build1.hash })), 'noorder')).toBe('1')
  expect(selectVersionFor(createRegistryState(createPlacement({ off: true })), 'noorder')).toBeNull()
  expect(selectVersionFor(createRegistryState(createPlacement({ off: true })), 'zuider')).toBe('2')
})

test('a rollout applies to a share of one tenant, and falls back to the version of the others', () => {
  const rolloutState = createRegistryState(createPlacement({ rollout: build3.hash, percent: 30 }))
  expect(selectVersionFor(rolloutState, 'noorder', 29)).toBe('3')
  expect(selectVersionFor(rolloutState, 'noorder', 30)).toBe('2')
  expect(selectVersionFor(rolloutState, 'zuider', 0)).toBe('2')
  expect(selectBuild(rolloutState, 'mf-x', 'noorder', 0)?.fallback?.version).toBe('2')
  expect(hasPartialRollout(rolloutState, 'noorder')).toBe(true)
  expect(hasPartialRollout(rolloutState, 'zuider')).toBe(false)
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
            createRegistryState(createPlacement({ rollout: build3.hash, percent })),
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
      const rolloutState = createRegistryState(
        createPlacement({ tenant: '*', rollout: build3.hash, percent }),
      )
      const selectedVersions = Array.from({ length: 100 }, (_, bucket) =>
        selectVersionFor(rolloutState, 'zuider', bucket),
      )
      return selectedVersions.filter((version) => version === '3').length === percent
    }),
  )
})
