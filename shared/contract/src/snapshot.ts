import * as v from '@portal/contract/schema'
import { AssetFile, BuildHash, Integrity, RemoteSummary } from './registry.ts'

const { version } = RemoteSummary.entries
/** Absolute URL of a build's folder, with a trailing slash. */
const baseUrlField = v.pipe(v.string(), v.url(), v.endsWith('/'))

export const RemoteCode = v.object({
  hash: BuildHash,
  base: baseUrlField,
  entry: AssetFile,
  /** Build to use if this build does not start. */
  fallback: v.optional(
    v.object({
      version,
      hash: BuildHash,
      base: baseUrlField,
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
export const RemoteCodeByName = v.record(v.string(), RemoteCode)
export type RemoteCodeByName = v.InferOutput<typeof RemoteCodeByName>

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
  tenant: v.nullable(v.string()),
  origins: v.array(v.string()),
  remotes: v.array(v.unknown()),
  /** File with the code locations of the other remotes; absent in a small registry. */
  rest: v.optional(
    v.object({ path: v.pipe(v.string(), v.regex(/^\/_registry\/[\w-]+\.json$/)), integrity: Integrity }),
  ),
})
export type Snapshot = v.InferOutput<typeof Snapshot>
