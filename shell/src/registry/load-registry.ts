import { PublishedRemote, RegistrySnapshot, RemoteCodeLocation } from '@portal/contract/registry-snapshot'
import * as v from '@portal/contract/valibot'
import { accessLocalStorage } from '../session/device-storage.ts'

const snapshotStorageKey = 'registry'
const StoredSnapshot = v.object({ text: v.string(), signature: v.string() })

/** Reads the newest stored snapshot. Any code of this origin can write it, so only its signature makes it safe. */
const readStoredSnapshot = (): SignedSnapshot | null =>
  accessLocalStorage((store) =>
    v.parse(StoredSnapshot, JSON.parse(store.getItem(snapshotStorageKey) ?? 'null')),
  )

const storeSnapshot = (snapshot: SignedSnapshot) =>
  accessLocalStorage((store) => store.setItem(snapshotStorageKey, JSON.stringify(snapshot)))

/** Public keys of the registries that this build trusts; inserted by the build. */
declare const REGISTRY_KEYS: string[]

function readPageSnapshot(): SignedSnapshot {
  const element = document.getElementById('registry')
  return { text: element?.textContent ?? '', signature: element?.dataset.signature ?? '' }
}

/**
 * Returns the page's registry snapshot. If it is invalid, returns the stored snapshot if a trusted key signed it,
 * otherwise null (trust B3).
 */
export async function loadRegistry({ tenant, host }: Pick<ExpectedSnapshot, 'tenant' | 'host'>): Promise<{
  registry: AcceptedRegistry | null
  errors: unknown[]
}> {
  const verifyRegistrySignature = ({ text, signature }: SignedSnapshot) =>
    isSignedByAnyKey(text, signature, REGISTRY_KEYS)
  const given = readPageSnapshot()
  const stored = readStoredSnapshot()
  const isSame = stored?.text === given.text && stored.signature === given.signature
  const acceptedStored =
    stored && !isSame
      ? acceptSnapshot(stored, { tenant, host, newest: 0, isSigned: verifyRegistrySignature }).catch(
          () => null,
        )
      : null
  try {
    const isGivenSigned = verifyRegistrySignature(given)
    const newest = (await acceptedStored)?.sequence ?? 0
    const registry = await acceptSnapshot(given, { tenant, host, newest, isSigned: () => isGivenSigned })
    if (!isSame) storeSnapshot(given)
    return { registry, errors: registry.refused.map((problem) => new Error(problem)) }
  } catch (error) {
    return { registry: await acceptedStored, errors: [error] }
  }
}

interface SignedSnapshot {
  text: string
  signature: string
}

export interface AcceptedRegistry {
  sequence: number
  remotes: readonly PublishedRemote[]
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

const decodeBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
const toPlainBase64 = (base64url: string) => base64url.replaceAll('-', '+').replaceAll('_', '/')

/** Verifies an Ed25519 signature (keys in base64url, signature in base64). */
export async function isSignedByAnyKey(
  text: string,
  signature: string,
  keys: readonly string[],
): Promise<boolean> {
  const message = new TextEncoder().encode(text)
  const checks = keys.map((key) => verifyWithKey(message, signature, key).catch(() => false))
  return (await Promise.all(checks)).includes(true)
}

async function verifyWithKey(
  message: Uint8Array<ArrayBuffer>,
  signature: string,
  key: string,
): Promise<boolean> {
  const bytes = decodeBase64(toPlainBase64(key))
  const signed = decodeBase64(signature)
  const native = await crypto.subtle
    .importKey('raw', bytes, 'Ed25519', false, ['verify'])
    .catch((error: DOMException) => {
      if (error.name !== 'NotSupportedError') throw error
      return null
    })
  if (native) return crypto.subtle.verify('Ed25519', native, signed, message)
  const { verifyAsync } = await import(/* webpackChunkName: "ed25519" */ '@noble/ed25519')
  return verifyAsync(signed, message, bytes)
}
