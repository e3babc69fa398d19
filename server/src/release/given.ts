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

/**
 * What a remote wants of the shell that customers' shell does not give: a library in another major version than that has, or to
 * be imported as modules of the language. It would not start.
 */
export async function notGiven(
  db: Database,
  { shared, isModule }: Pick<Descriptor, 'shared' | 'isModule'>,
): Promise<string[]> {
  const shell = await liveShell(db)
  const others = Object.entries(shared).flatMap(([name, wanted]) => {
    const there = shell?.gives?.[name]
    if (!there || !valid(there) || !valid(wanted) || major(there) === major(wanted)) return []
    return [`it was built with ${name} ${wanted}, and the shell gives ${there}`]
  })
  const isRun = !isModule || !shell || shell.runsModules
  return isRun ? others : [...others, 'it consists of modules, and the shell of customers runs scripts alone']
}
