import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { StaffRole } from './staff.ts'
import { vitalNames } from './telemetry.ts'
import { Done, data, IsoMoment } from './wire.ts'

/** Calls of the release console, for operators. */
const operators = { base: 'staff', access: 'staff', key: 'RELEASE' } as const

/** Name of a remote, or `shell`. */
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(60))
/** A tenant's subdomain, or `*` for all without their own placement. */
const ReleaseTarget = v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]*)$/), v.maxLength(60))
/** Name of a channel; tenants follow `live` by default. */
const Channel = v.pipe(v.string(), v.regex(/^(?!dev-)[a-z][a-z0-9-]*$/), v.maxLength(40))
/** A version, or the hash of a build. */
const Wanted = v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/))

/** A tenant, for operators. */
const Tenant = v.object({ subdomain: v.string(), name: v.string() })

/** A tenant's version of a remote, if it does not simply follow `live`. */
export const Placement = v.object({
  tenant: ReleaseTarget,
  /** Follows a channel, is pinned to a version, or is switched off. */
  shows: v.picklist(['channel', 'pinned', 'off']),
  channel: v.string(),
  /** Version without a rollout; null for none. */
  version: v.nullable(v.string()),
  /** A version that a percentage of its customers gets instead; 1 … 100. */
  rollout: v.nullable(v.object({ version: v.string(), percent: v.number() })),
})
export type Placement = v.InferOutput<typeof Placement>

/** A remote or the shell, with its placements. */
export const ReleasedRemote = v.object({
  name: Name,
  /** Staff roles that it is for; null for customers. */
  staff: v.nullable(v.array(StaffRole)),
  channels: v.array(v.object({ channel: v.string(), version: v.string() })),
  placements: v.array(Placement),
  /** Newest published version. */
  newest: v.object({ version: v.string(), published_at: IsoMoment, passed: v.boolean() }),
})
export type ReleasedRemote = v.InferOutput<typeof ReleasedRemote>

/** All remotes and tenants. */
export const getReleases = get('/releases', {
  ...operators,
  answer: data(v.object({ tenants: v.array(Tenant), remotes: v.array(ReleasedRemote) })),
  summary: 'Every remote with its channels, and what tenants get of it.',
})

/** Health of a version in the last 24 hours, from page reports. */
export const VersionHealth = v.object({
  /** Pages that ran it, had an error in it, or had an interaction slower than 200 ms. */
  ran: v.number(),
  failed: v.number(),
  slow: v.number(),
  /** Web Vitals of pages that opened with one of its screens: number of reports, and of good ones. */
  vitals: v.array(v.object({ name: v.picklist(vitalNames), told: v.number(), good: v.number() })),
})
export type VersionHealth = v.InferOutput<typeof VersionHealth>

/** A published version. */
export const PublishedVersion = v.object({
  version: v.string(),
  hash: v.string(),
  published_at: IsoMoment,
  /** Team whose key signed it; null for the server's own. */
  published_by: v.nullable(v.string()),
  /** Source commit, as signed by its publisher. */
  commit: v.nullable(v.string()),
  /** When it passed the gate; null if not yet. */
  passed_at: v.nullable(IsoMoment),
  /** Whether its key was revoked: it can no longer be placed. */
  withdrawn: v.boolean(),
  health: VersionHealth,
})
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>

/** An action on a remote. */
export const ReleaseChange = v.object({
  at: IsoMoment,
  /** The channel or tenant. */
  where: v.nullable(v.string()),
  action: v.string(),
  /** Who did it; `portal` for an automatic stop, null for a server that placed its own build. */
  by: v.nullable(v.string()),
  why: v.nullable(v.string()),
})
export type ReleaseChange = v.InferOutput<typeof ReleaseChange>

/** One remote with its versions and history. */
export const getRelease = get('/releases/{remote}', {
  ...operators,
  params: { remote: Name },
  answer: data(
    v.object({
      tenants: v.array(Tenant),
      remote: ReleasedRemote,
      /** Newest first: versions in use or as fallback, and the newest of the others. */
      versions: v.array(PublishedVersion),
      history: v.array(ReleaseChange),
    }),
  ),
  summary: 'A remote with its versions, how they fare, and its history.',
})

/** What a version would change in routes, menu, slots and origins. */
export const getVersionChanges = get('/releases/{remote}/versions/{version}/changes', {
  ...operators,
  params: { remote: Name, version: Wanted },
  query: { tenant: v.optional(ReleaseTarget) },
  answer: data(
    v.object({
      /** The version that it would replace; null for none. */
      from: v.nullable(v.string()),
      to: v.string(),
      added: v.array(v.string()),
      removed: v.array(v.string()),
      changed: v.array(v.string()),
    }),
  ),
  summary: 'What a version would change for who gets it.',
})

/** Reason, for the record. */
const why = v.optional(v.pipe(v.string(), v.regex(/\S/), v.maxLength(500)))
/** Continues although the version has not passed the gate. */
const force = v.optional(v.boolean(), false)

/** Actions of an operator on a remote. */
export const ReleaseAct = v.variant('act', [
  /**
   * Gives a version, or what a channel has, to a share of a tenant's customers; without a tenant, `live` changes for
   * everybody. A tenant that is placed at a channel follows it; `on` and `off` switch the remote.
   */
  v.object({
    act: v.literal('place'),
    to: Wanted,
    tenant: v.optional(ReleaseTarget),
    percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 100),
    force,
    why,
  }),
  /** Undoes the newest change of a tenant or a channel; of `live` and of everybody if neither is given. */
  v.object({
    act: v.literal('rollback'),
    tenant: v.optional(ReleaseTarget),
    channel: v.optional(Channel),
    why,
  }),
])
export type ReleaseAct = v.InferInput<typeof ReleaseAct>

/** Performs an action; applies to the next page, recorded in the history and the audit. */
export const postReleaseAct = post('/releases/{remote}/acts', {
  ...operators,
  params: { remote: Name },
  body: ReleaseAct,
  answer: Done,
  summary: 'Places a version, switches a remote, or takes back.',
})
