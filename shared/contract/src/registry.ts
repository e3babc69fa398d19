import * as v from '@portal/contract/schema'
import { PageRead } from './call.ts'
import { Locale } from './language.ts'
import { StaffRole } from './staff.ts'

/** Subresource integrity of a file, as in HTML. */
export const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/**
 * Path of a file below its build's folder: names separated by single slashes, without `.`, `..` or special characters.
 */
export const AssetPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?!(.*\/)?\.{0,2}(\/|$))[^\\:?#%\p{Cc}]+$/u, 'must be a path within the build'),
)

export const AssetFile = v.object({ path: AssetPath, integrity: Integrity })
export type AssetFile = v.InferOutput<typeof AssetFile>

/**
 * Condition to see a route, menu entry or slot. A convenience, not security: the server enforces access itself. `absent` is
 * the value of a flag that the tenant does not send (TENANT-08, TENANT-09).
 */
export const AccessGate = v.object({
  flags: v.optional(v.array(v.object({ name: v.string(), absent: v.picklist(['on', 'off']) }))),
  customers: v.optional(v.picklist(['partner-insurer', 'others'])),
  /**
   * Subject of the file that the item shows (HOUSE-05), for viewers of another person's file: a subject of `household`,
   * with `:change` if the viewer must be allowed to change it; `own` for the own account, `own-file` for the own file,
   * `edit` for the forms. In the own file, every subject is open.
   */
  subject: v.optional(v.string()),
})
export type AccessGate = v.InferOutput<typeof AccessGate>

/** A read at page start, for tenants and customers that the gate allows. */
const GatedRead = v.object({ ...PageRead.entries, gate: v.optional(AccessGate) })

export const RemoteRoute = v.object({
  id: v.string(),
  /** react-router pattern; a trailing `/*` leaves the rest to the view. */
  path: v.string(),
  view: v.string(),
  /** Message id of the page title. */
  title: v.string(),
  /** `customer` is signed in, `guest` is not, `always` is for both (SHELL-09). */
  audience: v.picklist(['guest', 'customer', 'always']),
  /** Query parameters that open the screen at any path, with priority (ROUTE-03, SHELL-09). */
  opensOn: v.optional(v.array(v.string())),
  gate: v.optional(AccessGate),
  /**
   * Renders the screen on the server for guests. Only for screens without personal data: the tenant and a form. The
   * element with `data-second` and what follows it is painted second.
   */
  serverRendered: v.optional(v.boolean()),
  /** Slots that the screen shows at once: their components' code loads with the page. Other slots wait for data. */
  shows: v.optional(v.array(v.string())),
  /** First reads of the screen; the shell sends them while the screen's code loads. */
  reads: v.optional(v.array(GatedRead)),
  /** Reads repeated at an interval in milliseconds while a customer is signed in, on any screen (DOC-10). */
  keepFresh: v.optional(v.array(v.object({ read: PageRead, every: v.pipe(v.number(), v.minValue(1000)) }))),
})
export type RemoteRoute = v.InferOutput<typeof RemoteRoute>

/** Source of a menu entry's count: the sum of the lengths of some reads (NAV-08). */
export const MenuCount = v.object({
  reads: v.array(PageRead),
  /** Counts only unseen items (SEEN-01), or the policies that the portal shows (POLICY-06). */
  only: v.optional(v.picklist(['unseen', 'shown_policies'])),
  /** Counts as 1 if the reads are empty and one of these amounts is positive (NAV-09). */
  orAmounts: v.optional(v.array(v.string())),
})
export type MenuCount = v.InferOutput<typeof MenuCount>

/**
 * A read with to-dos of the customer. `from` is the source: 'tasks', 'mortgages', 'damages' or 'notes'; shells ignore
 * unknown sources.
 */
export const ToDoRead = v.object({ ...GatedRead.entries, from: v.string() })
export type ToDoRead = v.InferOutput<typeof ToDoRead>

export const NavEntry = v.object({
  route: v.string(),
  section: v.picklist(['menu', 'header']),
  /** Sort order among all entries, in tens. */
  order: v.number(),
  /** Name of an icon of `@portal/ui`; an unknown name shows a document icon. */
  icon: v.string(),
  label: v.string(),
  count: v.optional(MenuCount),
  /** New items of this entry, for the total on the profile button (HEADER-05). */
  newCount: v.optional(MenuCount),
  /**
   * Sources of the customer's to-dos. The entry shows their open number, and so does the profile button (HEADER-05).
   */
  toDo: v.optional(v.array(ToDoRead)),
  gate: v.optional(AccessGate),
  /** Staff roles that see the entry; by default all roles of the remote. */
  staff: v.optional(v.array(StaffRole)),
})
export type NavEntry = v.InferOutput<typeof NavEntry>

export const SlotContribution = v.object({
  slot: v.string(),
  view: v.string(),
  order: v.number(),
  gate: v.optional(AccessGate),
  /** Version of the slot's props for which the component was built; absent for a slot without props. */
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

/** Version of a build; used in headers and file names. */
export const BuildVersion = v.pipe(v.string(), v.regex(/^\d[\w.+-]{0,59}$/, 'must be a version'))

export const RemoteSummary = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: BuildVersion,
  /** Titles and labels that the shell shows without the remote's code: locale → text id → text. */
  labels: v.record(Locale, v.record(v.string(), v.string())),
  contributes: Contributions,
})
type NameAndVersion = Pick<v.InferOutput<typeof RemoteSummary>, 'name' | 'version'>

/** Hash over all files of a build, which identifies the build. */
export const BuildHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/**
 * Name of the Trusted Types policy of a version; two versions may share a page. Short, because every page lists the
 * names of all remotes.
 */
export function getTrustedTypesPolicyName({ name, version }: NameAndVersion): string {
  const hash = [...`${name}@${version}`].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  return `p-${hash.toString(36)}`
}

/** Name of a remote's version for module federation: a valid identifier, so that two versions can share a page. */
export const getContainerName = ({ name, version }: NameAndVersion): string =>
  `${name}_${version}`.replaceAll(/\W/g, '_')

export const toDevelopmentVersion = (version: string): string => `${version}-dev`

export const isDevelopmentBuild = ({ version }: { version: string }): boolean => version.endsWith('-dev')
