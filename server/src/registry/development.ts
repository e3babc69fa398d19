import { developmentVersion, isDevelopment } from '@portal/contract/registry'
import { and, eq, getTableColumns, inArray, like, lt, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'
import type { KeptCookie } from '../http/cookies.ts'
import type { AssetStore } from './asset-store.ts'
import { type Build, filesOf, shellName } from './builds.ts'
import type { RegistryState } from './selection.ts'
import type { RegistryKey } from './signing.ts'
import { makeTicket, readTicket, type TicketKind, ticketIn } from './ticket.ts'
import { withTrials } from './trial.ts'

/**
 * Builds that are under work, each seen by its developer alone: in a channel of the developer's own that no firm can
 * follow and that stands outside the record of releases. Only where the operator allows it (trust B4).
 */
export interface Developed {
  /** Name of the remote. */
  name: string
  /** The developer's own channel. */
  channel: string
}

const kind: TicketKind<Developed> = {
  cookie: 'develop',
  holdsFor: 12 * 3_600_000,
  schema: v.object({ name: v.string(), channel: v.string() }),
}

/** A day: what was developed longer ago is nobody's any more. */
const keptFor = 86_400_000

/** Name of a developer's channel, of what the developer goes by. */
export const channelOf = (developer: string): string => `dev-${developer}`

/** The ticket with which a developer's browser follows a channel. */
export const developTicket = (key: RegistryKey, developed: Developed, now: number): string =>
  makeTicket(key, kind, developed, now)

/** The cookie that keeps a ticket. */
export const developCookie: KeptCookie = { name: kind.cookie, seconds: kind.holdsFor / 1000 }

/** Whether a ticket is ours and holds. */
export const isDevelopTicket = (key: RegistryKey, ticket: string, now: number): boolean =>
  readTicket(key, kind, ticket, now) !== null

/**
 * Puts a build into a developer's channel. The one before it stays until the next one comes: a page that runs it may be on its way
 * to a file of it. The one before that goes.
 */
export async function develop(
  db: Database,
  assets: AssetStore,
  { name, channel, hash }: Developed & { hash: string },
): Promise<void> {
  const [before, past] = await developedLately(db, { name, channel })
  if (before?.hash === hash) return
  const now = { hash, previous: before?.hash ?? null }
  await db
    .insert(channels)
    .values({ name, channel, ...now })
    .onConflictDoUpdate({ target: [channels.name, channels.channel], set: now })
  const old = await db
    .select()
    .from(builds)
    .where(
      and(
        like(builds.version, developmentVersion('%')),
        ne(builds.name, shellName),
        lt(builds.publishedAt, new Date(Date.now() - keptFor)),
      ),
    )
  const gone = [...old, ...(past ? [past] : [])].filter((build) => build.hash !== hash)
  for (const build of gone) await forget(db, assets, build)
}

/** Ends a developer's channel. */
export async function endDevelopment(db: Database, assets: AssetStore, which: Developed): Promise<void> {
  for (const build of await developedLately(db, which)) if (build) await forget(db, assets, build)
}

async function forget(db: Database, assets: AssetStore, build: Build): Promise<void> {
  const { name, hash } = build
  const isIt = (table: typeof builds | typeof channels) => and(eq(table.name, name), eq(table.hash, hash))
  await db.delete(channels).where(isIt(channels))
  await db.delete(builds).where(isIt(builds))
  await assets.remove(filesOf(build))
}

/** The build of a channel, and the one before it; null for none. */
async function developedLately(
  db: Database,
  { name, channel }: Developed,
): Promise<[now: Build | null, before: Build | null]> {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(eq(channels.name, name), eq(channels.channel, channel)))
  const found = row
    ? await db
        .select()
        .from(builds)
        .where(and(eq(builds.name, name), inArray(builds.hash, [row.hash, row.previous ?? row.hash])))
    : []
  const of = (hash: string | null | undefined) => found.find((build) => build.hash === hash) ?? null
  return [of(row?.hash), of(row?.previous)]
}

async function developed(db: Database, { name, channel }: Developed): Promise<Build | null> {
  const [found] = await db
    .select(getTableColumns(builds))
    .from(channels)
    .innerJoin(builds, and(eq(builds.name, channels.name), eq(builds.hash, channels.hash)))
    .where(and(eq(channels.name, name), eq(channels.channel, channel)))
    .limit(1)
  return found ?? null
}

/** The build that a browser's developer works on, by its cookies; null for anybody else. */
export async function developedFor(
  db: Database,
  key: RegistryKey,
  cookies: string | undefined,
): Promise<Build | null> {
  const ticket = readTicket(key, kind, ticketIn(kind, cookies), Date.now())
  return ticket && developed(db, ticket)
}

/** The registry as it is for whoever works on a build. */
export const withDeveloped = (state: RegistryState, build: Build | null): RegistryState =>
  build ? withTrials({ ...state, builds: [...state.builds, build] }, { [build.name]: build.hash }) : state

/** Where this portal keeps the shell's development build. */
export const developmentShell: Developed = { name: shellName, channel: channelOf('portal') }

/**
 * The registry with the shell's development build in the shell's place, for a page that has a remote under work: Fast
 * Refresh wants React's development build. Where the portal has none, and where the shell itself is under work, it stays
 * as it is.
 */
export async function withDevelopmentShell(db: Database, state: RegistryState): Promise<RegistryState> {
  const live = new Set(state.channels.flatMap(({ channel, hash }) => (channel === 'live' ? hash : [])))
  const underWork = state.builds.filter((build) => isDevelopment(build) && live.has(build.hash))
  if (underWork.length === 0 || underWork.some(({ name }) => name === shellName)) return state
  return withDeveloped(state, await developed(db, developmentShell))
}
