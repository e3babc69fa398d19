import * as v from '@portal/contract/valibot'
import {
  type AcceptedRegistry,
  acceptSnapshot,
  type ExpectedSnapshot,
  type SignedSnapshot,
} from './accept-snapshot.ts'
import { isSignedByAnyKey } from './verify-signature.ts'

const snapshotStorageKey = 'registry'
const StoredSnapshot = v.object({ text: v.string(), signature: v.string() })

/** Reads the newest stored snapshot. Any code of this origin can write it, so only its signature makes it safe. */
function readStoredSnapshot(): SignedSnapshot | null {
  try {
    return v.parse(StoredSnapshot, JSON.parse(localStorage.getItem(snapshotStorageKey) ?? 'null'))
  } catch {
    return null
  }
}

function storeSnapshot(snapshot: SignedSnapshot): void {
  try {
    localStorage.setItem(snapshotStorageKey, JSON.stringify(snapshot))
  } catch {}
}

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
