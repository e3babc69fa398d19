import * as v from '@portal/contract/schema'
import { AssetFile, BuildHash, Integrity, RemoteSummary } from './registry.ts'

const { version } = RemoteSummary.entries
/** Absolute address of a build's folder; ends in `/`. */
const base = v.pipe(v.string(), v.url(), v.endsWith('/'))

/** Where a remote's code is, pinned by its sum. */
export const RemoteCode = v.object({
  hash: BuildHash,
  base,
  entry: AssetFile,
  /** The version that takes its place when it does not start. */
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

/**
 * A remote as the shell gets it: what it needs before any of the remote's code is loaded, and no more. Where its code is
 * may stand in the rest of the registry instead.
 */
export const PublishedRemote = v.object({
  ...RemoteSummary.entries,
  ...v.partial(RemoteCode).entries,
})
export type PublishedRemote = v.InferOutput<typeof PublishedRemote>

/** The rest of a registry: where each remote's code is, by name. */
export const RegistryRest = v.record(v.string(), RemoteCode)
export type RegistryRest = v.InferOutput<typeof RegistryRest>

/**
 * The registry as one page of one firm gets it: inert JSON with a signature. Remotes are checked one by one, so that
 * one that is wrong does not take the others with it.
 */
export const Snapshot = v.object({
  /**
   * Moment of the registry's newest change, or the beginning of the hour, in milliseconds; a page never goes back behind
   * one it has seen.
   */
  sequence: v.number(),
  /** Subdomain of the firm whose pages it is for; null at an address of no firm. */
  tenant: v.nullable(v.string()),
  /** Origins that code may come from. */
  origins: v.array(v.string()),
  remotes: v.array(v.unknown()),
  /** File of this origin with the code of the remotes that this page does not begin with; none in a small registry. */
  rest: v.optional(
    v.object({ path: v.pipe(v.string(), v.regex(/^\/_registry\/[\w-]+\.json$/)), integrity: Integrity }),
  ),
})
export type Snapshot = v.InferOutput<typeof Snapshot>
