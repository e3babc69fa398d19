import * as v from '@portal/contract/valibot'
import { AssetFile, BuildHash, IntegrityHash, RemoteSummary } from './remote-registry.ts'

const { version } = RemoteSummary.entries
const baseUrlField = v.pipe(v.string(), v.url(), v.endsWith('/'))

export const RemoteCodeLocation = v.object({
  hash: BuildHash,
  base: baseUrlField,
  entry: AssetFile,
  /** Build that the page loads if this build does not start. */
  fallback: v.optional(
    v.object({
      version,
      hash: BuildHash,
      base: baseUrlField,
      entry: AssetFile,
    }),
  ),
})
export type RemoteCodeLocation = v.InferOutput<typeof RemoteCodeLocation>

/**
 * A remote as a page knows it before its code loads. The location of the code may be in the second part of the
 * registry.
 */
export const PublishedRemote = v.object({
  ...RemoteSummary.entries,
  ...v.partial(RemoteCodeLocation).entries,
})
export type PublishedRemote = v.InferOutput<typeof PublishedRemote>

export const RemoteCodeLocationByName = v.record(v.string(), RemoteCodeLocation)
export type RemoteCodeLocationByName = v.InferOutput<typeof RemoteCodeLocationByName>

/**
 * The signed registry of a tenant's page. `remotes` is not validated here, so that one invalid remote does not affect
 * the others.
 */
export const RegistrySnapshot = v.object({
  /**
   * Time in milliseconds of the newest change, or the start of the current hour if that is later. A page rejects a
   * registry that is older than one it has already seen.
   */
  sequence: v.number(),
  tenant: v.nullable(v.string()),
  origins: v.array(v.string()),
  remotes: v.array(v.unknown()),
  /** Second part of the registry, with the locations of code; absent in a small registry. */
  rest: v.optional(
    v.object({ path: v.pipe(v.string(), v.regex(/^\/_registry\/[\w-]+\.json$/)), integrity: IntegrityHash }),
  ),
})
export type RegistrySnapshot = v.InferOutput<typeof RegistrySnapshot>
