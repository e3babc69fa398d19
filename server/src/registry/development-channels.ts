import { developmentVersion, isDevelopment } from '@portal/contract/registry'
import { and, eq, getTableColumns, inArray, like, lt, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'
import type { StoredCookie } from '../http/cookies.ts'
import type { AssetStore } from './asset-store.ts'
import { makeTicket, readTicket, type TicketKind, ticketIn } from './build-ticket.ts'
import { type Build, filesOf, shellName } from './builds.ts'
import type { RegistryState } from './selection.ts'
import type { RegistryKey } from './signing.ts'
import { withTrials } from './trial-builds.ts'

/**
 * Development builds, each visible only to its developer: in a channel of the developer's own that no tenant can follow
 * and that is not part of the release history. Only if the operator allows it (trust B4).
 */
export interface DevelopmentChannel {
  /** Name of the remote. */
  name: string
  /** The developer's own channel. */
  channel: string
}

const kind: TicketKind<DevelopmentChannel> = {
  cookie: 'develop',
  validForMs: 12 * 3_600_000,
  schema: v.object({ name: v.string(), channel: v.string() }),
}

/** Age in milliseconds after which a development build is removed: one day. */
const maxAgeMs = 86_400_000

/** Name of a developer's channel. */
export const channelOf = (developer: string): string => `dev-${developer}`

/** Ticket with which a developer's browser follows a channel. */
export const developTicket = (key: RegistryKey, developed: DevelopmentChannel, now: number): string =>
  makeTicket(key, kind, developed, now)

/** Cookie with the ticket. */
export const developCookie: StoredCookie = { name: kind.cookie, seconds: kind.validForMs / 1000 }

/** Whether a ticket is genuine and valid. */
export const isDevelopTicket = (key: RegistryKey, ticket: string, now: number): boolean =>
  readTicket(key, kind, ticket, now) !== null

/**
 * Puts a build into a developer's channel. The previous build stays until the next one, because an open page may still
 * request its files; the one before that is removed.
 */
export async function develop(
  db: Database,
  assets: AssetStore,
  { name, channel, hash }: DevelopmentChannel & { hash: string },
): Promise<void> {
  const [before, past] = await recentBuildsOf(db, { name, channel })
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
        lt(builds.publishedAt, new Date(Date.now() - maxAgeMs)),
      ),
    )
  const gone = [...old, ...(past ? [past] : [])].filter((build) => build.hash !== hash)
  for (const build of gone) await forget(db, assets, build)
}

/** Removes a developer's channel. */
export async function endDevelopment(
  db: Database,
  assets: AssetStore,
  which: DevelopmentChannel,
): Promise<void> {
  for (const build of await recentBuildsOf(db, which)) if (build) await forget(db, assets, build)
}

async function forget(db: Database, assets: AssetStore, build: Build): Promise<void> {
  const { name, hash } = build
  const isIt = (table: typeof builds | typeof channels) => and(eq(table.name, name), eq(table.hash, hash))
  await db.delete(channels).where(isIt(channels))
  await db.delete(builds).where(isIt(builds))
  await assets.remove(filesOf(build))
}

/** The current and the previous build of a channel; null for none. */
async function recentBuildsOf(
  db: Database,
  { name, channel }: DevelopmentChannel,
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

async function developed(db: Database, { name, channel }: DevelopmentChannel): Promise<Build | null> {
  const [found] = await db
    .select(getTableColumns(builds))
    .from(channels)
    .innerJoin(builds, and(eq(builds.name, channels.name), eq(builds.hash, channels.hash)))
    .where(and(eq(channels.name, name), eq(channels.channel, channel)))
    .limit(1)
  return found ?? null
}

/** The development build of a browser's developer, from its cookies; null for others. */
export async function developmentBuildFor(
  db: Database,
  key: RegistryKey,
  cookies: string | undefined,
): Promise<Build | null> {
  const ticket = readTicket(key, kind, ticketIn(kind, cookies), Date.now())
  return ticket && developed(db, ticket)
}

/** The registry with a development build in place of the released one. */
export const withDevelopmentBuild = (state: RegistryState, build: Build | null): RegistryState =>
  build ? withTrials({ ...state, builds: [...state.builds, build] }, { [build.name]: build.hash }) : state

/** Channel of the shell's development build. */
export const developmentShell: DevelopmentChannel = { name: shellName, channel: channelOf('portal') }

/**
 * The registry with the shell's development build, for a page with a remote's development build: Fast Refresh needs
 * React's development build. Unchanged if there is none, or if the shell itself is under development.
 */
export async function withDevelopmentShell(db: Database, state: RegistryState): Promise<RegistryState> {
  const live = new Set(state.channels.flatMap(({ channel, hash }) => (channel === 'live' ? hash : [])))
  const underWork = state.builds.filter((build) => isDevelopment(build) && live.has(build.hash))
  if (underWork.length === 0 || underWork.some(({ name }) => name === shellName)) return state
  return withDevelopmentBuild(state, await developed(db, developmentShell))
}
