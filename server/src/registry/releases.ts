import { and, desc, eq, max } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { channels, placements, type ReleaseState, releases } from '../database/tables/build.ts'

/** A change of the registry: of a channel, or of what a firm gets. */
export interface Change {
  name: string
  /** What is done, as the operator said it. */
  action: string
  channel?: string
  /** A firm's subdomain, or `*` for all. */
  tenant?: string
}

/** The registry's sequence: the moment of its newest change, in milliseconds; 0 when there is none. */
export async function sequenceOf(db: Database): Promise<number> {
  const [row] = await db.select({ at: max(releases.at) }).from(releases)
  return row?.at?.getTime() ?? 0
}

/** Makes a change and remembers how it was, so that it can be undone. Each change has a moment of its own. */
export async function change<T>(db: Database, made: Change, act: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const before = await stateOf(tx, made)
    const result = await act(tx)
    await note(tx, made, before)
    return result
  })
}

async function note(tx: Database, { name, action, tenant }: Change, before: ReleaseState, undone = false) {
  const at = new Date(Math.max(Date.now(), (await sequenceOf(tx)) + 1))
  await tx.insert(releases).values({ at, name, action, tenant: tenant ?? null, before, undone })
}

async function stateOf(db: Database, { name, channel, tenant }: Change): Promise<ReleaseState> {
  if (tenant) {
    const [placement] = await db.select().from(placements).where(placementOf(name, tenant))
    return { placement: placement ?? null }
  }
  const [row] = await db
    .select()
    .from(channels)
    .where(ofChannel(name, channel ?? 'live'))
  return { channel: row ?? null }
}

const placementOf = (name: string, tenant: string) =>
  and(eq(placements.name, name), eq(placements.tenant, tenant))
const ofChannel = (name: string, channel: string) =>
  and(eq(channels.name, name), eq(channels.channel, channel))

/** Undoes the newest change of a remote that still stands, of a firm or of any. Answers what it was; null for none. */
export async function undo(db: Database, name: string, tenant?: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(releases)
      .where(
        and(
          eq(releases.name, name),
          eq(releases.undone, false),
          tenant ? eq(releases.tenant, tenant) : undefined,
        ),
      )
      .orderBy(desc(releases.id))
      .limit(1)
    if (!last) return null
    const { channel } = last.before.channel ?? {}
    const tenantOfChange = last.tenant ?? undefined
    const now = await stateOf(tx, { name, action: last.action, channel, tenant: tenantOfChange })
    await restore(tx, name, last.tenant, last.before)
    await tx.update(releases).set({ undone: true }).where(eq(releases.id, last.id))
    await note(tx, { name, action: `rollback of: ${last.action}` }, now, true)
    return last.action
  })
}

async function restore(tx: Database, name: string, tenant: string | null, before: ReleaseState) {
  if (tenant) {
    await tx.delete(placements).where(placementOf(name, tenant))
    if (before.placement) await tx.insert(placements).values(before.placement)
  } else if (before.channel) {
    const { channel, hash, previous } = before.channel
    await tx.update(channels).set({ hash, previous }).where(ofChannel(name, channel))
  }
}
