import { RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import { and, desc, eq, or } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds } from '../database/tables/build.ts'
import { HttpError } from '../http/http-error.ts'
import type { StoredBuild } from './asset-store.ts'

export const shellName = 'shell'

export type Build = typeof builds.$inferSelect

export const parseDescriptor = ({ description }: Build): RemoteDescriptor =>
  v.parse(RemoteDescriptor, description)

export const parseShellBuild = ({ description }: Build): ShellBuild => v.parse(ShellBuild, description)

export const toStoredBuild = ({ name, hash, description }: Build): StoredBuild => ({
  name,
  hash,
  files: description.files.map((file) => file.path),
})

/**
 * Finds a build by hash, or the newest build with a version.
 * @throws HttpError if there is none
 */
export async function findBuild(db: Database, name: string, version: string): Promise<Build> {
  const [found] = await db
    .select()
    .from(builds)
    .where(and(eq(builds.name, name), or(eq(builds.version, version), eq(builds.hash, version))))
    .orderBy(desc(builds.publishedAt))
    .limit(1)
  if (!found)
    throw new HttpError(404, {
      error: 'not_found',
      message: `There is no ${name} ${version}: publish it first.`,
    })
  return found
}
