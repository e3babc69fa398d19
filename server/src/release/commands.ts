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

/** Commands on published builds. `version` is a version or a build's hash, `tenant` a subdomain or `*`. */
export const commands = {
  promote: v.object({ remote, version, channel: v.optional(channel, 'live'), force, why }),
  rollout: v.object({
    remote,
    version,
    tenant: v.optional(tenant, '*'),
    percent: v.optional(percent, 100),
    force,
    why,
  }),
  pin: v.object({ remote, version, tenant, force, why }),
  follow: v.object({ remote, tenant, channel: v.optional(channel, 'live'), why }),
  disable: v.object({ remote, tenant, why }),
  enable: v.object({ remote, tenant, why }),
  rollback: v.object({ remote, tenant: v.optional(tenant), channel: v.optional(channel, 'live'), why }),
  trial: v.object({ remote, version, with: v.optional(others, '') }),
  passed: v.object({ remote, version }),
  versions: v.object({ remote }),
  status: v.object({ remote: v.optional(remote) }),
  diff: v.object({ remote, version, tenant: v.optional(tenant) }),
  history: v.object({ remote: v.optional(remote) }),
  maps: v.object({ remote, version }),
  grant: v.object({
    key: ReleasePublicKey,
    team: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and dashes')),
    remotes,
  }),
  revoke: v.object({ key: ReleasePublicKey }),
  publishers: v.object({}),
} satisfies Record<string, v.GenericSchema>

/** One-sentence help for each. */
export const summaries: Record<CommandName, string> = {
  promote: 'makes a channel stand for a version; live is what firms get unless placed otherwise',
  rollout: 'gives a share of a firm’s customers a version, always the same customers',
  pin: 'keeps a firm on a version, whatever its channel does',
  follow: 'lets a firm follow a channel, without pin or rollout',
  disable: 'switches a remote off for a firm',
  enable: 'switches it on again',
  rollback: 'undoes the newest change that stands of what a firm was given, or of a channel',
  trial: 'gives the cookie with which one browser gets a version, beside others that are named',
  passed: 'notes that a version has passed the gate',
  versions: 'lists the last three versions that everybody could get, today’s first',
  status: 'lists what each firm gets',
  diff: 'tells what a version would change in routes, menu and slots',
  maps: 'fetches the source maps of a version, for its team or an operator, into a folder',
  history: 'tells who published, placed and took back what, when and why, newest first',
  grant: 'lets the key of a team publish and place remotes; --remotes mf-x,mf-y, or * for all',
  revoke: 'takes that back: what the key published stays where it is, and can no longer be placed',
  publishers: 'lists the keys of teams',
}

export type CommandName = keyof typeof commands
/** Arguments of a command. */
export type Given<N extends CommandName> = v.InferOutput<(typeof commands)[N]>
/** Implementation of each command; returns its output. */
export type Actions = { [N in CommandName]: (given: Given<N>) => Promise<unknown> }
