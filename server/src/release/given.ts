import type { Descriptor } from '@portal/contract/descriptor'
import { and, eq } from 'drizzle-orm'
import { major, valid } from 'semver'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'
import { shellBuildOf, shellName } from '../registry/builds.ts'

/** The shared libraries that customers' shell gives, with their versions; none that says so, nothing. */
async function givenNow(db: Database): Promise<Readonly<Record<string, string>>> {
  const [live] = await db
    .select({ build: builds })
    .from(channels)
    .innerJoin(builds, and(eq(builds.name, channels.name), eq(builds.hash, channels.hash)))
    .where(and(eq(channels.name, shellName), eq(channels.channel, 'live')))
  return live ? (shellBuildOf(live.build).gives ?? {}) : {}
}

/** What a remote takes from the shell in another major version than customers' shell gives: it would not start. */
export async function notGiven(db: Database, { shared }: Pick<Descriptor, 'shared'>): Promise<string[]> {
  const given = await givenNow(db)
  return Object.entries(shared).flatMap(([name, wanted]) => {
    const there = given[name]
    if (!there || !valid(there) || !valid(wanted) || major(there) === major(wanted)) return []
    return [`it was built with ${name} ${wanted}, and the shell gives ${there}`]
  })
}
