import type { Portal } from '@portal/remote-kit/portal'
import { nonceOfPage } from '../nonce.ts'
import type { Version } from './version.ts'

/** What the entry of a build of modules gives: federation's container, and the way to give it the portal. */
interface Entry {
  init(shared: object): void | Promise<void>
  get(module: string): () => Promise<unknown>
  /** Takes the portal, once; false for who comes second. */
  give(portal: Portal): boolean
}

/** How an entry is imported. */
interface Imported {
  /** Address of the entry; one that failed has another the next time. */
  url: string
  /** Makes an import map's text of sums by address, in a form that the page's policy lets through. */
  trusted(sums: string): string | TrustedScript
  portal(): Portal | undefined
}

const load = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url)
const given = new WeakSet<Entry>()

/** Has the page import these addresses only as files of these sums. */
function pin(sums: Readonly<Record<string, string>>, trusted: Imported['trusted']): void {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.nonce = nonceOfPage()
  script.textContent = trusted(JSON.stringify(sums)) as string
  document.head.append(script)
}

/**
 * Whether this browser holds what it imports against the sums of the page's import maps. There is no way to ask: all that know
 * `Error.isError` came after those that learned it (Chrome 127 and 134, Firefox 138 and 138, Safari 18 and 26).
 */
const browserChecks = (): boolean => 'isError' in Error

/**
 * Imports a build of modules, every one of them pinned first, and gives it its portal (trust B2). All that its modules import is
 * pinned too, since the maps are the page's.
 * @throws Error where the browser does not check sums of modules, or somebody else has given the build a portal before
 */
export async function importEntry(
  { name, version, base, entry: { path, integrity }, modules = {} }: Version,
  { url, trusted, portal }: Imported,
): Promise<Entry> {
  if (!browserChecks())
    throw new Error(`${name} ${version} is of modules, whose sums this browser does not check`)
  const sums = Object.entries({ ...modules, [path]: integrity }).map(([file, sum]) => [base + file, sum])
  pin({ ...Object.fromEntries(sums), [url]: integrity }, trusted)
  const entry = (await load(url)) as Entry
  if (given.has(entry)) return entry
  const own = portal()
  if (!own || !entry.give(own)) throw new Error(`${name} ${version} was given a portal before`)
  given.add(entry)
  return entry
}
