import * as v from '@portal/contract/schema'
import { PublishedRemote, RemoteCode, Snapshot } from '@portal/contract/snapshot'

/** A registry's snapshot as the page carries it. */
export interface SignedSnapshot {
  text: string
  signature: string
}

/** What a page may use of its registry. */
export interface AcceptedRegistry {
  sequence: number
  remotes: PublishedRemote[]
  /** Remotes that were left out, and why. */
  refused: string[]
  /** Where the code of the remotes is that say nothing of it; null where all do. */
  rest: Snapshot['rest'] | null
  /** Origins that code may come from. */
  origins: readonly string[]
}

/** What a page is made with of its registry. */
export type UsableRegistry = Pick<AcceptedRegistry, 'remotes' | 'rest' | 'origins'>

/** What a snapshot is held against. */
export interface Expected {
  /** Subdomain of the page's firm; null at an address of no firm. */
  tenant: string | null
  /** Host of the page's address: a page of one tenant may be served at no other's. Null for a page of staff, which is at an address of none. */
  host: string | null
  /** The newest sequence that this device has seen. */
  newest: number
  isSigned(snapshot: SignedSnapshot): Promise<boolean>
}

/**
 * Accepts a snapshot that the registry signed, for this firm, and that is no older than one seen before; of its remotes
 * those that are pinned by integrity and come from an origin the registry names, over https outside this machine
 * (trust B3).
 * @throws Error that says why the whole snapshot is refused
 */
export async function accept(given: SignedSnapshot, expected: Expected): Promise<AcceptedRegistry> {
  if (!(await expected.isSigned(given))) throw new Error('the registry is not signed')
  const snapshot = v.parse(Snapshot, JSON.parse(given.text))
  if (snapshot.tenant !== expected.tenant) throw new Error(`the registry is for ${snapshot.tenant}`)
  if (snapshot.tenant !== null && expected.host?.startsWith(`${snapshot.tenant}.`) === false)
    throw new Error(`the registry is for ${snapshot.tenant}, and this is ${expected.host}`)
  if (snapshot.sequence < expected.newest) throw new Error('the registry is older than one seen before')
  const remotes: PublishedRemote[] = []
  const refused: string[] = []
  for (const entry of snapshot.remotes) {
    const problem = problemOf(entry, snapshot)
    if (problem) refused.push(problem)
    else remotes.push(v.parse(PublishedRemote, entry))
  }
  const { sequence, origins, rest = null } = snapshot
  return { sequence, remotes, refused, rest, origins }
}

function problemOf(entry: unknown, { origins, rest }: Snapshot): string | null {
  const parsed = v.safeParse(PublishedRemote, entry)
  if (!parsed.success) return v.summarize(parsed.issues)
  const { name, hash, base, entry: file, fallback } = parsed.output
  const saysNothing = !hash && !base && !file && !fallback
  return saysNothing && rest ? null : codeProblem(name, parsed.output, origins)
}

/** What is wrong with where a remote's code comes from; null for nothing. */
export function codeProblem(name: string, code: unknown, origins: readonly string[]): string | null {
  const parsed = v.safeParse(RemoteCode, code)
  if (!parsed.success) return v.summarize(parsed.issues)
  const { base, fallback } = parsed.output
  const wrong = [base, fallback?.base].filter((address) => address && !mayLoad(address, origins))
  return wrong.length > 0 ? `${name} comes from ${wrong.join(' and ')}` : null
}

function mayLoad(address: string, origins: readonly string[]): boolean {
  const { protocol, hostname, origin } = new URL(address)
  const here = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  return origins.includes(origin) && (protocol === 'https:' || (protocol === 'http:' && here))
}
