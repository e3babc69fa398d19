import { ReleasePublicKey } from '@portal/contract/release-key'
import * as v from 'valibot'
import { BuildName } from '../registry/build-name.ts'

const remoteName = BuildName
const versionOrHash = v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/, 'must be a version or a hash'))
const tenantOrAll = v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]*)$/, 'must be a subdomain'))
/** Name of a channel. The prefix `dev-` is reserved for developers' channels. */
const tenantChannel = v.pipe(
  v.string(),
  v.regex(/^(?!dev-)[a-z][a-z0-9-]*$/, 'must be small letters and digits'),
)
const rolloutPercent = v.pipe(
  v.union([v.string(), v.number()]),
  v.toNumber(),
  v.integer(),
  v.minValue(0),
  v.maxValue(100),
)

const booleanFlag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
/** Builds of other packages for a trial, in the form `shell=<version>,mf-x=<version>`. */
const otherTrialBuilds = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((one) => one.split('=')),
  ),
  v.array(v.strictTuple([remoteName, versionOrHash])),
)
/** Reason of a change, which the history shows. */
const optionalReason = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)))
/** Comma-separated names of remotes, which may include `shell`; `*` for all. */
const remoteNames = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').map((one) => one.trim()))]),
  v.array(v.union([BuildName, v.literal('*')])),
)
/** Allows the release of a version that has not passed the check in a browser (`pnpm gate`). */
const forceFlag = v.optional(booleanFlag, 'false')

/** Target of command `place`: a version, the hash of a build, a channel, `on` or `off`. */
const placementTarget = versionOrHash

/** Arguments of each command. `version` is a version or the hash of a build, `tenant` a subdomain or `*`. */
export const releaseCommands = {
  place: v.object({
    remote: remoteName,
    to: placementTarget,
    tenant: v.optional(tenantOrAll),
    percent: v.optional(rolloutPercent, 100),
    force: forceFlag,
    'dry-run': v.optional(booleanFlag, 'false'),
    why: optionalReason,
  }),
  rollback: v.object({
    remote: remoteName,
    tenant: v.optional(tenantOrAll),
    channel: v.optional(tenantChannel),
    why: optionalReason,
  }),
  status: v.object({ remote: v.optional(remoteName) }),
  maps: v.object({ remote: remoteName, version: versionOrHash }),
  grant: v.pipe(
    v.object({
      key: v.optional(ReleasePublicKey),
      team: v.optional(
        v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and dashes')),
      ),
      remotes: v.optional(remoteNames),
    }),
    v.check(({ key, team, remotes }) => !key || Boolean(team && remotes), 'takes key, team and remotes'),
  ),
  revoke: v.object({ key: ReleasePublicKey }),
  trial: v.object({ remote: remoteName, version: versionOrHash, with: v.optional(otherTrialBuilds, '') }),
  passed: v.object({ remote: remoteName, version: versionOrHash }),
  versions: v.object({ remote: remoteName }),
} satisfies Record<string, v.GenericSchema>

/** Commands that people type. `pnpm gate` runs the others. */
export const commandSummaries = {
  place:
    'gives everybody, a tenant, or a share of customers a version; lets a tenant follow a channel; switches a remote on or off; --dry-run true only tells what would change',
  rollback: 'undoes the newest change that stands of what a tenant was given, or else everybody',
  status: 'lists what each tenant gets, and of one remote also who changed what, when and why',
  maps: 'fetches the source maps of a version, for its team or an operator, into a folder',
  grant:
    'lets the key of a team publish and place remotes (mf-x,mf-y, or * for all); lists the keys without --key',
  revoke: 'takes that back: what the key published stays where it is, and can no longer be placed',
} satisfies Partial<Record<ReleaseCommandName, string>>

export type ReleaseCommandName = keyof typeof releaseCommands
export type ReleaseCommandInput<N extends ReleaseCommandName> = v.InferOutput<(typeof releaseCommands)[N]>
export type ReleaseCommandActions = {
  [N in ReleaseCommandName]: (args: ReleaseCommandInput<N>) => Promise<unknown>
}
