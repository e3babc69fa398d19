import * as v from '@portal/contract/schema'
import { Read } from './call.ts'
import { Wording } from './language.ts'
import { StaffRole } from './staff.ts'

/** Subresource integrity of a file, as HTML wants it. */
export const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/**
 * Path of a file below its build's folder: names divided by single slashes, none of them `.` or `..`, and nothing in them
 * that an address or a file system would read as more than a name.
 */
export const AssetPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?!(.*\/)?\.{0,2}(\/|$))[^\\:?#%\p{Cc}]+$/u, 'must be a path within the build'),
)

/** One file of a remote: its path below the version's folder and its integrity. */
export const AssetFile = v.object({ path: AssetPath, integrity: Integrity })
export type AssetFile = v.InferOutput<typeof AssetFile>

/**
 * Who may see a route, menu entry or slot. Comfort, not security: the server refuses on its own.
 * A flag that the tenant does not send counts as `absent` says (TENANT-08, TENANT-09).
 */
export const Gate = v.object({
  flags: v.optional(v.array(v.object({ name: v.string(), absent: v.picklist(['on', 'off']) }))),
  customers: v.optional(v.picklist(['partner-insurer', 'others'])),
  /**
   * What of a file it is about (HOUSE-05): a subject of `household`, with `:change` where it is of use to who may change that alone;
   * `own` for what stays with each one's own account, `own-file` for what is of one's own file alone, and `edit` for the forms, of
   * which who may change nothing sees none. In one's own file all of it is there.
   */
  subject: v.optional(v.string()),
})
export type Gate = v.InferOutput<typeof Gate>

/** A read that a page begins with, at the firms and for the customers that its gate lets through. */
const FirstRead = v.object({ ...Read.entries, gate: v.optional(Gate) })

/** A screen of a remote: where it lives, which view draws it, and what it needs before it can. */
export const Route = v.object({
  id: v.string(),
  /** Pattern as react-router writes it; a trailing `/*` leaves the rest to the view. */
  path: v.string(),
  view: v.string(),
  /** Message id of the page title. */
  title: v.string(),
  /** `customer` is whoever has signed in; guests have not; `always` opens in both cases (SHELL-09). */
  audience: v.picklist(['guest', 'customer', 'always']),
  /** Query parameters that open the screen whatever the path is, before anything else (ROUTE-03, SHELL-09). */
  opensOn: v.optional(v.array(v.string())),
  gate: v.optional(Gate),
  /**
   * The edge draws the screen, as a guest of the firm meets it, before any code is there. Only for screens that show
   * nothing but the firm and a form. What begins with the element that carries `data-second` is painted second.
   */
  serverRendered: v.optional(v.boolean()),
  /** Slots that the screen shows at once: the code of their slot components comes along with the page. Others wait for its answers. */
  shows: v.optional(v.array(v.string())),
  /** Reads the screen begins with; the shell sends them while the code is still on its way. */
  reads: v.optional(v.array(FirstRead)),
  /** Reads that are repeated every so many milliseconds while a customer is signed in, on whatever screen (DOC-10). */
  keepFresh: v.optional(v.array(v.object({ read: Read, every: v.pipe(v.number(), v.minValue(1000)) }))),
})
export type Route = v.InferOutput<typeof Route>

/** Where a menu entry's count comes from: the sum of the lengths of some reads (NAV-08). */
export const Count = v.object({
  reads: v.array(Read),
  /**
   * Counts only what the customer has not seen (SEEN-01), or the policies that the portal shows (POLICY-06).
   */
  only: v.optional(v.picklist(['unseen', 'shown_policies'])),
  /** Counts as 1 when the reads are empty and one of these amounts of the customer is above zero (NAV-09). */
  orAmounts: v.optional(v.array(v.string())),
})
export type Count = v.InferOutput<typeof Count>

/**
 * A read that brings something which the firm asks of the customer. `from` says what: 'tasks', 'mortgages', 'damages' or
 * 'notes'; shells count what they know of these.
 */
export const ToDoRead = v.object({ ...FirstRead.entries, from: v.string() })
export type ToDoRead = v.InferOutput<typeof ToDoRead>

/** An entry of the shell's menu. */
export const Nav = v.object({
  /** Id of a route of the same remote. */
  route: v.string(),
  section: v.picklist(['menu', 'header']),
  /** Place among the entries of all remotes, by tens. */
  order: v.number(),
  /** Name of an icon of `@portal/ui`; one that the shell does not know is drawn as a document. */
  icon: v.string(),
  label: v.string(),
  count: v.optional(Count),
  /** What is new behind this entry, for the total on the profile button (HEADER-05). */
  newCount: v.optional(Count),
  /**
   * Where all comes from that the firm asks of the customer. The entry then counts what of it is open, and so does the
   * profile button beside what is new (HEADER-05).
   */
  toDo: v.optional(v.array(ToDoRead)),
  gate: v.optional(Gate),
  /** Roles of the staff who get the entry, of those who get the remote; all of them where it does not say. */
  staff: v.optional(v.array(StaffRole)),
})
export type Nav = v.InferOutput<typeof Nav>

/** A slot component that another remote, or the shell, may show in a named place. */
export const Slot = v.object({
  slot: v.string(),
  view: v.string(),
  order: v.number(),
  gate: v.optional(Gate),
  /** Version of what the slot passes that it was built for; none where it was built for a slot that passes nothing. */
  props: v.optional(v.number()),
  /** Reads the slot component begins with; the shell sends them with those of a screen that shows the slot at once. */
  reads: v.optional(v.array(FirstRead)),
})
export type Slot = v.InferOutput<typeof Slot>

/** What a remote adds to the portal. */
export const Contributions = v.object({
  routes: v.array(Route),
  nav: v.array(Nav),
  slots: v.array(Slot),
})
export type Contributions = v.InferOutput<typeof Contributions>

/** A version of a build: it stands in headers and file names. */
export const Version = v.pipe(v.string(), v.regex(/^\d[\w.+-]{0,59}$/, 'must be a version'))

/** What the portal knows of a remote wherever it is spoken of: names, texts that are shown without its code, what it adds. */
export const RemoteSummary = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: Version,
  /** Titles and labels that the shell shows without the remote's code: wording → message id → text. */
  labels: v.record(Wording, v.record(v.string(), v.string())),
  contributes: Contributions,
})
type Named = Pick<v.InferOutput<typeof RemoteSummary>, 'name' | 'version'>

/** Hash over all files of a build: equal hash, equal build. */
export const BuildHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** Name of the script policy of a version: two versions may stand in one page. It is short, since every page names those of all remotes. */
export function policyNameOf({ name, version }: Named): string {
  const hash = [...`${name}@${version}`].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  return `p-${hash.toString(36)}`
}

/** Name of a version of a remote as federation wants it: a valid identifier, so that two versions can stand in one page. */
export const containerOf = ({ name, version }: Named): string => `${name}_${version}`.replaceAll(/\W/g, '_')

/** The version under which a remote is built while its developer works on it; no customer gets one. */
export const developmentVersion = (version: string): string => `${version}-dev`

/** Whether a build is one that its developer works on. */
export const isDevelopment = ({ version }: { version: string }): boolean => version.endsWith('-dev')
