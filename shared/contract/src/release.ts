import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { StaffRole } from './staff.ts'
import { vitalNames } from './telemetry.ts'
import { dataEnvelope, IsoMoment, WriteResult } from './wire.ts'

const releaseCallOptions = { base: 'staff', access: 'staff', key: 'RELEASE' } as const

const RemoteNameField = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(60))
/** Subdomain of a tenant, or '*' for all tenants that have no release setting of their own. */
const ReleaseTarget = v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]*)$/), v.maxLength(60))
/** Name of a release channel. Tenants follow 'live' by default. */
const ReleaseChannel = v.pipe(v.string(), v.regex(/^(?!dev-)[a-z][a-z0-9-]*$/), v.maxLength(40))
const VersionOrHash = v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/))

const ReleaseTenant = v.object({ subdomain: v.string(), name: v.string() })

export const RemotePlacement = v.object({
  tenant: ReleaseTarget,
  /** 'channel' follows a release channel, 'pinned' keeps one version, 'off' disables the remote. */
  shows: v.picklist(['channel', 'pinned', 'off']),
  channel: v.string(),
  version: v.nullable(v.string()),
  /** Version that a percentage of the tenant's customers get; `percent` is 1 to 100. */
  rollout: v.nullable(v.object({ version: v.string(), percent: v.number() })),
})
export type RemotePlacement = v.InferOutput<typeof RemotePlacement>

export const ReleasedRemote = v.object({
  name: RemoteNameField,
  staff: v.nullable(v.array(StaffRole)),
  channels: v.array(v.object({ channel: v.string(), version: v.string() })),
  placements: v.array(RemotePlacement),
  newest: v.object({ version: v.string(), published_at: IsoMoment, passed: v.boolean() }),
})
export type ReleasedRemote = v.InferOutput<typeof ReleasedRemote>

export const getReleasedRemotes = defineGet('/releases', {
  ...releaseCallOptions,
  response: dataEnvelope(v.object({ tenants: v.array(ReleaseTenant), remotes: v.array(ReleasedRemote) })),
  summary: 'All remotes with their channels, and the version of each tenant.',
})

export const VersionHealth = v.object({
  /**
   * Numbers of pages: `ran` that ran this version, `failed` with an error in it, `slow` with an interaction of more
   * than 200 ms.
   */
  ran: v.number(),
  failed: v.number(),
  slow: v.number(),
  /** Web Vitals of pages that started on a screen of the remote: number of reports (`told`), and of good ones. */
  vitals: v.array(v.object({ name: v.picklist(vitalNames), told: v.number(), good: v.number() })),
})
export type VersionHealth = v.InferOutput<typeof VersionHealth>

export const PublishedVersion = v.object({
  version: v.string(),
  hash: v.string(),
  published_at: IsoMoment,
  published_by: v.nullable(v.string()),
  commit: v.nullable(v.string()),
  passed_at: v.nullable(IsoMoment),
  /**
   * True if the key that signed the version was revoked. The version can then no longer be released to further
   * customers.
   */
  withdrawn: v.boolean(),
  health: VersionHealth,
})
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>

export const ReleaseChange = v.object({
  at: IsoMoment,
  where: v.nullable(v.string()),
  action: v.string(),
  /**
   * Author of the change; 'portal' if the portal stopped a rollout automatically; null if a server released its own
   * build.
   */
  by: v.nullable(v.string()),
  why: v.nullable(v.string()),
})
export type ReleaseChange = v.InferOutput<typeof ReleaseChange>

export const getReleasedRemote = defineGet('/releases/{remote}', {
  ...releaseCallOptions,
  params: { remote: RemoteNameField },
  response: dataEnvelope(
    v.object({
      tenants: v.array(ReleaseTenant),
      remote: ReleasedRemote,
      versions: v.array(PublishedVersion),
      history: v.array(ReleaseChange),
    }),
  ),
  summary: 'A remote with its versions, their health, and its history.',
})

export const getVersionChanges = defineGet('/releases/{remote}/versions/{version}/changes', {
  ...releaseCallOptions,
  params: { remote: RemoteNameField, version: VersionOrHash },
  query: { tenant: v.optional(ReleaseTarget) },
  response: dataEnvelope(
    v.object({
      from: v.nullable(v.string()),
      to: v.string(),
      added: v.array(v.string()),
      removed: v.array(v.string()),
      changed: v.array(v.string()),
    }),
  ),
  summary: 'The differences between a version and the one that it would replace.',
})

const releaseReasonField = v.optional(v.pipe(v.string(), v.regex(/\S/), v.maxLength(500)))
const forceReleaseField = v.optional(v.boolean(), false)

export const ReleaseAction = v.variant('act', [
  /**
   * Releases a version, or the version of a channel, to a percentage of a tenant's customers. Without a tenant, changes
   * the version of the channel 'live', for all tenants that follow the channel. `to: 'on'` and `to: 'off'` enable and
   * disable the remote.
   */
  v.object({
    act: v.literal('place'),
    to: VersionOrHash,
    tenant: v.optional(ReleaseTarget),
    percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 100),
    force: forceReleaseField,
    why: releaseReasonField,
  }),
  /** Undoes the newest change of a tenant or channel; by default of the channel 'live'. */
  v.object({
    act: v.literal('rollback'),
    tenant: v.optional(ReleaseTarget),
    channel: v.optional(ReleaseChannel),
    why: releaseReasonField,
  }),
])
export type ReleaseAction = v.InferInput<typeof ReleaseAction>

export const runReleaseAction = definePost('/releases/{remote}/acts', {
  ...releaseCallOptions,
  params: { remote: RemoteNameField },
  body: ReleaseAction,
  response: WriteResult,
  summary: 'Places a version, switches a remote, or rolls back.',
})
