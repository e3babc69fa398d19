import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectBuild } from '../src/registry/build-selection.ts'
import { recordBuild } from '../src/registry/builds.ts'
import { releaseDemoBuild, setChannelBuild } from '../src/registry/publish-build.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { createReleaseActions } from '../src/release/release-actions.ts'
import type { ReleaseCommandActions } from '../src/release/release-commands.ts'
import { type Harness, startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { createSmallBuild } from './small-remote.ts'

const remoteVersions = ['1.0.0', '2.0.0', '3.0.0'] as const
const placementTenants = ['zuider', 'noorder', '*'] as const
const releaseChannels = ['live', 'next'] as const
const demoRemotes = ['one', 'other'] as const

const arbitraryVersion = fc.constantFrom(...remoteVersions)
const arbitraryTenant = fc.constantFrom(...placementTenants)
const arbitraryChannel = fc.constantFrom(...releaseChannels)
const arbitraryPercent = fc.constantFrom(0, 30, 100)

const arbitraryReleaseStep = fc.oneof(
  fc.record({
    act: fc.constant('start' as const),
    version: arbitraryVersion,
    by: fc.constantFrom(...demoRemotes),
  }),
  fc.record({ act: fc.constant('live' as const), to: arbitraryVersion }),
  fc.record({ act: fc.constant('publish' as const), version: arbitraryVersion }),
  fc.record({
    act: fc.constant('share' as const),
    to: arbitraryVersion,
    tenant: arbitraryTenant,
    percent: arbitraryPercent,
  }),
  fc.record({ act: fc.constant('follow' as const), to: arbitraryChannel, tenant: arbitraryTenant }),
  fc.record({
    act: fc.constant('switch' as const),
    to: fc.constantFrom('on', 'off'),
    tenant: arbitraryTenant,
  }),
  fc.record({
    act: fc.constant('rollback' as const),
    at: fc.oneof(
      fc.record({ tenant: arbitraryTenant }),
      fc.record({ channel: arbitraryChannel }),
      fc.constant({}),
    ),
  }),
)
type ReleaseStep = typeof arbitraryReleaseStep extends fc.Arbitrary<infer S> ? S : never

interface ModelPlacement {
  off: boolean
  channel: string
  pinned: string | null
  rollout: string | null
  percent: number
}
const createChannelPlacement = (channel: string) => ({ channel, pinned: null, rollout: null, percent: 0 })
const defaultPlacement: ModelPlacement = { off: false, ...createChannelPlacement('live') }

/**
 * Creates a simple model of the registry. For each target, such as a tenant or a channel, it stores the current version
 * and the earlier ones.
 */
function createRegistryModel() {
  const shown = new Map<string, string | ModelPlacement>()
  const done: { target: string; before: string | ModelPlacement | undefined }[] = []
  const everShown = new Set<string>()
  let placedBy: string | null = null

  const recordPlacement = (target: string, placement: string | ModelPlacement): boolean => {
    const before = shown.get(target)
    if (isDeepStrictEqual(before, placement)) return false
    done.push({ target, before })
    everShown.add(target)
    shown.set(target, placement)
    return true
  }
  const getPlacement = (name: string) => (shown.get(name) ?? defaultPlacement) as ModelPlacement
  const changePlacement = (name: string, change: Partial<ModelPlacement>) =>
    recordPlacement(name, { ...getPlacement(name), ...change }) || true

  function undoLastChange(places: readonly string[]): boolean {
    const last = done.findLastIndex(({ target }) => places.includes(target))
    const [undone] = last < 0 ? [] : done.splice(last, 1)
    if (!undone) return false
    const { target, before } = undone
    if (before === undefined) shown.delete(target)
    else shown.set(target, before)
    if (target === 'channel live') placedBy = null
    return true
  }

  return {
    /** Applies a step, and returns whether it had an effect. */
    do(one: ReleaseStep): boolean {
      switch (one.act) {
        case 'start': {
          const isFree = !everShown.has('channel live') || placedBy === one.by
          if (isFree && recordPlacement('channel live', one.version)) placedBy = one.by
          return true
        }
        case 'live':
          if (shown.has('*')) changePlacement('*', createChannelPlacement('live'))
          if (recordPlacement('channel live', one.to)) placedBy = null
          return true
        case 'publish':
          return recordPlacement('channel next', one.version) || true
        case 'share': {
          const { percent: share, rollout, pinned } = getPlacement(one.tenant)
          const settled = share === 100 ? rollout : pinned
          return changePlacement(one.tenant, {
            pinned: settled,
            rollout: one.to,
            percent: one.percent,
            off: false,
          })
        }
        case 'follow':
          return (
            shown.has(`channel ${one.to}`) &&
            changePlacement(one.tenant, { ...createChannelPlacement(one.to), off: false })
          )
        case 'switch':
          return changePlacement(one.tenant, { off: one.to === 'off' })
        default:
          if ('tenant' in one.at) return undoLastChange([one.at.tenant])
          return undoLastChange('channel' in one.at ? [`channel ${one.at.channel}`] : ['channel live', '*'])
      }
    },
    /** Returns the version that a tenant's customer gets; null if there is none. */
    gets(name: string, bucket: number): string | null {
      const found = (shown.get(name) ?? shown.get('*') ?? defaultPlacement) as ModelPlacement
      if (found.off) return null
      if (found.rollout && bucket < found.percent) return found.rollout
      return found.pinned ?? (shown.get(`channel ${found.channel}`) as string | undefined) ?? null
    },
  }
}

let server: Harness
let releaseActions: ReleaseCommandActions
beforeAll(async () => {
  server = await startHarness()
  const key = await openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  releaseActions = createReleaseActions(
    { db: server.database.db, key, files: createMemoryFileStore() },
    'operator',
  )
})
afterAll(() => server.close())

const getBuildHash = (of: string) => createSmallBuild(of).descriptor.hash

async function runReleaseStep(remote: string, one: ReleaseStep): Promise<boolean> {
  const { db } = server.database
  if (one.act === 'start')
    await releaseDemoBuild(db, { name: remote, hash: getBuildHash(one.version) }, one.by)
  else if (one.act === 'publish')
    await setChannelBuild(db, { name: remote, hash: getBuildHash(one.version), channel: 'next' }, 'publish')
  else {
    const acted =
      one.act === 'rollback'
        ? releaseActions.rollback({ remote, ...one.at })
        : releaseActions.place({ remote, percent: 100, force: true, 'dry-run': false, ...one })
    const refused = await acted.then(
      () => null,
      (error: Error) => error.message,
    )
    if (refused) expect(refused).toMatch(/is left to undo|There is no/)
    return refused === null
  }
  return true
}

let testRunCount = 0
test('for any sequence of releases and rollbacks, every customer gets the version of a simple model', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryReleaseStep, { minLength: 1, maxLength: 25 }), async (steps) => {
      const remote = `mf-model-${testRunCount++}`
      for (const of of remoteVersions)
        await recordBuild(db, remote, { ...createSmallBuild(of).descriptor, name: remote })
      const expected = createRegistryModel()
      const read = createRegistryReader(db)
      for (const one of steps) {
        const hadEffect = await runReleaseStep(remote, one)
        expect(hadEffect, JSON.stringify(one)).toBe(expected.do(one))
        const state = await read()
        for (const name of placementTenants)
          for (const bucket of [0, 29, 30, 99]) {
            const selected =
              selectBuild(state, remote, name === '*' ? null : name, bucket)?.build.version ?? null
            expect(selected, `${name} ${bucket} after ${JSON.stringify(one)}`).toBe(
              expected.gets(name, bucket),
            )
          }
      }
    }),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 25) },
  )
})

test('two concurrent rollbacks undo two changes, one after the other', async () => {
  const { db } = server.database
  const remote = 'mf-twice'
  for (const of of remoteVersions) {
    await recordBuild(db, remote, { ...createSmallBuild(of).descriptor, name: remote })
    await setChannelBuild(db, { name: remote, hash: getBuildHash(of), channel: 'live' }, `show ${of}`)
  }
  const both = await Promise.all([1, 2].map(() => releaseActions.rollback({ remote })))
  expect(both).toEqual([{ undone: 'show 3.0.0' }, { undone: 'show 2.0.0' }])
})
