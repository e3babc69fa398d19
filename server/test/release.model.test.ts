import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectBuild } from '../src/registry/build-selection.ts'
import { recordBuild, releaseDemoBuild, setChannelBuild } from '../src/registry/publish-build.ts'
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
  const currentByTarget = new Map<string, string | ModelPlacement>()
  const changes: { target: string; previousPlacement: string | ModelPlacement | undefined }[] = []
  const changedTargets = new Set<string>()
  let placedBy: string | null = null

  const recordPlacement = (target: string, placement: string | ModelPlacement): boolean => {
    const previousPlacement = currentByTarget.get(target)
    if (isDeepStrictEqual(previousPlacement, placement)) return false
    changes.push({ target, previousPlacement })
    changedTargets.add(target)
    currentByTarget.set(target, placement)
    return true
  }
  const getPlacement = (name: string) => (currentByTarget.get(name) ?? defaultPlacement) as ModelPlacement
  const changePlacement = (name: string, change: Partial<ModelPlacement>) =>
    recordPlacement(name, { ...getPlacement(name), ...change }) || true

  function undoLastChange(targets: readonly string[]): boolean {
    const lastIndex = changes.findLastIndex(({ target }) => targets.includes(target))
    const [undoneChange] = lastIndex < 0 ? [] : changes.splice(lastIndex, 1)
    if (!undoneChange) return false
    const { target, previousPlacement } = undoneChange
    if (previousPlacement === undefined) currentByTarget.delete(target)
    else currentByTarget.set(target, previousPlacement)
    if (target === 'channel live') placedBy = null
    return true
  }

  return {
    /** Applies a step, and returns whether it had an effect. */
    do(step: ReleaseStep): boolean {
      switch (step.act) {
        case 'start': {
          const isFree = !changedTargets.has('channel live') || placedBy === step.by
          if (isFree && recordPlacement('channel live', step.version)) placedBy = step.by
          return true
        }
        case 'live':
          if (currentByTarget.has('*')) changePlacement('*', createChannelPlacement('live'))
          if (recordPlacement('channel live', step.to)) placedBy = null
          return true
        case 'publish':
          return recordPlacement('channel next', step.version) || true
        case 'share': {
          const { percent: previousPercent, rollout, pinned } = getPlacement(step.tenant)
          const settledHash = previousPercent === 100 ? rollout : pinned
          return changePlacement(step.tenant, {
            pinned: settledHash,
            rollout: step.to,
            percent: step.percent,
            off: false,
          })
        }
        case 'follow':
          return (
            currentByTarget.has(`channel ${step.to}`) &&
            changePlacement(step.tenant, { ...createChannelPlacement(step.to), off: false })
          )
        case 'switch':
          return changePlacement(step.tenant, { off: step.to === 'off' })
        default:
          if ('tenant' in step.at) return undoLastChange([step.at.tenant])
          return undoLastChange('channel' in step.at ? [`channel ${step.at.channel}`] : ['channel live', '*'])
      }
    },
    /** Returns the version that a tenant's customer gets; null if there is none. */
    gets(name: string, bucket: number): string | null {
      const placement = (currentByTarget.get(name) ??
        currentByTarget.get('*') ??
        defaultPlacement) as ModelPlacement
      if (placement.off) return null
      if (placement.rollout && bucket < placement.percent) return placement.rollout
      return (
        placement.pinned ??
        (currentByTarget.get(`channel ${placement.channel}`) as string | undefined) ??
        null
      )
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

const getBuildHash = (version: string) => createSmallBuild(version).descriptor.hash

async function runReleaseStep(remote: string, step: ReleaseStep): Promise<boolean> {
  const { db } = server.database
  if (step.act === 'start')
    await releaseDemoBuild(db, { name: remote, hash: getBuildHash(step.version) }, step.by)
  else if (step.act === 'publish')
    await setChannelBuild(db, { name: remote, hash: getBuildHash(step.version), channel: 'next' }, 'publish')
  else {
    const action =
      step.act === 'rollback'
        ? releaseActions.rollback({ remote, ...step.at })
        : releaseActions.place({ remote, percent: 100, force: true, 'dry-run': false, ...step })
    const errorMessage = await action.then(
      () => null,
      (error: Error) => error.message,
    )
    if (errorMessage) expect(errorMessage).toMatch(/is left to undo|There is no/)
    return errorMessage === null
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
      for (const version of remoteVersions)
        await recordBuild(db, remote, { ...createSmallBuild(version).descriptor, name: remote })
      const expectedRegistry = createRegistryModel()
      const readRegistry = createRegistryReader(db)
      for (const step of steps) {
        const hadEffect = await runReleaseStep(remote, step)
        expect(hadEffect, JSON.stringify(step)).toBe(expectedRegistry.do(step))
        const state = await readRegistry()
        for (const name of placementTenants)
          for (const bucket of [0, 29, 30, 99]) {
            const selectedVersion =
              selectBuild(state, remote, name === '*' ? null : name, bucket)?.build.version ?? null
            expect(selectedVersion, `${name} ${bucket} after ${JSON.stringify(step)}`).toBe(
              expectedRegistry.gets(name, bucket),
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
  for (const version of remoteVersions) {
    await recordBuild(db, remote, { ...createSmallBuild(version).descriptor, name: remote })
    await setChannelBuild(
      db,
      { name: remote, hash: getBuildHash(version), channel: 'live' },
      `show ${version}`,
    )
  }
  const rollbackResults = await Promise.all([1, 2].map(() => releaseActions.rollback({ remote })))
  expect(rollbackResults).toEqual([{ undone: 'show 3.0.0' }, { undone: 'show 2.0.0' }])
})
