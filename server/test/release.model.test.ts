import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordBuild } from '../src/registry/builds.ts'
import { placeOwn, pointChannel } from '../src/registry/publish.ts'
import { registryReader } from '../src/registry/registry-state.ts'
import { select } from '../src/registry/selection.ts'
import { registryKey } from '../src/registry/signing.ts'
import { actionsOf } from '../src/release/actions.ts'
import type { Actions } from '../src/release/commands.ts'
import { type Harness, harness } from './harness.ts'
import { memoryFiles } from './memory-files.ts'
import { build } from './small-remote.ts'

const versions = ['1.0.0', '2.0.0', '3.0.0'] as const
const tenants = ['zuider', 'noorder', '*'] as const
const channels = ['live', 'early'] as const
const demos = ['one', 'other'] as const

const version = fc.constantFrom(...versions)
const tenant = fc.constantFrom(...tenants)
const channel = fc.constantFrom(...channels)
const percent = fc.constantFrom(0, 30, 100)

/** What can be done, each with what it is done with. */
const step = fc.oneof(
  fc.record({ act: fc.constant('start' as const), version, by: fc.constantFrom(...demos) }),
  fc.record({ act: fc.constant('promote' as const), version, channel }),
  fc.record({ act: fc.constant('rollout' as const), version, tenant, percent }),
  fc.record({ act: fc.constant('pin' as const), version, tenant }),
  fc.record({ act: fc.constant('follow' as const), tenant, channel }),
  fc.record({ act: fc.constantFrom('disable' as const, 'enable' as const), tenant }),
  fc.record({
    act: fc.constant('rollback' as const),
    at: fc.oneof(fc.record({ tenant }), fc.record({ channel })),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Placement {
  off: boolean
  channel: string
  pinned?: string | undefined
  rollout?: string | undefined
  percent: number
}
const unplaced: Placement = { off: false, channel: 'live', percent: 0 }

/** What the registry is to do, in a few lines: each place shows something, and remembers all that it showed before. */
function model() {
  const shown = new Map<string, string | Placement>()
  const before = new Map<string, (string | Placement | undefined)[]>()
  let placedBy: string | null = null

  const show = (at: string, what: string | Placement): boolean => {
    const now = shown.get(at)
    if (JSON.stringify(now) === JSON.stringify(what)) return false
    before.set(at, [...(before.get(at) ?? []), now])
    shown.set(at, what)
    return true
  }
  const place = (name: string, change: Partial<Placement>) =>
    show(name, { ...unplaced, ...(shown.get(name) as Placement | undefined), ...change })

  function rollback(at: string): boolean {
    const stack = before.get(at) ?? []
    if (stack.length === 0) return false
    const back = stack.at(-1)
    before.set(at, stack.slice(0, -1))
    if (back === undefined) shown.delete(at)
    else shown.set(at, back)
    if (at === 'channel live') placedBy = null
    return true
  }

  return {
    /** Does a step. Answers whether there was something to do, which only a rollback may lack. */
    do(one: Step): boolean {
      switch (one.act) {
        case 'start': {
          const isFree = !before.has('channel live') || placedBy === one.by
          if (isFree && show('channel live', one.version)) placedBy = one.by
          return true
        }
        case 'promote':
          if (show(`channel ${one.channel}`, one.version) && one.channel === 'live') placedBy = null
          return true
        case 'rollout':
          return place(one.tenant, { rollout: one.version, percent: one.percent }) || true
        case 'pin':
          return place(one.tenant, { pinned: one.version }) || true
        case 'follow':
          return (
            place(one.tenant, { channel: one.channel, pinned: undefined, rollout: undefined, percent: 0 }) ||
            true
          )
        case 'rollback':
          return rollback('tenant' in one.at ? one.at.tenant : `channel ${one.at.channel}`)
        default:
          return place(one.tenant, { off: one.act === 'disable' }) || true
      }
    },
    /** The version that a customer of a firm gets; null for none. */
    gets(name: string, bucket: number): string | null {
      const found = (shown.get(name) ?? shown.get('*') ?? unplaced) as Placement
      if (found.off) return null
      if (found.rollout && bucket < found.percent) return found.rollout
      return found.pinned ?? (shown.get(`channel ${found.channel}`) as string | undefined) ?? null
    },
  }
}

let server: Harness
let actions: Actions
beforeAll(async () => {
  server = await harness()
  const key = await registryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  actions = actionsOf({ db: server.database.db, key, files: memoryFiles() }, 'operator')
})
afterAll(() => server.close())

const hashOf = (of: string) => build(of).descriptor.hash

async function run(remote: string, one: Step): Promise<boolean> {
  const { db } = server.database
  if (one.act === 'start') await placeOwn(db, { name: remote, hash: hashOf(one.version) }, one.by)
  else if (one.act === 'rollback') {
    const refused = await actions.rollback({ remote, channel: 'live', ...one.at }).then(
      () => null,
      (error: Error) => error.message,
    )
    if (refused) expect(refused).toMatch(/is left to undo/)
    return refused === null
  } else {
    const { act, ...given } = one
    await (actions[act] as (given: object) => Promise<unknown>)({ remote, force: true, ...given })
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
      const told = model()
      const read = registryReader(db)
      for (const one of steps) {
        const did = await run(remote, one)
        expect(did, JSON.stringify(one)).toBe(told.do(one))
        const state = await read()
        for (const name of tenants)
          for (const bucket of [0, 29, 30, 99]) {
            const gets = select(state, remote, name === '*' ? null : name, bucket)?.build.version ?? null
            expect(gets, `${name} ${bucket} after ${JSON.stringify(one)}`).toBe(told.gets(name, bucket))
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
  const both = await Promise.all([1, 2].map(() => actions.rollback({ remote, channel: 'live' })))
  expect(both).toEqual([{ undone: 'show 3.0.0' }, { undone: 'show 2.0.0' }])
})
