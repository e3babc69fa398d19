import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { StaffRole } from './staff.ts'
import { vitalNames } from './telemetry.ts'
import { Done, data, IsoMoment } from './wire.ts'

/** Calls of the release console, for who operates the portal. */
const operators = { base: 'staff', access: 'staff', key: 'RELEASE' } as const

/** Name of a remote, or `shell`. */
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(60))
/** A firm's subdomain, or `*` for all that have nothing of their own. */
const Where = v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]*)$/), v.maxLength(60))
/** Name of a channel; `live` is what firms follow that have nothing of their own. */
const Channel = v.pipe(v.string(), v.regex(/^(?!dev-)[a-z][a-z0-9-]*$/), v.maxLength(40))
/** A version, or the hash of a build. */
const Wanted = v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/))

/** A firm, as operators know it. */
const Firm = v.object({ subdomain: v.string(), name: v.string() })

/** What a firm gets of a remote, where that is not simply what the channel `live` stands for. */
export const Placement = v.object({
  tenant: Where,
  /** Whether it gets what a channel stands for, a version of its own, or nothing. */
  shows: v.picklist(['channel', 'pinned', 'off']),
  channel: v.string(),
  /** What it gets without a rollout; null for nothing. */
  version: v.nullable(v.string()),
  /** A version that a share of its customers gets in place of that; percent, 1 … 100. */
  rollout: v.nullable(v.object({ version: v.string(), percent: v.number() })),
})
export type Placement = v.InferOutput<typeof Placement>

/** A remote, or the shell, and who gets what of it. */
export const ReleasedRemote = v.object({
  name: Name,
  /** Roles of the staff that it is for; null where it is for customers. */
  staff: v.nullable(v.array(StaffRole)),
  channels: v.array(v.object({ channel: v.string(), version: v.string() })),
  placements: v.array(Placement),
  /** What was published last. */
  newest: v.object({ version: v.string(), published_at: IsoMoment, passed: v.boolean() }),
})
export type ReleasedRemote = v.InferOutput<typeof ReleasedRemote>

/** All remotes, and the firms that there are. */
export const getReleases = get('/releases', {
  ...operators,
  answer: data(v.object({ firms: v.array(Firm), remotes: v.array(ReleasedRemote) })),
  summary: 'Every remote with its channels, and what firms get of it.',
})

/** How a version fared in the last 24 hours, as far as pages told. */
export const VersionHealth = v.object({
  /** Pages that ran it, those of them in which it had an error, and those in which an interaction took longer than 200 ms. */
  ran: v.number(),
  failed: v.number(),
  slow: v.number(),
  /** Web Vitals of pages that were opened with a screen of it: how many told one, and in how many that was good. */
  vitals: v.array(v.object({ name: v.picklist(vitalNames), told: v.number(), good: v.number() })),
})
export type VersionHealth = v.InferOutput<typeof VersionHealth>

/** A published version. */
export const PublishedVersion = v.object({
  version: v.string(),
  hash: v.string(),
  published_at: IsoMoment,
  /** Team whose key signed it; null for a server's own. */
  published_by: v.nullable(v.string()),
  /** Commit that it was made from, as its publisher signed it. */
  commit: v.nullable(v.string()),
  /** When it passed the gate; null for not yet. */
  passed_at: v.nullable(IsoMoment),
  /** Whether the key that signed it was withdrawn since: it can no longer be placed. */
  withdrawn: v.boolean(),
  health: VersionHealth,
})
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>

/** Something that was done with a remote. */
export const ReleaseChange = v.object({
  at: IsoMoment,
  /** The channel or the firm. */
  where: v.nullable(v.string()),
  action: v.string(),
  /** Who did it; `portal` where it stopped a rollout by itself, null for a server that placed its own build. */
  by: v.nullable(v.string()),
  why: v.nullable(v.string()),
})
export type ReleaseChange = v.InferOutput<typeof ReleaseChange>

/** One remote, with its versions and what was done with it. */
export const getRelease = get('/releases/{remote}', {
  ...operators,
  params: { remote: Name },
  answer: data(
    v.object({
      firms: v.array(Firm),
      remote: ReleasedRemote,
      /** Newest first: those that somebody gets or may fall back to, and the newest of the others. */
      versions: v.array(PublishedVersion),
      history: v.array(ReleaseChange),
    }),
  ),
  summary: 'A remote with its versions, how they fare, and its history.',
})

/** What a version would change of routes, menu, slots and origins. */
export const getVersionChanges = get('/releases/{remote}/versions/{version}/changes', {
  ...operators,
  params: { remote: Name, version: Wanted },
  query: { tenant: v.optional(Where) },
  answer: data(
    v.object({
      /** The version that it would take the place of; null for none. */
      from: v.nullable(v.string()),
      to: v.string(),
      added: v.array(v.string()),
      removed: v.array(v.string()),
      changed: v.array(v.string()),
    }),
  ),
  summary: 'What a version would change for who gets it.',
})

/** Why something is done, for the record. */
const why = v.optional(v.pipe(v.string(), v.regex(/\S/), v.maxLength(500)))
/** Goes on although the version has not passed the gate. */
const force = v.optional(v.boolean(), false)
const placed = { version: Wanted, force, why }

/** What an operator does with a remote. */
export const ReleaseAct = v.variant('act', [
  v.object({ act: v.literal('promote'), channel: Channel, ...placed }),
  v.object({
    act: v.literal('rollout'),
    tenant: Where,
    percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    ...placed,
  }),
  v.object({ act: v.literal('pin'), tenant: Where, ...placed }),
  v.object({ act: v.literal('follow'), tenant: Where, channel: Channel, why }),
  v.object({ act: v.literal('disable'), tenant: Where, why }),
  v.object({ act: v.literal('enable'), tenant: Where, why }),
  /** Undoes the newest change that stands of what a firm was given, or of a channel where no firm is named. */
  v.object({
    act: v.literal('rollback'),
    tenant: v.optional(Where),
    channel: v.optional(Channel, 'live'),
    why,
  }),
])
export type ReleaseAct = v.InferOutput<typeof ReleaseAct>

/** Does something with a remote; in force for the next page, recorded in its history and in the audit. */
export const postReleaseAct = post('/releases/{remote}/acts', {
  ...operators,
  params: { remote: Name },
  body: ReleaseAct,
  answer: Done,
  summary: 'Promotes, rolls out, pins, switches or takes back.',
})
