import * as v from '@portal/contract/schema'
import { PageRead } from './call.ts'
import { Locale } from './language.ts'
import { StaffRole } from './staff.ts'

export const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** Path below a build's folder, without `.`, `..` or special characters. */
export const AssetPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?!(.*\/)?\.{0,2}(\/|$))[^\\:?#%\p{Cc}]+$/u, 'must be a path within the build'),
)

export const AssetFile = v.object({ path: AssetPath, integrity: Integrity })
export type AssetFile = v.InferOutput<typeof AssetFile>

/** Condition to show something; the server checks access. `absent` is for missing flags (TENANT-08, TENANT-09). */
export const AccessGate = v.object({
  flags: v.optional(v.array(v.object({ name: v.string(), absent: v.picklist(['on', 'off']) }))),
  customers: v.optional(v.picklist(['partner-insurer', 'others'])),
  /**
   * For viewers of another person's file (HOUSE-05): a subject of `household`, with `:change` if it must be changeable;
   * `own`: account; `own-file`: own file; `edit`: forms. In the own file, every subject is open.
   */
  subject: v.optional(v.string()),
})
export type AccessGate = v.InferOutput<typeof AccessGate>

const GatedRead = v.object({ ...PageRead.entries, gate: v.optional(AccessGate) })

export const RemoteRoute = v.object({
  id: v.string(),
  /** react-router pattern; a trailing `/*` leaves the rest to the view. */
  path: v.string(),
  view: v.string(),
  title: v.string(),
  /** `customer`: signed in; `guest`: not (SHELL-09). */
  audience: v.picklist(['guest', 'customer', 'always']),
  /** Query parameters that open the screen at any path (ROUTE-03, SHELL-09). */
  opensOn: v.optional(v.array(v.string())),
  gate: v.optional(AccessGate),
  /** Rendered on the server for guests; without personal data. `data-second` marks what is painted later. */
  serverRendered: v.optional(v.boolean()),
  /** Slots shown at once: the code of their components loads with the page. */
  shows: v.optional(v.array(v.string())),
  /** The shell sends them while the screen's code loads. */
  reads: v.optional(v.array(GatedRead)),
  /** Reads to repeat, in milliseconds, on any screen (DOC-10). */
  keepFresh: v.optional(v.array(v.object({ read: PageRead, every: v.pipe(v.number(), v.minValue(1000)) }))),
})
export type RemoteRoute = v.InferOutput<typeof RemoteRoute>

export const MenuCount = v.object({
  reads: v.array(PageRead),
  /** Unseen items (SEEN-01), or policies that are shown (POLICY-06). */
  only: v.optional(v.picklist(['unseen', 'shown_policies'])),
  /** Counts as 1 if the reads are empty and one of these amounts is positive (NAV-09). */
  orAmounts: v.optional(v.array(v.string())),
})
export type MenuCount = v.InferOutput<typeof MenuCount>

/** `from`: 'tasks', 'mortgages', 'damages' or 'notes'; shells ignore others. */
export const ToDoRead = v.object({ ...GatedRead.entries, from: v.string() })
export type ToDoRead = v.InferOutput<typeof ToDoRead>

export const NavEntry = v.object({
  route: v.string(),
  section: v.picklist(['menu', 'header']),
  /** Sort order, in tens. */
  order: v.number(),
  /** Icon of `@portal/ui`; unknown: a document. */
  icon: v.string(),
  label: v.string(),
  count: v.optional(MenuCount),
  /** Part of the total on the profile button (HEADER-05). */
  newCount: v.optional(MenuCount),
  /** Open to-dos, also part of the total on the profile button (HEADER-05). */
  toDo: v.optional(v.array(ToDoRead)),
  gate: v.optional(AccessGate),
  staff: v.optional(v.array(StaffRole)),
})
export type NavEntry = v.InferOutput<typeof NavEntry>

export const SlotContribution = v.object({
  slot: v.string(),
  view: v.string(),
  order: v.number(),
  gate: v.optional(AccessGate),
  /** Version of the slot's props, if it has any. */
  props: v.optional(v.number()),
  reads: v.optional(v.array(GatedRead)),
})
export type SlotContribution = v.InferOutput<typeof SlotContribution>

export const Contributions = v.object({
  routes: v.array(RemoteRoute),
  nav: v.array(NavEntry),
  slots: v.array(SlotContribution),
})
export type Contributions = v.InferOutput<typeof Contributions>

export const BuildVersion = v.pipe(v.string(), v.regex(/^\d[\w.+-]{0,59}$/, 'must be a version'))

export const RemoteSummary = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: BuildVersion,
  /** Texts that the shell shows without the remote's code: locale → text id → text. */
  labels: v.record(Locale, v.record(v.string(), v.string())),
  contributes: Contributions,
})
type NameAndVersion = Pick<v.InferOutput<typeof RemoteSummary>, 'name' | 'version'>

export const BuildHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** Trusted Types policy of a version. Short, since every page lists the names of all remotes. */
export function getTrustedTypesPolicyName({ name, version }: NameAndVersion): string {
  const hash = [...`${name}@${version}`].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  return `p-${hash.toString(36)}`
}

/** Name for module federation: a valid identifier, so that two versions can share a page. */
export const getContainerName = ({ name, version }: NameAndVersion): string =>
  `${name}_${version}`.replaceAll(/\W/g, '_')

export const toDevelopmentVersion = (version: string): string => `${version}-dev`

export const isDevelopmentBuild = ({ version }: { version: string }): boolean => version.endsWith('-dev')
