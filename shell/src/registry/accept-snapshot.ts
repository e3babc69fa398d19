import { PublishedRemote, RegistrySnapshot, RemoteCodeLocation } from '@portal/contract/registry-snapshot'
import * as v from '@portal/contract/valibot'

export interface SignedSnapshot {
  text: string
  signature: string
}

export interface AcceptedRegistry {
  sequence: number
  remotes: PublishedRemote[]
  /** Remotes that were omitted, with the reason. */
  refused: string[]
  /** The registry's second file, with the code locations that the signed snapshot omits; null if there are none. */
  rest: RegistrySnapshot['rest'] | null
  origins: readonly string[]
}

export type UsableRegistry = Pick<AcceptedRegistry, 'remotes' | 'rest' | 'origins'>

export interface ExpectedSnapshot {
  /** Subdomain of the page's tenant; null if the URL has no tenant. */
  tenant: string | null
  /** Host of a tenant's page. Null for staff pages, whose host belongs to no tenant. */
  host: string | null
  /** Newest sequence number of a snapshot that this device has accepted. */
  newest: number
  isSigned(snapshot: SignedSnapshot): Promise<boolean>
}

/**
 * Accepts a snapshot that the registry signed for this tenant, unless this device has accepted a newer one. Keeps the
 * remotes that are pinned by integrity and come from an allowed origin, over https except on localhost (trust B3).
 * @throws Error with the reason if the whole snapshot is rejected
 */
export async function acceptSnapshot(
  given: SignedSnapshot,
  expected: ExpectedSnapshot,
): Promise<AcceptedRegistry> {
  if (!(await expected.isSigned(given))) throw new Error('the registry is not signed')
  const snapshot = v.parse(RegistrySnapshot, JSON.parse(given.text))
  if (snapshot.tenant !== expected.tenant) throw new Error(`the registry is for ${snapshot.tenant}`)
  if (snapshot.tenant !== null && expected.host?.startsWith(`${snapshot.tenant}.`) === false)
    throw new Error(`the registry is for ${snapshot.tenant}, and this is ${expected.host}`)
  if (snapshot.sequence < expected.newest) throw new Error('the registry is older than one seen before')
  const remotes: PublishedRemote[] = []
  const refused: string[] = []
  for (const entry of snapshot.remotes) {
    const parsed = v.safeParse(PublishedRemote, entry)
    if (!parsed.success) {
      refused.push(v.summarize(parsed.issues))
      continue
    }
    const problem = findEntryProblem(parsed.output, snapshot)
    if (problem) refused.push(problem)
    else remotes.push(parsed.output)
  }
  const { sequence, origins, rest = null } = snapshot
  return { sequence, remotes, refused, rest, origins }
}

function findEntryProblem(remote: PublishedRemote, { origins, rest }: RegistrySnapshot): string | null {
  const { name, hash, base, entry, fallback } = remote
  const saysNothing = !hash && !base && !entry && !fallback
  return saysNothing && rest ? null : findCodeProblem(name, remote, origins)
}

export function findCodeProblem(name: string, code: unknown, origins: readonly string[]): string | null {
  const parsed = v.safeParse(RemoteCodeLocation, code)
  if (!parsed.success) return v.summarize(parsed.issues)
  const { base, fallback } = parsed.output
  const wrong = [base, fallback?.base].filter((address) => address && !isAllowedUrl(address, origins))
  return wrong.length > 0 ? `${name} comes from ${wrong.join(' and ')}` : null
}

function isAllowedUrl(address: string, origins: readonly string[]): boolean {
  const { protocol, hostname, origin } = new URL(address)
  const here = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  return origins.includes(origin) && (protocol === 'https:' || (protocol === 'http:' && here))
}
