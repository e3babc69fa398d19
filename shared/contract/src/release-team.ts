import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { dataEnvelope, IsoMoment, WriteResult } from './wire.ts'

const releaseTeamCallOptions = { base: 'staff', access: 'staff', key: 'RELEASE_TEAM' } as const

const TeamKeyField = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

export const ReleaseTeam = v.object({
  key: TeamKeyField,
  team: v.string(),
  /** Names of the remotes that the team may publish, or 'shell'; '*' means all. */
  remotes: v.array(v.string()),
  granted_by: v.string(),
  granted_at: IsoMoment,
  revoked_at: v.nullable(IsoMoment),
})
export type ReleaseTeam = v.InferOutput<typeof ReleaseTeam>

export const getReleaseTeams = defineGet('/teams', {
  ...releaseTeamCallOptions,
  response: dataEnvelope(v.array(ReleaseTeam)),
  summary: 'The keys of teams, with the remotes that each may publish.',
})

/** Replaces earlier grants of the key, and adds an audit entry. */
export const authoriseReleaseKey = definePost('/teams', {
  ...releaseTeamCallOptions,
  body: v.object({
    key: TeamKeyField,
    team: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    remotes: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]{0,59})$/))),
      v.nonEmpty(),
      v.maxLength(50),
    ),
  }),
  response: WriteResult,
  summary: 'Grants remotes to a key.',
})

/** Published versions stay in use, but can no longer be released to further customers. Adds an audit entry. */
export const revokeReleaseKey = definePost('/teams/{key}/revoke', {
  ...releaseTeamCallOptions,
  params: { key: TeamKeyField },
  response: WriteResult,
  summary: 'Revokes a key.',
})
