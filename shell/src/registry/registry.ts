import { type AcceptedRegistry, accept, type SignedSnapshot } from './accept.ts'
import { keepGood, lastGood } from './last-good.ts'
import { isSigned } from './verify.ts'

/** Public keys of the registries that this build of the shell believes; the build puts them here. */
declare const REGISTRY_KEYS: string[]

/** What the page carries of the registry. */
function carried(): SignedSnapshot {
  const element = document.getElementById('registry')
  return { text: element?.textContent ?? '', signature: element?.dataset.signature ?? '' }
}

const sequenceIn = ({ text }: SignedSnapshot): number => Number(JSON.parse(text).sequence) || 0

/**
 * The registry of this page. One that cannot be believed is put aside for the newest that could; null when there was
 * none (trust B3).
 */
export async function openRegistry(
  tenant: string | null,
  report: (error: unknown) => void,
): Promise<AcceptedRegistry | null> {
  const believes = ({ text, signature }: SignedSnapshot) => isSigned(text, signature, REGISTRY_KEYS)
  const given = carried()
  const kept = lastGood()
  const newest = kept ? sequenceIn(kept) : 0
  try {
    const found = await accept(given, { tenant, newest, isSigned: believes })
    for (const problem of found.refused) report(new Error(problem))
    if (found.sequence !== newest) keepGood(given)
    return found
  } catch (error) {
    report(error)
    return kept && accept(kept, { tenant, newest: 0, isSigned: believes }).catch(() => null)
  }
}
