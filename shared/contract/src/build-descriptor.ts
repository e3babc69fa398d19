import * as v from '@portal/contract/valibot'
import { Language, Locale } from './language.ts'
import { AssetFile, AssetPath, BuildHash, BuildVersion, RemoteSummary } from './remote-registry.ts'
import { ScreenSkeleton } from './skeleton.ts'
import { StaffRole } from './staff.ts'

/** `https:` origin with a full host name. Wildcards and paths are rejected. */
const AllowedOrigin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/))

/** External origins that the screens of a remote load from. The content security policy allows no others. */
export const AllowedOrigins = v.strictObject({
  img: v.optional(v.array(AllowedOrigin)),
  connect: v.optional(v.array(AllowedOrigin)),
})
export type AllowedOrigins = v.InferOutput<typeof AllowedOrigins>

/** Maximum sizes in kilobytes after brotli compression. */
export const SizeBudget = v.object({
  /** Kilobytes of the files that every page with the remote loads: entry, exposed module and one text catalog. */
  start: v.optional(v.number(), 30),
  view: v.optional(v.number(), 40),
  widget: v.optional(v.number()),
})
export type SizeBudget = v.InferOutput<typeof SizeBudget>

const TrustedTypesPolicy = v.pipe(v.string(), v.regex(/^p-[0-9a-z]{1,7}$/))

/** Describes a version of a remote, so that the portal knows it before loading its code. The build generates it. */
export const RemoteDescriptor = v.object({
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
  parts: v.record(v.string(), v.array(v.string())),
  widgets: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), AssetPath)),
  origins: v.optional(AllowedOrigins),
  policy: TrustedTypesPolicy,
  /** Only pages of these staff roles have the remote. If absent, customers' pages have it. */
  staff: v.optional(v.pipe(v.array(StaffRole), v.nonEmpty())),
})
export type RemoteDescriptor = v.InferOutput<typeof RemoteDescriptor>

export const ShellBuild = v.object({
  version: BuildVersion,
  policy: TrustedTypesPolicy,
  /** Script that is inlined in customers' pages and sends the first requests for data. */
  early: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^(?!.*<[/!])/s, 'must not end its element')),
  serverBundle: v.optional(AssetPath),
  hash: BuildHash,
  files: v.array(AssetFile),
  scripts: v.array(AssetPath),
  frame: v.array(AssetPath),
  guest: v.array(AssetPath),
  http: v.array(AssetPath),
  parts: v.record(v.string(), v.array(AssetPath)),
  /** Files of the text font: characters of the portal's own texts, other Latin characters, and extended Latin. */
  fonts: v.object({ first: AssetPath, rest: AssetPath, latinExt: AssetPath }),
  texts: v.record(Locale, v.array(AssetPath)),
  gives: v.record(v.string(), v.string()),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>
