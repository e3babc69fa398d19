import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, max, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { channels, placements, type ReleaseState, releases } from '../database/tables/build.ts'

/** What a release changes: a channel, or a tenant by its subdomain (`*` for all tenants without a placement). */
export type ReleaseTarget = { channel: string } | { tenant: string }

/** Who made a change. */
export interface ChangeAuthor {
  /** Person who ran the command; `why` is the given reason. */
  by?: string
  why?: string | undefined
  /** The demo installation that releases its own build on start; undefined for commands. */
  installation?: string | undefined
}

/** A change of a remote's version at a channel or tenant. */
export interface ReleaseChange extends ChangeAuthor {
  name: string
  place: ReleaseTarget
  /** Description of the action, as the operator typed it. */
  action: string
}

/** Number of the advisory lock that serialises registry changes over all processes. */
const registryLockNumber = 7_413_002

/** Reads the sequence number of the registry: the time of its newest change in milliseconds; 0 without changes. */
export async function readSequence(db: Database): Promise<number> {
  const [row] = await db.select({ at: max(releases.at) }).from(releases)
  return row?.at?.getTime() ?? 0
}

/** Runs a transaction while holding the registry's advisory lock. */
export const withRegistryLock = <T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${registryLockNumber})`)
    return act(tx)
  })

/**
 * Makes a change and records the previous state for undo. Each change has a unique time. A change without effect is not
 * recorded.
 */
export const makeReleaseChange = (
  db: Database,
  made: ReleaseChange,
  act: (tx: Database) => Promise<unknown>,
): Promise<void> =>
  withRegistryLock(db, async (tx) => {
    const before = await readReleaseState(tx, made)
    await act(tx)
    if (!isDeepStrictEqual(before, await readReleaseState(tx, made))) await insertChange(tx, made, before)
  })

async function insertChange(
  tx: Database,
  made: ReleaseChange,
  before: ReleaseState,
  undone = false,
): Promise<void> {
  const { name, action, place, by = null, why = null, installation = null } = made
  const at = new Date(Math.max(Date.now(), (await readSequence(tx)) + 1))
  await tx.insert(releases).values({
    at,
    name,
    action,
    ...{ tenant: null, channel: null, ...place },
    by,
    why,
    installation,
    before,
    undone,
  })
}

type RemoteTarget = Pick<ReleaseChange, 'name' | 'place'>

async function readReleaseState(db: Database, { name, place }: RemoteTarget): Promise<ReleaseState> {
  if ('tenant' in place) {
    const [placement] = await db.select().from(placements).where(isPlacementOf(name, place.tenant))
    return { placement: placement ?? null }
  }
  const [channel] = await db.select().from(channels).where(isChannelOf(name, place.channel))
  return { channel: channel ?? null }
}

const isPlacementOf = (name: string, tenant: string) =>
  and(eq(placements.name, name), eq(placements.tenant, tenant))
const isChannelOf = (name: string, channel: string) =>
  and(eq(channels.name, name), eq(channels.channel, channel))
const isChangeOf = (name: string, ...places: readonly ReleaseTarget[]) =>
  and(
    eq(releases.name, name),
    or(
      ...places.map((place) =>
        'tenant' in place ? eq(releases.tenant, place.tenant) : eq(releases.channel, place.channel),
      ),
    ),
  )

/** Finds the newest change of a remote at a target, including undos; null for none. */
export async function findNewestChange(db: Database, at: RemoteTarget) {
  const [newest] = await db
    .select()
    .from(releases)
    .where(isChangeOf(at.name, at.place))
    .orderBy(desc(releases.id))
    .limit(1)
  return newest ?? null
}

/**
 * Undoes the newest change of a remote at one of these targets that is still in effect. Returns the undone action; null
 * if there is none.
 */
export const undoNewestChange = (
  db: Database,
  name: string,
  places: readonly ReleaseTarget[],
  author: ChangeAuthor,
): Promise<string | null> =>
  withRegistryLock(db, async (tx) => {
    const [last] = await tx
      .select()
      .from(releases)
      .where(and(isChangeOf(name, ...places), eq(releases.undone, false)))
      .orderBy(desc(releases.id))
      .limit(1)
    if (!last) return null
    const { tenant, channel } = last
    const at: RemoteTarget = { name, place: tenant === null ? { channel: channel ?? '' } : { tenant } }
    const now = await readReleaseState(tx, at)
    await restoreReleaseState(tx, at, last.before)
    await tx.update(releases).set({ undone: true }).where(eq(releases.id, last.id))
    await insertChange(tx, { ...at, ...author, action: `rollback of: ${last.action}` }, now, true)
    return last.action
  })

/**
 * Ends a rollout, unless another one has replaced it: the tenant's customers get the previous version. The change that
 * started the rollout is marked as undone, so that a later undo does not restore it. Returns whether the rollout was
 * running.
 */
export const haltRollout = (
  db: Database,
  { name, tenant, hash }: { name: string; tenant: string; hash: string },
  { action, ...author }: ChangeAuthor & Pick<ReleaseChange, 'action'>,
): Promise<boolean> =>
  withRegistryLock(db, async (tx) => {
    const at = { name, place: { tenant } }
    const before = await readReleaseState(tx, at)
    if (before.placement?.rollout !== hash) return false
    await tx.update(placements).set({ rollout: null, percent: 0 }).where(isPlacementOf(name, tenant))
    const standing = await tx
      .select()
      .from(releases)
      .where(and(isChangeOf(name, at.place), eq(releases.undone, false)))
      .orderBy(desc(releases.id))
    const begun = standing.findIndex((one) => one.before.placement?.rollout !== hash)
    for (const { id } of standing.slice(0, begun + 1))
      await tx.update(releases).set({ undone: true }).where(eq(releases.id, id))
    await insertChange(tx, { ...at, ...author, action }, before, true)
    return true
  })

async function restoreReleaseState(
  tx: Database,
  { name, place }: RemoteTarget,
  before: ReleaseState,
): Promise<void> {
  if ('tenant' in place) {
    await tx.delete(placements).where(isPlacementOf(name, place.tenant))
    if (before.placement) await tx.insert(placements).values(before.placement)
  } else {
    await tx.delete(channels).where(isChannelOf(name, place.channel))
    if (before.channel) await tx.insert(channels).values({ name, ...before.channel })
  }
}
