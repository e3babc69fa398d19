import { authoriseReleaseKey, getReleaseTeams, revokeReleaseKey } from '@portal/contract/release-team'
import { asc } from 'drizzle-orm'
import { publishers } from '../database/tables/build.ts'
import { createPublisherActions } from '../release/publishers.ts'
import type { StaffCalls } from '../staff/staff-api-calls.ts'
import type { ConsoleDependencies } from './console-dependencies.ts'
import { runAuditedOperatorAction } from './run-audited-operator-action.ts'

export function registerReleaseTeamCalls(
  { operatorCall }: StaffCalls,
  dependencies: ConsoleDependencies,
): void {
  operatorCall(getReleaseTeams, async () => {
    const rows = await dependencies.context.allTenantsDb
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

  operatorCall(authoriseReleaseKey, async ({ body, person, source }) => {
    const about = { key: body.key, team: body.team, remotes: body.remotes.join(' ') }
    await runAuditedOperatorAction(
      dependencies,
      { person, command: 'release grant', tenant: undefined, about, source },
      async (tx) => {
        await createPublisherActions(tx, person.name).grant(body)
      },
    )
    return { data: { success: true } }
  })

  operatorCall(revokeReleaseKey, async ({ params, person, source }) => {
    const action = { person, command: 'release revoke', tenant: undefined, about: params, source }
    await runAuditedOperatorAction(dependencies, action, async (tx) => {
      await createPublisherActions(tx, person.name).revoke(params)
    })
    return { data: { success: true } }
  })
}
