import * as v from 'valibot'
import { Read } from './call.ts'
import { Language, Wording } from './language.ts'

/** Subresource integrity of a file, as HTML wants it. */
const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** One file of a remote: its path below the version's folder and its integrity. */
export const AssetFile = v.object({ path: v.string(), integrity: Integrity })
export type AssetFile = v.InferOutput<typeof AssetFile>

/**
 * Who may see a route, menu entry or slot. Comfort, not security: the server refuses on its own.
 * A flag that the tenant does not send counts as `absent` says (TENANT-08, TENANT-09).
 */
export const Gate = v.object({
  flags: v.optional(v.array(v.object({ name: v.string(), absent: v.picklist(['on', 'off']) }))),
  customers: v.optional(v.picklist(['partner-insurer', 'others'])),
})
export type Gate = v.InferOutput<typeof Gate>

/** A screen of a remote: where it lives, which view draws it, and what it needs before it can. */
export const Route = v.object({
  id: v.string(),
  /** Pattern as react-router writes it; a trailing `/*` leaves the rest to the view. */
  path: v.string(),
  view: v.string(),
  /** Message id of the page title. */
  title: v.string(),
  /** Guests are customers who have not signed in; `always` opens in both cases (SHELL-09). */
  audience: v.picklist(['guest', 'customer', 'always']),
  /** Query parameters that open the screen whatever the path is, before anything else (ROUTE-03, SHELL-09). */
  opensOn: v.optional(v.array(v.string())),
  gate: v.optional(Gate),
  /** Reads the screen begins with; the shell sends them while the code is still on its way. */
  reads: v.optional(v.array(Read)),
})
export type Route = v.InferOutput<typeof Route>

/** Where a menu entry's count comes from: the sum of the lengths of some reads (NAV-08). */
export const Count = v.object({
  reads: v.array(Read),
  /** Counts only what the customer has not seen (SEEN-01). */
  only: v.optional(v.literal('unseen')),
  /** Counts as 1 when the reads are empty and one of these amounts of the customer is above zero (NAV-09). */
  orAmounts: v.optional(v.array(v.string())),
})
export type Count = v.InferOutput<typeof Count>

/** An entry of the shell's menu. */
export const Nav = v.object({
  route: v.string(),
  section: v.picklist(['menu', 'header']),
  order: v.number(),
  icon: v.string(),
  label: v.string(),
  count: v.optional(Count),
  /** What is new behind this entry, for the total on the profile button (HEADER-05). */
  newCount: v.optional(Count),
  gate: v.optional(Gate),
})
export type Nav = v.InferOutput<typeof Nav>

/** A piece that another remote, or the shell, may show in a named place. */
export const Slot = v.object({
  slot: v.string(),
  view: v.string(),
  order: v.number(),
  gate: v.optional(Gate),
})
export type Slot = v.InferOutput<typeof Slot>

/** What a remote adds to the portal. */
export const Contributions = v.object({
  routes: v.array(Route),
  nav: v.array(Nav),
  slots: v.array(Slot),
})
export type Contributions = v.InferOutput<typeof Contributions>

/**
 * All that the portal knows of a version of a remote before any of its code is loaded.
 * Built from `remote.config.ts` and the compiler's output, never written by hand.
 */
export const Descriptor = v.object({
  schema: v.literal(1),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: v.string(),
  /** Hash over all files: equal hash, equal build. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** Semver range of the portal contract it needs. */
  portal: v.string(),
  entry: AssetFile,
  files: v.array(AssetFile),
  /** Shared libraries and the versions it was built with. */
  shared: v.record(v.string(), v.string()),
  languages: v.array(Language),
  /** Paths of the files that each view, and each wording's texts, need. */
  views: v.record(v.string(), v.array(v.string())),
  texts: v.record(Wording, v.array(v.string())),
  /** Titles and labels that the shell shows without the remote's code: wording → message id → text. */
  labels: v.record(Wording, v.record(v.string(), v.string())),
  contributes: Contributions,
})
export type Descriptor = v.InferOutput<typeof Descriptor>

/** A remote as a page gets it: its descriptor and the absolute address of its folder (ends in `/`). */
export const PublishedRemote = v.object({ ...Descriptor.entries, base: v.pipe(v.string(), v.url()) })
export type PublishedRemote = v.InferOutput<typeof PublishedRemote>

/** The registry as one page of one tenant gets it. */
export const Snapshot = v.object({ remotes: v.array(PublishedRemote) })
export type Snapshot = v.InferOutput<typeof Snapshot>

/** A build of the shell, as the edge needs it to write a page. */
export const ShellBuild = v.object({
  version: v.string(),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  files: v.array(AssetFile),
  /** Scripts of the page, in order. */
  scripts: v.array(v.string()),
  /** The text font: Latin, and what Latin lacks. */
  fonts: v.object({ latin: v.string(), latinExt: v.string() }),
  texts: v.record(Wording, v.array(v.string())),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>
