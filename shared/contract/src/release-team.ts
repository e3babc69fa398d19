import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Done, data, IsoMoment } from './wire.ts'

/** Calls about who may publish, for who operates the portal. */
const operators = { base: 'staff', access: 'staff', key: 'RELEASE_TEAM' } as const

/** Public half of a team's key, which is its name. */
const Key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** A key of a team, and what it may publish and place. */
export const ReleaseTeam = v.object({
  key: Key,
  team: v.string(),
  /** Names of remotes, `shell` among them; `*` for all. */
  remotes: v.array(v.string()),
  granted_by: v.string(),
  granted_at: IsoMoment,
  /** When it was withdrawn; null for not. */
  revoked_at: v.nullable(IsoMoment),
})
export type ReleaseTeam = v.InferOutput<typeof ReleaseTeam>

/** All keys that were ever granted something. */
export const getReleaseTeams = get('/teams', {
  ...operators,
  answer: data(v.array(ReleaseTeam)),
  summary: 'The keys of teams, and what each may publish.',
})

/** Lets a key publish and place remotes, in place of what it might before; recorded in the audit. */
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

/** Takes back what a key was granted: what it published stays, and can no longer be placed; recorded in the audit. */
export const postReleaseRevoke = post('/teams/{key}/revoke', {
  ...operators,
  params: { key: Key },
  answer: Done,
  summary: 'Withdraws a key.',
})
