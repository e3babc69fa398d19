import * as v from '@portal/contract/schema'
import { Language, Wording } from './language.ts'
import { AssetFile, AssetPath, BuildHash, RemoteSummary, Version } from './registry.ts'
import { ScreenSkeleton } from './skeleton.ts'
import { StaffRole } from './staff.ts'

/** An external origin: https and a full host name, without wildcard or path. */
const Origin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/))

/**
 * External origins that a remote's screens need, by purpose. The pages' content security policy allows these only, and
 * reviewers of a remote see them in its descriptor.
 */
export const Origins = v.strictObject({
  /** Pictures: map tiles. */
  img: v.optional(v.array(Origin)),
  /** Public services fetched without a token, such as address search. */
  connect: v.optional(v.array(Origin)),
})
export type Origins = v.InferOutput<typeof Origins>

/** Maximum size of a remote's files in kilobytes, compressed with brotli. */
export const Budget = v.object({
  /** What each page with the remote loads: entry, exposed module, one catalog. */
  start: v.optional(v.number(), 30),
  /** What a view adds. */
  view: v.optional(v.number(), 40),
  /** Script of a widget; 30 by default. */
  widget: v.optional(v.number()),
})
export type Budget = v.InferOutput<typeof Budget>

/** Name of a build's Trusted Types policy. */
const Policy = v.pipe(v.string(), v.regex(/^p-[0-9a-z]{1,7}$/))

/**
 * Everything that the portal knows of a remote's version before loading its code. Generated from `remote.config.ts` and
 * the build output, never written by hand.
 */
export const Descriptor = v.object({
  schema: v.literal(1),
  ...RemoteSummary.entries,
  hash: BuildHash,
  /** Semver range of the portal contract that it needs. */
  portal: v.string(),
  entry: AssetFile,
  files: v.array(AssetFile),
  /** Shared libraries with the versions that it was built with. */
  shared: v.record(v.string(), v.string()),
  /** Libraries bundled into its files; none of them may be a shared one. */
  libraries: v.array(v.string()),
  /** Maximum size of its files. */
  budget: v.optional(Budget),
  languages: v.array(Language),
  /** Path of its server bundle, if it has server-rendered screens. */
  serverBundle: v.optional(AssetPath),
  /** Paths of the files that each view and each wording need. */
  views: v.record(v.string(), v.array(AssetPath)),
  texts: v.record(Wording, v.array(AssetPath)),
  /** Skeletons of screens by view, shown before their code loads. */
  skeletons: v.optional(v.record(v.string(), ScreenSkeleton)),
  /** Lazily loaded shared libraries that views start with; only views that need any. */
  parts: v.record(v.string(), v.array(v.string())),
  /** Paths of its widgets' scripts, each for its own iframe (MAXMORT-01). */
  widgets: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), AssetPath)),
  origins: v.optional(Origins),
  /** Name of its Trusted Types policy. */
  policy: Policy,
  /** Staff roles whose pages include it, and no others. Without it, it is for customers' pages only. */
  staff: v.optional(v.pipe(v.array(StaffRole), v.nonEmpty())),
})
export type Descriptor = v.InferOutput<typeof Descriptor>

/** A build of the shell, as the page server needs it. */
export const ShellBuild = v.object({
  version: Version,
  /** Name of its Trusted Types policy. */
  policy: Policy,
  /** The early script of customers' pages, which sends the first reads; inlined in the page. */
  early: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^(?!.*<[/!])/s, 'must not end its element')),
  /** Path of the server bundle that renders the layout of customers' pages. */
  serverBundle: v.optional(AssetPath),
  hash: BuildHash,
  files: v.array(AssetFile),
  /** Scripts of the page, in order. */
  scripts: v.array(AssetPath),
  /** Scripts of the signed-in layout, loaded after the screen. */
  frame: v.array(AssetPath),
  /** Scripts of the guest layout. */
  guest: v.array(AssetPath),
  /** Scripts of the HTTP client. */
  http: v.array(AssetPath),
  /** Files of lazily loaded shared libraries, by name. */
  parts: v.record(v.string(), v.array(AssetPath)),
  /** The text font: the characters of the portal's own texts, the rest of Latin, and extended Latin. */
  fonts: v.object({ first: AssetPath, rest: AssetPath, latinExt: AssetPath }),
  texts: v.record(Wording, v.array(AssetPath)),
  /** Shared libraries that it provides, with their versions. */
  gives: v.record(v.string(), v.string()),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>
