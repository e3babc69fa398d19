import * as v from '@portal/contract/schema'
import { Language, Wording } from './language.ts'
import { AssetFile, AssetPath, BuildHash, RemoteSummary, Version } from './registry.ts'
import { ScreenSkeleton } from './skeleton-schema.ts'
import { StaffRole } from './staff.ts'

/** An origin outside the portal: https and the full name of a host. Never a wildcard, a scheme alone or a path. */
const Origin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/))

/**
 * Origins outside the portal that a remote's screens need, by what for. The pages' content policy names them and no
 * others; whoever publishes a remote sees by its descriptor where its pages will go.
 */
export const Origins = v.strictObject({
  /** Pictures: map tiles. */
  img: v.optional(v.array(Origin)),
  /** Public services asked without a token, through `fetch`: finding an address. */
  connect: v.optional(v.array(Origin)),
})
export type Origins = v.InferOutput<typeof Origins>

/** Most that a remote's files may weigh, in kilobytes as they travel (brotli). */
export const Budget = v.object({
  /** What each page with the remote in it loads: entry, exposed module, one language. */
  start: v.optional(v.number(), 30),
  /** What a view adds to that. */
  view: v.optional(v.number(), 40),
  /** What the script of a widget may weigh; 30 unless said. */
  widget: v.optional(v.number()),
})
export type Budget = v.InferOutput<typeof Budget>

/** Name of a build's script policy. */
const Policy = v.pipe(v.string(), v.regex(/^p-[0-9a-z]{1,7}$/))

/**
 * All that the portal knows of a version of a remote before any of its code is loaded.
 * Built from `remote.config.ts` and the compiler's output, never written by hand.
 */
export const Descriptor = v.object({
  schema: v.literal(1),
  ...RemoteSummary.entries,
  hash: BuildHash,
  /** Semver range of the portal contract it needs. */
  portal: v.string(),
  entry: AssetFile,
  files: v.array(AssetFile),
  /** Shared libraries and the versions it was built with. */
  shared: v.record(v.string(), v.string()),
  /** Libraries that are in its own files; none of them may be one that the shell shares. */
  libraries: v.array(v.string()),
  /** Most that its files may weigh. */
  budget: v.optional(Budget),
  languages: v.array(Language),
  /** Path of the bundle with which the edge draws screens, where the remote has any to draw. */
  serverBundle: v.optional(AssetPath),
  /** Paths of the files that each view, and each wording's texts, need. */
  views: v.record(v.string(), v.array(AssetPath)),
  texts: v.record(Wording, v.array(AssetPath)),
  /** The boxes of each screen, by its view, which stand there before its code does. */
  skeletons: v.optional(v.record(v.string(), ScreenSkeleton)),
  /** Names of the heavier shared libraries that each view begins with; only views that need any. */
  parts: v.record(v.string(), v.array(v.string())),
  /** Paths of the scripts of its widgets, each for a frame of its own (MAXMORT-01). */
  widgets: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), AssetPath)),
  origins: v.optional(Origins),
  /** Name of its script policy. */
  policy: Policy,
  /** Of whose pages it is: those of staff with any of these roles, and no others. Without it, it is of customers' pages alone. */
  staff: v.optional(v.pipe(v.array(StaffRole), v.nonEmpty())),
})
export type Descriptor = v.InferOutput<typeof Descriptor>

/** A build of the shell, as the edge needs it to write a page. */
export const ShellBuild = v.object({
  version: Version,
  /** Name of its script policy. */
  policy: Policy,
  /** The first script of a customer's page, which sends what the page reads first; it stands in the page itself. */
  early: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^(?!.*<[/!])/s, 'must not end its element')),
  /** Path of the bundle with which the edge draws the frame of a customer's page. */
  serverBundle: v.optional(AssetPath),
  hash: BuildHash,
  files: v.array(AssetFile),
  /** Scripts of the page, in order. */
  scripts: v.array(AssetPath),
  /** Scripts that the shell draws itself with for somebody who is signed in, after the screen. */
  frame: v.array(AssetPath),
  /** Those for guests. */
  guest: v.array(AssetPath),
  /** Scripts with which it asks the servers for what the page has not read early. */
  http: v.array(AssetPath),
  /** Files of the heavier shared libraries, by name: each a part that pages load when a view begins with it. */
  parts: v.record(v.string(), v.array(AssetPath)),
  /** The text font: the Latin that the portal's own texts are written with, the rest of Latin, and what Latin lacks. */
  fonts: v.object({ first: AssetPath, rest: AssetPath, latinExt: AssetPath }),
  texts: v.record(Wording, v.array(AssetPath)),
  /** Shared libraries that it gives to remotes, with their versions. */
  gives: v.record(v.string(), v.string()),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>
