import * as v from '@portal/contract/schema'
import { Read } from './call.ts'
import { Wording } from './language.ts'
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

/** A file of a remote: its path below the version's folder, and its integrity. */
export const AssetFile = v.object({ path: AssetPath, integrity: Integrity })
export type AssetFile = v.InferOutput<typeof AssetFile>

/**
 * Condition to see a route, menu entry or slot. A convenience, not security: the server enforces access itself. `absent` is
 * the value of a flag that the tenant does not send (TENANT-08, TENANT-09).
 */
export const Gate = v.object({
  flags: v.optional(v.array(v.object({ name: v.string(), absent: v.picklist(['on', 'off']) }))),
  customers: v.optional(v.picklist(['partner-insurer', 'others'])),
  /**
   * Subject of another person's file (HOUSE-05): one of `household`, with `:change` if it is only for people who may
   * change it; `own` for the own account, `own-file` for the own file, `edit` for the forms. Always open in the own
   * file.
   */
  subject: v.optional(v.string()),
})
export type Gate = v.InferOutput<typeof Gate>

/** A first read of a page, for tenants and customers that its gate allows. */
const FirstRead = v.object({ ...Read.entries, gate: v.optional(Gate) })

/** A screen of a remote: its path, view and conditions. */
export const Route = v.object({
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
  gate: v.optional(Gate),
  /**
   * Renders the screen on the server for guests. Only for screens without personal data: the tenant and a form. The
   * element with `data-second` and what follows it is painted second.
   */
  serverRendered: v.optional(v.boolean()),
  /** Slots that the screen shows at once: their components' code loads with the page. Other slots wait for data. */
  shows: v.optional(v.array(v.string())),
  /** First reads of the screen, which the shell sends while its code loads. */
  reads: v.optional(v.array(FirstRead)),
  /** Reads repeated at an interval in milliseconds while a customer is signed in, on any screen (DOC-10). */
  keepFresh: v.optional(v.array(v.object({ read: Read, every: v.pipe(v.number(), v.minValue(1000)) }))),
})
export type Route = v.InferOutput<typeof Route>

/** Source of a menu entry's count: the sum of the lengths of some reads (NAV-08). */
export const Count = v.object({
  reads: v.array(Read),
  /** Counts only unseen items (SEEN-01), or the policies that the portal shows (POLICY-06). */
  only: v.optional(v.picklist(['unseen', 'shown_policies'])),
  /** Counts as 1 if the reads are empty and one of these amounts is positive (NAV-09). */
  orAmounts: v.optional(v.array(v.string())),
})
export type Count = v.InferOutput<typeof Count>

/**
 * A read with to-dos of the customer. `from` is the source: 'tasks', 'mortgages', 'damages' or 'notes'; shells ignore
 * unknown sources.
 */
export const ToDoRead = v.object({ ...FirstRead.entries, from: v.string() })
export type ToDoRead = v.InferOutput<typeof ToDoRead>

/** An entry of the shell's menu. */
export const Nav = v.object({
  /** Id of a route of the same remote. */
  route: v.string(),
  section: v.picklist(['menu', 'header']),
  /** Sort order among all entries, in tens. */
  order: v.number(),
  /** Name of an icon of `@portal/ui`; an unknown one shows as a document. */
  icon: v.string(),
  label: v.string(),
  count: v.optional(Count),
  /** New items of this entry, for the total on the profile button (HEADER-05). */
  newCount: v.optional(Count),
  /**
   * Sources of the customer's to-dos. The entry shows their open number, and so does the profile button (HEADER-05).
   */
  toDo: v.optional(v.array(ToDoRead)),
  gate: v.optional(Gate),
  /** Staff roles that see the entry; by default all roles of the remote. */
  staff: v.optional(v.array(StaffRole)),
})
export type Nav = v.InferOutput<typeof Nav>

/** A component for a slot of another remote or the shell. */
export const Slot = v.object({
  slot: v.string(),
  view: v.string(),
  order: v.number(),
  gate: v.optional(Gate),
  /** Version of the slot's props that it was built for; absent for a slot without props. */
  props: v.optional(v.number()),
  /** First reads of the component, sent with those of a screen that shows the slot at once. */
  reads: v.optional(v.array(FirstRead)),
})
export type Slot = v.InferOutput<typeof Slot>

/** Contributions of a remote to the portal. */
export const Contributions = v.object({
  routes: v.array(Route),
  nav: v.array(Nav),
  slots: v.array(Slot),
})
export type Contributions = v.InferOutput<typeof Contributions>

/** Version of a build; used in headers and file names. */
export const Version = v.pipe(v.string(), v.regex(/^\d[\w.+-]{0,59}$/, 'must be a version'))

/** What the portal knows of a remote everywhere: name, texts and contributions. */
export const RemoteSummary = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: Version,
  /** Titles and labels that the shell shows without the remote's code: locale → message id → text. */
  labels: v.record(Wording, v.record(v.string(), v.string())),
  contributes: Contributions,
})
type Named = Pick<v.InferOutput<typeof RemoteSummary>, 'name' | 'version'>

/** Hash over all files of a build; identifies it. */
export const BuildHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/**
 * Name of a version's Trusted Types policy: two versions may share a page. Short, because every page lists all of them.
 */
export function policyNameOf({ name, version }: Named): string {
  const hash = [...`${name}@${version}`].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  return `p-${hash.toString(36)}`
}

/** Name of a remote's version for module federation: a valid identifier, so that two versions can share a page. */
export const containerOf = ({ name, version }: Named): string => `${name}_${version}`.replaceAll(/\W/g, '_')

/** Version of a development build. */
export const developmentVersion = (version: string): string => `${version}-dev`

/** Whether a build is a development build. */
export const isDevelopment = ({ version }: { version: string }): boolean => version.endsWith('-dev')
