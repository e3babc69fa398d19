import type { Provenance } from '@portal/contract/provenance'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type builds, publishers, releases } from '../database/tables/build.ts'
import { HttpError } from '../http/http-error.ts'
import type { Build } from '../registry/builds.ts'
import type { ReleaseCommandActions } from './release-commands.ts'

const maxListedChanges = 100

/** @throws HttpError 409 if the build's key was revoked after publication */
export async function refuseRevokedKey(db: Database, { name, version, publicKey }: Build): Promise<void> {
  if (!publicKey) return
  const [withdrawn] = await db
    .select({ team: publishers.team })
    .from(publishers)
    .where(and(eq(publishers.publicKey, publicKey), isNotNull(publishers.revokedAt)))
  if (withdrawn)
    throw new HttpError(409, {
      error: 'key_withdrawn',
      message: `${name} ${version} was published with a key of ${withdrawn.team} that was withdrawn since: publish it anew.`,
    })
}

export function createPublisherActions(
  db: Database,
  by: string,
): Pick<ReleaseCommandActions, 'grant' | 'revoke'> {
  return {
    grant: async ({ key: publicKey, team, remotes }) => {
      if (!publicKey || !team || !remotes)
        return db.select().from(publishers).orderBy(asc(publishers.team), asc(publishers.grantedAt))
      const values = { team, remotes, grantedBy: by, grantedAt: new Date(), revokedAt: null }
      await db
        .insert(publishers)
        .values({ publicKey, ...values })
        .onConflictDoUpdate({ target: publishers.publicKey, set: values })
      return { team, remotes }
    },
    revoke: async ({ key }) => {
      const [row] = await db
        .update(publishers)
        .set({ revokedAt: new Date() })
        .where(eq(publishers.publicKey, key))
        .returning({ team: publishers.team })
      if (row) return { revoked: row.team }
      throw new HttpError(404, { error: 'not_found', message: 'No team has this key.' })
    },
  }
}

export async function listReleaseChanges(
  db: Database,
  { remote, tenant }: { remote?: string | undefined; tenant?: string },
) {
  const rows = await db
    .select()
    .from(releases)
    .where(
      and(remote ? eq(releases.name, remote) : undefined, tenant ? eq(releases.tenant, tenant) : undefined),
    )
    .orderBy(desc(releases.id))
    .limit(maxListedChanges)
  return rows.map(({ at, name, tenant, channel, action, by, why }) => ({
    at,
    remote: name,
    where: tenant ?? channel,
    action,
    by,
    why,
  }))
}

/** Returns null for builds of the server itself, which have no provenance. */
export const parseProvenance = ({
  provenance,
}: Pick<typeof builds.$inferSelect, 'provenance'>): Provenance | null =>
  provenance && JSON.parse(Buffer.from(provenance.dsseEnvelope.payload, 'base64').toString())
