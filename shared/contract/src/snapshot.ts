import * as v from '@portal/contract/schema'
import { AssetFile, BuildHash, Integrity, RemoteSummary } from './registry.ts'

const { version } = RemoteSummary.entries
/** Absolute URL of a build's folder, with a trailing slash. */
const base = v.pipe(v.string(), v.url(), v.endsWith('/'))

/** Location of a remote's code, pinned by its hash. */
export const RemoteCode = v.object({
  hash: BuildHash,
  base,
  entry: AssetFile,
  /** The version used if it does not start. */
  fallback: v.optional(
    v.object({
      version,
      hash: BuildHash,
      base,
      entry: AssetFile,
    }),
  ),
})
export type RemoteCode = v.InferOutput<typeof RemoteCode>

/** A remote as the shell needs it before loading its code. Its code location may be in the registry's second part. */
export const PublishedRemote = v.object({
  ...RemoteSummary.entries,
  ...v.partial(RemoteCode).entries,
})
export type PublishedRemote = v.InferOutput<typeof PublishedRemote>

/** Second part of a registry: code locations of remotes by name. */
export const RegistryRest = v.record(v.string(), RemoteCode)
export type RegistryRest = v.InferOutput<typeof RegistryRest>

/**
 * The registry for one tenant's page: JSON with a signature. Remotes are validated one by one, so that an invalid one
 * does not affect the others.
 */
export const Snapshot = v.object({
  /**
   * Time of the registry's newest change or the start of the hour, in milliseconds; a page never accepts an older one
   * than it has seen.
   */
  sequence: v.number(),
  /** Subdomain of the tenant; null on an address without a tenant. */
  tenant: v.nullable(v.string()),
  /** Allowed origins of code. */
  origins: v.array(v.string()),
  remotes: v.array(v.unknown()),
  /** File with the other remotes' code locations; absent in a small registry. */
  rest: v.optional(
    v.object({ path: v.pipe(v.string(), v.regex(/^\/_registry\/[\w-]+\.json$/)), integrity: Integrity }),
  ),
})
export type Snapshot = v.InferOutput<typeof Snapshot>
