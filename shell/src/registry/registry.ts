import { type AcceptedRegistry, accept, type Expected, type SignedSnapshot } from './accept.ts'
import { storedSnapshot, storeSnapshot } from './stored-snapshot.ts'
import { isSigned } from './verify.ts'

/** Public keys of the registries that this build trusts; inserted by the build. */
declare const REGISTRY_KEYS: string[]

/** The snapshot in the page. */
function snapshotInPage(): SignedSnapshot {
  const element = document.getElementById('registry')
  return { text: element?.textContent ?? '', signature: element?.dataset.signature ?? '' }
}

/**
 * Reads the page's registry and its errors. If it is not trustworthy, the newest stored snapshot replaces it; null if
 * there is none (trust B3). A stored snapshot needs the same signature for this tenant.
 */
export async function loadRegistry({
  tenant,
  host,
}: Pick<Expected, 'tenant' | 'host'>): Promise<{ registry: AcceptedRegistry | null; errors: unknown[] }> {
  const isSignedByRegistry = ({ text, signature }: SignedSnapshot) => isSigned(text, signature, REGISTRY_KEYS)
  const given = snapshotInPage()
  const kept = storedSnapshot()
  const isSame = kept?.text === given.text && kept.signature === given.signature
  const believed =
    kept && !isSame
      ? accept(kept, { tenant, host, newest: 0, isSigned: isSignedByRegistry }).catch(() => null)
      : null
  try {
    const isGivenSigned = isSignedByRegistry(given)
    const newest = (await believed)?.sequence ?? 0
    const registry = await accept(given, { tenant, host, newest, isSigned: () => isGivenSigned })
    if (!isSame) storeSnapshot(given)
    return { registry, errors: registry.refused.map((problem) => new Error(problem)) }
  } catch (error) {
    return { registry: await believed, errors: [error] }
  }
}
