import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectBuild } from '../src/registry/build-selection.ts'
import { recordBuild } from '../src/registry/builds.ts'
import { pointChannel, releaseOwnBuild } from '../src/registry/publish-build.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { createActions } from '../src/release/release-actions.ts'
import type { CommandActions } from '../src/release/release-commands.ts'
import { type Harness, harness } from './harness.ts'
import { memoryFiles } from './memory-files.ts'
import { build } from './small-remote.ts'

const versions = ['1.0.0', '2.0.0', '3.0.0'] as const
const tenants = ['zuider', 'noorder', '*'] as const
const channels = ['live', 'next'] as const
const demos = ['one', 'other'] as const

const version = fc.constantFrom(...versions)
const tenant = fc.constantFrom(...tenants)
const channel = fc.constantFrom(...channels)
const percent = fc.constantFrom(0, 30, 100)

/** Possible actions with their arguments. */
const step = fc.oneof(
  fc.record({ act: fc.constant('start' as const), version, by: fc.constantFrom(...demos) }),
  fc.record({ act: fc.constant('live' as const), to: version }),
  fc.record({ act: fc.constant('publish' as const), version }),
  fc.record({ act: fc.constant('share' as const), to: version, tenant, percent }),
  fc.record({ act: fc.constant('follow' as const), to: channel, tenant }),
  fc.record({ act: fc.constant('switch' as const), to: fc.constantFrom('on', 'off'), tenant }),
  fc.record({
    act: fc.constant('rollback' as const),
    at: fc.oneof(fc.record({ tenant }), fc.record({ channel }), fc.constant({})),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Placement {
  off: boolean
  channel: string
  pinned: string | null
  rollout: string | null
  percent: number
}
const follows = (channel: string) => ({ channel, pinned: null, rollout: null, percent: 0 })
const unplaced: Placement = { off: false, ...follows('live') }

/** A simple model of the registry: each target shows something, and remembers what it showed before. */
function model() {
  const shown = new Map<string, string | Placement>()
  const done: { at: string; before: string | Placement | undefined }[] = []
  const everShown = new Set<string>()
  let placedBy: string | null = null

  const show = (at: string, what: string | Placement): boolean => {
    const before = shown.get(at)
    if (isDeepStrictEqual(before, what)) return false
    done.push({ at, before })
    everShown.add(at)
    shown.set(at, what)
    return true
  }
  const placementOf = (name: string) => (shown.get(name) ?? unplaced) as Placement
  const place = (name: string, change: Partial<Placement>) =>
    show(name, { ...placementOf(name), ...change }) || true

  function rollback(places: readonly string[]): boolean {
    const last = done.findLastIndex(({ at }) => places.includes(at))
    const [undone] = last < 0 ? [] : done.splice(last, 1)
    if (!undone) return false
    const { at, before } = undone
    if (before === undefined) shown.delete(at)
    else shown.set(at, before)
    if (at === 'channel live') placedBy = null
    return true
  }

  return {
    /** Runs a step. Returns whether it had an effect. */
    do(one: Step): boolean {
      switch (one.act) {
        case 'start': {
          const isFree = !everShown.has('channel live') || placedBy === one.by
          if (isFree && show('channel live', one.version)) placedBy = one.by
          return true
        }
        case 'live':
          if (shown.has('*')) place('*', follows('live'))
          if (show('channel live', one.to)) placedBy = null
          return true
        case 'publish':
          return show('channel next', one.version) || true
        case 'share': {
          const { percent: share, rollout, pinned } = placementOf(one.tenant)
          const settled = share === 100 ? rollout : pinned
          return place(one.tenant, { pinned: settled, rollout: one.to, percent: one.percent, off: false })
        }
        case 'follow':
          return shown.has(`channel ${one.to}`) && place(one.tenant, { ...follows(one.to), off: false })
        case 'switch':
          return place(one.tenant, { off: one.to === 'off' })
        default:
          if ('tenant' in one.at) return rollback([one.at.tenant])
          return rollback('channel' in one.at ? [`channel ${one.at.channel}`] : ['channel live', '*'])
      }
    },
    /** Version that a tenant's customer gets; null for none. */
    gets(name: string, bucket: number): string | null {
      const found = (shown.get(name) ?? shown.get('*') ?? unplaced) as Placement
      if (found.off) return null
      if (found.rollout && bucket < found.percent) return found.rollout
      return found.pinned ?? (shown.get(`channel ${found.channel}`) as string | undefined) ?? null
    },
  }
}

let server: Harness
let actions: CommandActions
beforeAll(async () => {
  server = await harness()
  const key = await openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  actions = createActions({ db: server.database.db, key, files: memoryFiles() }, 'operator')
})
afterAll(() => server.close())

const hashOf = (of: string) => build(of).descriptor.hash

async function run(remote: string, one: Step): Promise<boolean> {
  const { db } = server.database
  if (one.act === 'start') await releaseOwnBuild(db, { name: remote, hash: hashOf(one.version) }, one.by)
  else if (one.act === 'publish')
    await pointChannel(db, { name: remote, hash: hashOf(one.version), channel: 'next' }, 'publish')
  else {
    const acted =
      one.act === 'rollback'
        ? actions.rollback({ remote, ...one.at })
        : actions.place({ remote, percent: 100, force: true, 'dry-run': false, ...one })
    const refused = await acted.then(
      () => null,
      (error: Error) => error.message,
    )
    if (refused) expect(refused).toMatch(/is left to undo|There is no/)
    return refused === null
  }
  return true
}

let count = 0
test('whatever is released and taken back, in whatever order, every customer gets what a model of a few lines says', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const remote = `mf-model-${count++}`
      for (const of of versions) await recordBuild(db, remote, { ...build(of).descriptor, name: remote })
      const expected = model()
      const read = createRegistryReader(db)
      for (const one of steps) {
        const did = await run(remote, one)
        expect(did, JSON.stringify(one)).toBe(expected.do(one))
        const state = await read()
        for (const name of tenants)
          for (const bucket of [0, 29, 30, 99]) {
            const gets = selectBuild(state, remote, name === '*' ? null : name, bucket)?.build.version ?? null
            expect(gets, `${name} ${bucket} after ${JSON.stringify(one)}`).toBe(expected.gets(name, bucket))
          }
      }
    }),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 25) },
  )
})

test('undoing from two sides at once undoes two changes, one after another', async () => {
  const { db } = server.database
  const remote = 'mf-twice'
  for (const of of versions) {
    await recordBuild(db, remote, { ...build(of).descriptor, name: remote })
    await pointChannel(db, { name: remote, hash: hashOf(of), channel: 'live' }, `show ${of}`)
  }
  const both = await Promise.all([1, 2].map(() => actions.rollback({ remote })))
  expect(both).toEqual([{ undone: 'show 3.0.0' }, { undone: 'show 2.0.0' }])
})
