import { ReleasePublicKey } from '@portal/contract/release-key'
import * as v from 'valibot'
import { BuildName } from '../registry/build-name.ts'

const remote = BuildName
const version = v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/, 'must be a version or a hash'))
const tenant = v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]*)$/, 'must be a subdomain'))
/** Channels of tenants; `dev-` is reserved for developers. */
const channel = v.pipe(v.string(), v.regex(/^(?!dev-)[a-z][a-z0-9-]*$/, 'must be small letters and digits'))
const percent = v.pipe(
  v.union([v.string(), v.number()]),
  v.toNumber(),
  v.integer(),
  v.minValue(0),
  v.maxValue(100),
)

const yes = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
/** Other builds to try: `shell=<version>,mf-x=<version>`. */
const others = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((one) => one.split('=')),
  ),
  v.array(v.strictTuple([remote, version])),
)
/** Reason, for the history. */
const why = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)))
/** Comma-separated remotes, which may include `shell`; `*` for all. */
const remotes = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').map((one) => one.trim()))]),
  v.array(v.union([BuildName, v.literal('*')])),
)
/** Continues although the version has not passed the gate. */
const force = v.optional(yes, 'false')

/** What a remote is placed at: a version, the hash of a build, a channel, or `on` or `off`. */
const to = version

/** Commands on published builds. `version` is a version or a build's hash, `tenant` a subdomain or `*`. */
export const commands = {
  place: v.object({
    remote,
    to,
    tenant: v.optional(tenant),
    percent: v.optional(percent, 100),
    force,
    'dry-run': v.optional(yes, 'false'),
    why,
  }),
  rollback: v.object({ remote, tenant: v.optional(tenant), channel: v.optional(channel), why }),
  status: v.object({ remote: v.optional(remote) }),
  maps: v.object({ remote, version }),
  grant: v.pipe(
    v.object({
      key: v.optional(ReleasePublicKey),
      team: v.optional(
        v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and dashes')),
      ),
      remotes: v.optional(remotes),
    }),
    v.check(({ key, team, remotes }) => !key || Boolean(team && remotes), 'takes key, team and remotes'),
  ),
  revoke: v.object({ key: ReleasePublicKey }),
  trial: v.object({ remote, version, with: v.optional(others, '') }),
  passed: v.object({ remote, version }),
  versions: v.object({ remote }),
} satisfies Record<string, v.GenericSchema>

/** One-sentence help for each; the gate gives the others. */
export const summaries = {
  place:
    'gives everybody, a tenant, or a share of customers a version; lets a tenant follow a channel; switches a remote on or off; --dry-run true only tells what would change',
  rollback: 'undoes the newest change that stands of what a tenant was given, or else everybody',
  status: 'lists what each tenant gets, and of one remote also who changed what, when and why',
  maps: 'fetches the source maps of a version, for its team or an operator, into a folder',
  grant:
    'lets the key of a team publish and place remotes (mf-x,mf-y, or * for all); lists the keys without --key',
  revoke: 'takes that back: what the key published stays where it is, and can no longer be placed',
} satisfies Partial<Record<CommandName, string>>

export type CommandName = keyof typeof commands
/** Arguments of a command. */
export type Given<N extends CommandName> = v.InferOutput<(typeof commands)[N]>
/** Implementation of each command; returns its output. */
export type Actions = { [N in CommandName]: (given: Given<N>) => Promise<unknown> }
