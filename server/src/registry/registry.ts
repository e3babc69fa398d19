import { Descriptor, ShellBuild } from '@portal/contract/registry'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'

/** Name under which the shell's builds are kept. */
export const shellName = 'shell'

/** What customers get: the shell, and the remotes in the order of their names. */
export interface Published {
  shell: ShellBuild | null
  remotes: Descriptor[]
}

/** Records a build and makes it the one that a channel stands for. */
export async function recordBuild(
  db: Database,
  build: { name: string; description: Descriptor | ShellBuild; channel: string },
): Promise<void> {
  const { name, description, channel } = build
  const { hash, version } = description
  await db.transaction(async (tx) => {
    await tx
      .insert(builds)
      .values({ name, hash, version, description, publishedAt: new Date() })
      .onConflictDoNothing()
    await tx
      .insert(channels)
      .values({ name, channel, hash })
      .onConflictDoUpdate({ target: [channels.name, channels.channel], set: { hash } })
  })
}

/** The builds that the channel `live` stands for. */
export async function publishedBuilds(db: Database): Promise<Published> {
  const rows = await db
    .select({ name: builds.name, description: builds.description })
    .from(channels)
    .innerJoin(builds, and(eq(builds.name, channels.name), eq(builds.hash, channels.hash)))
    .where(eq(channels.channel, 'live'))
    .orderBy(builds.name)
  const shell = rows.find(({ name }) => name === shellName)
  return {
    shell: shell ? v.parse(ShellBuild, shell.description) : null,
    remotes: rows
      .filter(({ name }) => name !== shellName)
      .map(({ description }) => v.parse(Descriptor, description)),
  }
}
