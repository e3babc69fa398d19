import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { channels, type PreviousRegistryState, placements, releases } from '../database/tables/build.ts'
import { readRegistrySequence } from './registry-state.ts'

/** A channel, or the subdomain of a tenant; `*` is for all tenants without an own placement. */
export type ReleaseTarget = { channel: string } | { tenant: string }

export interface ChangeAuthor {
  /** Name of the team whose release key made the change, 'operator', or 'portal' for an automatic stop. */
  by?: string
  why?: string | undefined
  /** Demo installation that releases its own build on start. */
  installation?: string | undefined
}

export interface ReleaseChange extends ChangeAuthor {
  name: string
  target: ReleaseTarget
  /** Action in the history, as the operator typed it. */
  action: string
}

/** Advisory lock that serialises changes of the registry. */
const registryLockNumber = 7_413_002

export const withRegistryLock = <T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${registryLockNumber})`)
    return run(tx)
  })

/**
 * Makes a change, and records the previous state for undo. Each change has its own time. A change without effect is not
 * recorded.
 */
export const makeReleaseChange = (
  db: Database,
  change: ReleaseChange,
  run: (tx: Database) => Promise<unknown>,
): Promise<void> =>
  withRegistryLock(db, async (tx) => {
    const before = await readReleaseState(tx, change)
    await run(tx)
    if (!isDeepStrictEqual(before, await readReleaseState(tx, change))) await insertChange(tx, change, before)
  })

async function insertChange(
  tx: Database,
  change: ReleaseChange,
  before: PreviousRegistryState,
  undone = false,
): Promise<void> {
  const { name, action, target, by = null, why = null, installation = null } = change
  const at = new Date(Math.max(Date.now(), (await readRegistrySequence(tx)) + 1))
  await tx.insert(releases).values({
    at,
    name,
    action,
    ...{ tenant: null, channel: null, ...target },
    by,
    why,
    installation,
    before,
    undone,
  })
}

type RemoteTarget = Pick<ReleaseChange, 'name' | 'target'>

async function readReleaseState(
  db: Database,
  { name, target }: RemoteTarget,
): Promise<PreviousRegistryState> {
  if ('tenant' in target) {
    const [placement] = await db.select().from(placements).where(matchesPlacement(name, target.tenant))
    return { placement: placement ?? null }
  }
  const [channel] = await db.select().from(channels).where(matchesChannel(name, target.channel))
  return { channel: channel ?? null }
}

const matchesPlacement = (name: string, tenant: string) =>
  and(eq(placements.name, name), eq(placements.tenant, tenant))
const matchesChannel = (name: string, channel: string) =>
  and(eq(channels.name, name), eq(channels.channel, channel))
const matchesTargetChange = (name: string, ...targets: readonly ReleaseTarget[]) =>
  and(
    eq(releases.name, name),
    or(
      ...targets.map((target) =>
        'tenant' in target ? eq(releases.tenant, target.tenant) : eq(releases.channel, target.channel),
      ),
    ),
  )

/** Finds the newest change, including undone changes. */
export async function findNewestReleaseChange(db: Database, at: RemoteTarget) {
  const [newest] = await db
    .select()
    .from(releases)
    .where(matchesTargetChange(at.name, at.target))
    .orderBy(desc(releases.id))
    .limit(1)
  return newest ?? null
}

/** Undoes the newest change that is still in effect. Returns its action; null if there is none. */
export const undoNewestReleaseChange = (
  db: Database,
  name: string,
  targets: readonly ReleaseTarget[],
  author: ChangeAuthor,
): Promise<string | null> =>
  withRegistryLock(db, async (tx) => {
    const [last] = await tx
      .select()
      .from(releases)
      .where(and(matchesTargetChange(name, ...targets), eq(releases.undone, false)))
      .orderBy(desc(releases.id))
      .limit(1)
    if (!last) return null
    const { tenant, channel } = last
    const at: RemoteTarget = { name, target: tenant === null ? { channel: channel ?? '' } : { tenant } }
    const now = await readReleaseState(tx, at)
    await restoreReleaseState(tx, at, last.before)
    await tx.update(releases).set({ undone: true }).where(eq(releases.id, last.id))
    await insertChange(tx, { ...at, ...author, action: `rollback of: ${last.action}` }, now, true)
    return last.action
  })

/**
 * Ends a rollout, so that customers get the previous version again. The change that started the rollout counts as
 * undone. Returns whether the rollout was running.
 */
export const haltRollout = (
  db: Database,
  { name, tenant, hash }: { name: string; tenant: string; hash: string },
  { action, ...author }: ChangeAuthor & Pick<ReleaseChange, 'action'>,
): Promise<boolean> =>
  withRegistryLock(db, async (tx) => {
    const at = { name, target: { tenant } }
    const before = await readReleaseState(tx, at)
    if (before.placement?.rollout !== hash) return false
    await tx.update(placements).set({ rollout: null, percent: 0 }).where(matchesPlacement(name, tenant))
    const changes = await tx
      .select()
      .from(releases)
      .where(and(matchesTargetChange(name, at.target), eq(releases.undone, false)))
      .orderBy(desc(releases.id))
    const startIndex = changes.findIndex((one) => one.before.placement?.rollout !== hash)
    for (const { id } of changes.slice(0, startIndex + 1))
      await tx.update(releases).set({ undone: true }).where(eq(releases.id, id))
    await insertChange(tx, { ...at, ...author, action }, before, true)
    return true
  })

async function restoreReleaseState(
  tx: Database,
  { name, target }: RemoteTarget,
  before: PreviousRegistryState,
): Promise<void> {
  if ('tenant' in target) {
    await tx.delete(placements).where(matchesPlacement(name, target.tenant))
    if (before.placement) await tx.insert(placements).values(before.placement)
  } else {
    await tx.delete(channels).where(matchesChannel(name, target.channel))
    if (before.channel) await tx.insert(channels).values({ name, ...before.channel })
  }
}
