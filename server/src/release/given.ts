import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import { and, eq } from 'drizzle-orm'
import { major, valid } from 'semver'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'
import { shellBuildOf, shellName } from '../registry/builds.ts'

/** The build of the shell that customers get; null where there is none yet. */
async function liveShell(db: Database): Promise<ShellBuild | null> {
  const [live] = await db
    .select({ build: builds })
    .from(channels)
    .innerJoin(builds, and(eq(builds.name, channels.name), eq(builds.hash, channels.hash)))
    .where(and(eq(channels.name, shellName), eq(channels.channel, 'live')))
  return live ? shellBuildOf(live.build) : null
}

/** Shared libraries that a remote was built with in another major version than customers' shell gives: it would not start. */
export async function notGiven(db: Database, { shared }: Pick<Descriptor, 'shared'>): Promise<string[]> {
  const shell = await liveShell(db)
  const given = (name: string) => shell?.gives[name] ?? ''
  const isSameMajor = (one: string, other: string) =>
    valid(one) !== null && valid(other) !== null && major(one) === major(other)
  return Object.entries(shared)
    .filter(([name, wanted]) => valid(given(name)) && valid(wanted) && !isSameMajor(given(name), wanted))
    .map(([name, wanted]) => `it was built with ${name} ${wanted}, and the shell gives ${given(name)}`)
}
