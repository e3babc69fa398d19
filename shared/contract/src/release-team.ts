import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { dataEnvelope, IsoMoment, WriteResult } from './wire.ts'

const releaseTeamAccess = { base: 'staff', access: 'staff', key: 'RELEASE_TEAM' } as const

/** Public key of a team, which is also the name of the key. */
const TeamKeyField = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

export const ReleaseTeam = v.object({
  key: TeamKeyField,
  team: v.string(),
  /** Names of remotes, which may include `shell`; `*` for all. */
  remotes: v.array(v.string()),
  granted_by: v.string(),
  granted_at: IsoMoment,
  /** Time at which the key was revoked; null if it is valid. */
  revoked_at: v.nullable(IsoMoment),
})
export type ReleaseTeam = v.InferOutput<typeof ReleaseTeam>

export const getReleaseTeams = get('/teams', {
  ...releaseTeamAccess,
  answer: dataEnvelope(v.array(ReleaseTeam)),
  summary: 'The keys of teams, and what each may publish.',
})

/** Grants remotes to a key and replaces its earlier grants; recorded in the audit. */
export const postReleaseGrant = post('/teams', {
  ...releaseTeamAccess,
  body: v.object({
    key: TeamKeyField,
    team: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    remotes: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]{0,59})$/))),
      v.nonEmpty(),
      v.maxLength(50),
    ),
  }),
  answer: WriteResult,
  summary: 'Grants a key remotes.',
})

/** Revokes a key. Versions that it published stay, but can no longer be placed; recorded in the audit. */
export const postReleaseRevoke = post('/teams/{key}/revoke', {
  ...releaseTeamAccess,
  params: { key: TeamKeyField },
  answer: WriteResult,
  summary: 'Withdraws a key.',
})
