import { isDevelopmentBuild, toDevelopmentVersion } from '@portal/contract/remote-registry'
import { and, eq, inArray, like, lt, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'
import type { StoredCookie } from '../http/cookies.ts'
import type { AssetStore } from './asset-store.ts'
import type { RegistryState } from './build-selection.ts'
import {
  type BuildSelectionTicketKind,
  createBuildSelectionTicket,
  findBuildSelectionTicket,
  readBuildSelectionTicket,
} from './build-selection-ticket.ts'
import { type Build, shellName, toStoredBuild } from './builds.ts'
import type { RegistryKey } from './registry-key.ts'
import { replaceWithTrialBuilds } from './trial-builds.ts'

/**
 * Channel with a developer's builds of one remote. Only the developer's browser gets them. The operator must allow such
 * channels.
 */
export interface DevelopmentChannel {
  name: string
  channel: string
}

const developmentTicketKind: BuildSelectionTicketKind<DevelopmentChannel> = {
  cookie: 'develop',
  validForMs: 12 * 3_600_000,
  schema: v.object({ name: v.string(), channel: v.string() }),
}

const maxDevelopmentAgeMs = 86_400_000

export const getDeveloperChannel = (developer: string): string => `dev-${developer}`

/** Creates the ticket with which a developer's browser follows a channel. */
export const createDevelopmentTicket = (
  key: RegistryKey,
  developed: DevelopmentChannel,
  now: number,
): string => createBuildSelectionTicket(key, developmentTicketKind, developed, now)

export const developmentCookie: StoredCookie = {
  name: developmentTicketKind.cookie,
  seconds: developmentTicketKind.validForMs / 1000,
}

export const isValidDevelopmentTicket = (key: RegistryKey, ticket: string, now: number): boolean =>
  readBuildSelectionTicket(key, developmentTicketKind, ticket, now) !== null

/**
 * Publishes a build in a developer's channel. The previous build is kept, since an open page may still request its
 * files; older ones are removed.
 */
export async function publishDevelopmentBuild(
  db: Database,
  assets: AssetStore,
  { name, channel, hash }: DevelopmentChannel & { hash: string },
): Promise<void> {
  const [before, past] = await findChannelBuilds(db, { name, channel })
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
        like(builds.version, toDevelopmentVersion('%')),
        ne(builds.name, shellName),
        lt(builds.publishedAt, new Date(Date.now() - maxDevelopmentAgeMs)),
      ),
    )
  const outdated = [...old, ...(past ? [past] : [])].filter((build) => build.hash !== hash)
  for (const build of outdated) await removeBuild(db, assets, build)
}

export async function removeDeveloperChannel(
  db: Database,
  assets: AssetStore,
  channel: DevelopmentChannel,
): Promise<void> {
  for (const build of await findChannelBuilds(db, channel)) if (build) await removeBuild(db, assets, build)
}

async function removeBuild(db: Database, assets: AssetStore, build: Build): Promise<void> {
  const { name, hash } = build
  const matchesBuild = (table: typeof builds | typeof channels) =>
    and(eq(table.name, name), eq(table.hash, hash))
  await db.delete(channels).where(matchesBuild(channels))
  await db.delete(builds).where(matchesBuild(builds))
  await assets.remove(toStoredBuild(build))
}

/** Returns the current and the previous build of a channel; null if missing. */
async function findChannelBuilds(
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
  const findByHash = (hash: string | null | undefined) => found.find((build) => build.hash === hash) ?? null
  return [findByHash(row?.hash), findByHash(row?.previous)]
}

export async function findBrowserDevelopmentBuild(
  db: Database,
  key: RegistryKey,
  cookies: string | undefined,
): Promise<Build | null> {
  const ticket = readBuildSelectionTicket(
    key,
    developmentTicketKind,
    findBuildSelectionTicket(developmentTicketKind, cookies),
    Date.now(),
  )
  if (!ticket) return null
  const [build] = await findChannelBuilds(db, ticket)
  return build
}

export const replaceWithDevelopmentBuild = (state: RegistryState, build: Build | null): RegistryState =>
  build
    ? replaceWithTrialBuilds({ ...state, builds: [...state.builds, build] }, { [build.name]: build.hash })
    : state

export const shellDevelopmentChannel: DevelopmentChannel = {
  name: shellName,
  channel: getDeveloperChannel('portal'),
}

/**
 * Replaces the shell by its development build for a page with a remote's development build, since Fast Refresh needs
 * React's development build. Returns the same state if there is no such shell.
 */
export async function replaceWithDevelopmentShell(
  db: Database,
  state: RegistryState,
): Promise<RegistryState> {
  const live = new Set(state.channels.flatMap(({ channel, hash }) => (channel === 'live' ? hash : [])))
  const developmentBuilds = state.builds.filter((build) => isDevelopmentBuild(build) && live.has(build.hash))
  if (developmentBuilds.length === 0 || developmentBuilds.some(({ name }) => name === shellName)) return state
  const [shell] = await findChannelBuilds(db, shellDevelopmentChannel)
  return replaceWithDevelopmentBuild(state, shell)
}
