import { getReleaseTeams, postReleaseGrant, postReleaseRevoke } from '@portal/contract/release-team'
import { asc } from 'drizzle-orm'
import { publishers } from '../database/tables/build.ts'
import { publisherActions } from '../release/publishers.ts'
import type { StaffCalls } from '../staff/calls.ts'
import type { ConsoleParts } from './parts.ts'
import { recorded } from './recorded.ts'

/** Calls for release keys. */
export function consoleTeams({ operator }: StaffCalls, parts: ConsoleParts): void {
  operator(getReleaseTeams, async () => {
    const rows = await parts.db
      .select()
      .from(publishers)
      .orderBy(asc(publishers.team), asc(publishers.grantedAt))
    return {
      data: rows.map(({ publicKey, team, remotes, grantedBy, grantedAt, revokedAt }) => ({
        key: publicKey,
        team,
        remotes,
        granted_by: grantedBy,
        granted_at: grantedAt.toISOString(),
        revoked_at: revokedAt?.toISOString() ?? null,
      })),
    }
  })

  operator(postReleaseGrant, async ({ body, person, source }) => {
    const about = { key: body.key, team: body.team, remotes: body.remotes.join(' ') }
    await recorded(
      parts,
      { person, command: 'release grant', tenant: undefined, about, source },
      async (tx) => {
        await publisherActions(tx, person.name).grant(body)
      },
    )
    return { data: { success: true } }
  })

  operator(postReleaseRevoke, async ({ params, person, source }) => {
    const act = { person, command: 'release revoke', tenant: undefined, about: params, source }
    await recorded(parts, act, async (tx) => {
      await publisherActions(tx, person.name).revoke(params)
    })
    return { data: { success: true } }
  })
}
