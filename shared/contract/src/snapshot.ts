import * as v from '@portal/contract/schema'
import { AssetFile, BuildHash, Integrity, RemoteSummary } from './registry.ts'

const { version } = RemoteSummary.entries
/** With a trailing slash. */
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

/** A remote before its code loads. Its code location may be in the registry's second part. */
export const PublishedRemote = v.object({
  ...RemoteSummary.entries,
  ...v.partial(RemoteCode).entries,
})
export type PublishedRemote = v.InferOutput<typeof PublishedRemote>

export const RemoteCodeByName = v.record(v.string(), RemoteCode)
export type RemoteCodeByName = v.InferOutput<typeof RemoteCodeByName>

/** The signed registry of a tenant's page. An invalid remote does not affect the others. */
export const Snapshot = v.object({
  /** Milliseconds; a page rejects an older registry than it has seen. */
  sequence: v.number(),
  tenant: v.nullable(v.string()),
  origins: v.array(v.string()),
  remotes: v.array(v.unknown()),
  /** Second part, with code locations; absent in a small registry. */
  rest: v.optional(
    v.object({ path: v.pipe(v.string(), v.regex(/^\/_registry\/[\w-]+\.json$/)), integrity: Integrity }),
  ),
})
export type Snapshot = v.InferOutput<typeof Snapshot>
