import * as v from '@portal/contract/schema'
import { Language, Locale } from './language.ts'
import { AssetFile, AssetPath, BuildHash, BuildVersion, RemoteSummary } from './registry.ts'
import { ScreenSkeleton } from './skeleton.ts'
import { StaffRole } from './staff.ts'

/** An external origin: https and a full host name, without wildcard or path. */
const AllowedOrigin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/))

/**
 * External origins that a remote's screens need, by purpose. The pages' content security policy allows these only, and
 * reviewers of a remote see them in its descriptor.
 */
export const AllowedOrigins = v.strictObject({
  img: v.optional(v.array(AllowedOrigin)),
  connect: v.optional(v.array(AllowedOrigin)),
})
export type AllowedOrigins = v.InferOutput<typeof AllowedOrigins>

/** Maximum size of a remote's files in kilobytes, compressed with brotli. */
export const SizeBudget = v.object({
  /** Size of the files that every page with the remote loads: entry, exposed module and one catalog. */
  start: v.optional(v.number(), 30),
  view: v.optional(v.number(), 40),
  /** Script of a widget; 30 by default. */
  widget: v.optional(v.number()),
})
export type SizeBudget = v.InferOutput<typeof SizeBudget>

const TrustedTypesPolicy = v.pipe(v.string(), v.regex(/^p-[0-9a-z]{1,7}$/))

/**
 * What the portal knows of a version of a remote before loading its code. Generated from `remote.config.ts` and the
 * build output, never written by hand.
 */
export const Descriptor = v.object({
  schema: v.literal(1),
  ...RemoteSummary.entries,
  hash: BuildHash,
  portal: v.string(),
  entry: AssetFile,
  files: v.array(AssetFile),
  shared: v.record(v.string(), v.string()),
  libraries: v.array(v.string()),
  budget: v.optional(SizeBudget),
  languages: v.array(Language),
  serverBundle: v.optional(AssetPath),
  views: v.record(v.string(), v.array(AssetPath)),
  texts: v.record(Locale, v.array(AssetPath)),
  skeletons: v.optional(v.record(v.string(), ScreenSkeleton)),
  /** Shared libraries that load on demand and that a view starts with; only contains views that need any. */
  parts: v.record(v.string(), v.array(v.string())),
  widgets: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), AssetPath)),
  origins: v.optional(AllowedOrigins),
  policy: TrustedTypesPolicy,
  /** Staff roles whose pages include the remote; customers' pages do not. Absent: only customers' pages include it. */
  staff: v.optional(v.pipe(v.array(StaffRole), v.nonEmpty())),
})
export type Descriptor = v.InferOutput<typeof Descriptor>

/** A build of the shell, as the page server needs it. */
export const ShellBuild = v.object({
  version: BuildVersion,
  policy: TrustedTypesPolicy,
  /** The early script of customers' pages, inlined in the page. It sends the first reads. */
  early: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^(?!.*<[/!])/s, 'must not end its element')),
  serverBundle: v.optional(AssetPath),
  hash: BuildHash,
  files: v.array(AssetFile),
  scripts: v.array(AssetPath),
  frame: v.array(AssetPath),
  guest: v.array(AssetPath),
  http: v.array(AssetPath),
  parts: v.record(v.string(), v.array(AssetPath)),
  /** The text font: the characters of the portal's own texts, the rest of Latin, and extended Latin. */
  fonts: v.object({ first: AssetPath, rest: AssetPath, latinExt: AssetPath }),
  texts: v.record(Locale, v.array(AssetPath)),
  /** Shared libraries that the shell provides, with their versions. */
  gives: v.record(v.string(), v.string()),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>
