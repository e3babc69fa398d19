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
 * be imported as modules of the language. It would not start. And what it brings of its own, though the shell gives it.
 */
export async function notGiven(
  db: Database,
  { shared, isModule, brings = {} }: Pick<Descriptor, 'shared' | 'isModule' | 'brings'>,
): Promise<string[]> {
  const shell = await liveShell(db)
  const given = (name: string) => shell?.gives[name] ?? ''
  const isSameMajor = (one: string, other: string) =>
    valid(one) !== null && valid(other) !== null && major(one) === major(other)
  const others = Object.entries(shared)
    .filter(([name, wanted]) => valid(given(name)) && valid(wanted) && !isSameMajor(given(name), wanted))
    .map(([name, wanted]) => `it was built with ${name} ${wanted}, and the shell gives ${given(name)}`)
  const needless = Object.entries(brings)
    .filter(([name, own]) => isSameMajor(given(name), own))
    .map(([name, own]) => `it brings ${name} ${own}, and may not: the shell gives ${given(name)}`)
  const isRun = !isModule || !shell || shell.runsModules
  const scripts = isRun ? [] : ['it consists of modules, and the shell of customers runs scripts alone']
  return [...others, ...needless, ...scripts]
}
