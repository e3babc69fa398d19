import * as v from '@portal/contract/valibot'
import { PageRead } from './call.ts'
import { Locale } from './language.ts'
import { StaffRole } from './staff.ts'

export const IntegrityHash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/))

export const AssetPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?!(.*\/)?\.{0,2}(\/|$))[^\\:?#%\p{Cc}]+$/u, 'must be a path within the build'),
)

export const AssetFile = v.object({ path: AssetPath, integrity: IntegrityHash })
export type AssetFile = v.InferOutput<typeof AssetFile>

/**
 * Condition for showing something in the portal; the server checks access itself. `absent` is the value of a missing
 * flag (TENANT-08, TENANT-09).
 */
export const AccessGate = v.object({
  flags: v.optional(v.array(v.object({ name: v.string(), absent: v.picklist(['on', 'off']) }))),
  customers: v.optional(v.picklist(['partner-insurer', 'others'])),
  /**
   * Access that a viewer of another person's customer file needs (HOUSE-05): one of `customerFileSubjects`, with
   * `:change` if changing is needed; 'own' for the account, 'own-file' for a customer file of one's own, 'edit' for
   * forms. Customers always have access to their own file.
   */
  subject: v.optional(v.string()),
})
export type AccessGate = v.InferOutput<typeof AccessGate>

const PageReadWithGate = v.object({ ...PageRead.entries, gate: v.optional(AccessGate) })

export const RemoteRoute = v.object({
  id: v.string(),
  /** Pattern of react-router. With `/*` at the end, the view handles the rest of the path. */
  path: v.string(),
  view: v.string(),
  title: v.string(),
  /** Visitors who see the route: 'customer' means signed in, 'guest' not signed in (SHELL-09). */
  audience: v.picklist(['guest', 'customer', 'always']),
  /** Query parameters that open the screen on any path (ROUTE-03, SHELL-09). */
  opensOn: v.optional(v.array(v.string())),
  gate: v.optional(AccessGate),
  /**
   * If true, the server renders the screen for guests. The HTML contains no personal data; `data-second` marks the
   * element from which the browser may paint later.
   */
  serverRendered: v.optional(v.boolean()),
  /** Slots that are visible at once, so the code of their components loads with the page. */
  shows: v.optional(v.array(v.string())),
  /** Data that the shell requests while the screen's code loads. */
  reads: v.optional(v.array(PageReadWithGate)),
  /** Data that the shell requests again on every screen; `every` is in milliseconds (DOC-10). */
  keepFresh: v.optional(v.array(v.object({ read: PageRead, every: v.pipe(v.number(), v.minValue(1000)) }))),
})
export type RemoteRoute = v.InferOutput<typeof RemoteRoute>

export const MenuCount = v.object({
  reads: v.array(PageRead),
  /** Counts only unseen items (SEEN-01), or only policies that are in force (POLICY-06). */
  only: v.optional(v.picklist(['unseen', 'shown_policies'])),
  /** If the responses of `reads` are empty, a positive value of one of these fields counts as 1 (NAV-09). */
  orAmounts: v.optional(v.array(v.string())),
})
export type MenuCount = v.InferOutput<typeof MenuCount>

/** A request for a list of to-dos. `from` is 'tasks', 'mortgages', 'damages' or 'notes'; shells ignore other values. */
export const ToDoListRequest = v.object({ ...PageReadWithGate.entries, from: v.string() })
export type ToDoListRequest = v.InferOutput<typeof ToDoListRequest>

export const NavEntry = v.object({
  route: v.string(),
  section: v.picklist(['menu', 'header']),
  /** Sort order; entries are numbered in steps of ten. */
  order: v.number(),
  /** Name of an icon of `@portal/ui`. For an unknown name, the menu shows the icon of a document. */
  icon: v.string(),
  label: v.string(),
  count: v.optional(MenuCount),
  /** Number of new items. It is added to the total on the profile button (HEADER-05). */
  newCount: v.optional(MenuCount),
  /** Requests for open to-dos. The number of to-dos is added to the total on the profile button (HEADER-05). */
  toDo: v.optional(v.array(ToDoListRequest)),
  gate: v.optional(AccessGate),
  staff: v.optional(v.array(StaffRole)),
})
export type NavEntry = v.InferOutput<typeof NavEntry>

export const SlotContribution = v.object({
  slot: v.string(),
  view: v.string(),
  order: v.number(),
  gate: v.optional(AccessGate),
  /** Version of the slot's props; absent if the slot passes none. */
  props: v.optional(v.number()),
  reads: v.optional(v.array(PageReadWithGate)),
})
export type SlotContribution = v.InferOutput<typeof SlotContribution>

export const RemoteContributions = v.object({
  routes: v.array(RemoteRoute),
  nav: v.array(NavEntry),
  slots: v.array(SlotContribution),
})
export type RemoteContributions = v.InferOutput<typeof RemoteContributions>

export const BuildVersion = v.pipe(v.string(), v.regex(/^\d[\w.+-]{0,59}$/, 'must be a version'))

export const RemoteSummary = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: BuildVersion,
  /** Texts that the shell shows before the remote's code loads, by locale and text id. */
  labels: v.record(Locale, v.record(v.string(), v.string())),
  contributes: RemoteContributions,
})
type NameAndVersion = Pick<v.InferOutput<typeof RemoteSummary>, 'name' | 'version'>

export const BuildHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/**
 * Returns the name of a build's Trusted Types policy. The name is a short hash, because every page lists the names of
 * all remotes.
 */
export function getTrustedTypesPolicyName({ name, version }: NameAndVersion): string {
  const hash = [...`${name}@${version}`].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  return `p-${hash.toString(36)}`
}

/**
 * Returns the name of a build's container for module federation. The version is part of it, so that two versions can
 * run in one page.
 */
export const getContainerName = ({ name, version }: NameAndVersion): string =>
  `${name}_${version}`.replaceAll(/\W/g, '_')

export const toDevelopmentVersion = (version: string): string => `${version}-dev`

export const isDevelopmentBuild = ({ version }: { version: string }): boolean => version.endsWith('-dev')
