import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Done, data, IsoMoment } from './wire.ts'

/** Calls about release keys, for operators. */
const operators = { base: 'staff', access: 'staff', key: 'RELEASE_TEAM' } as const

/** Public key of a team, which is its name. */
const Key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** A team's key and its grants. */
export const ReleaseTeam = v.object({
  key: Key,
  team: v.string(),
  /** Names of remotes, which may include `shell`; `*` for all. */
  remotes: v.array(v.string()),
  granted_by: v.string(),
  granted_at: IsoMoment,
  /** When it was revoked; null if not. */
  revoked_at: v.nullable(IsoMoment),
})
export type ReleaseTeam = v.InferOutput<typeof ReleaseTeam>

/** All keys that were ever granted. */
export const getReleaseTeams = get('/teams', {
  ...operators,
  answer: data(v.array(ReleaseTeam)),
  summary: 'The keys of teams, and what each may publish.',
})

/** Grants a key remotes, replacing its earlier grants; recorded in the audit. */
export const postReleaseGrant = post('/teams', {
  ...operators,
  body: v.object({
    key: Key,
    team: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    remotes: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]{0,59})$/))),
      v.nonEmpty(),
      v.maxLength(50),
    ),
  }),
  answer: Done,
  summary: 'Grants a key remotes.',
})

/** Revokes a key: its published versions stay, but can no longer be placed; recorded in the audit. */
export const postReleaseRevoke = post('/teams/{key}/revoke', {
  ...operators,
  params: { key: Key },
  answer: Done,
  summary: 'Withdraws a key.',
})
