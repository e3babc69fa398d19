import * as v from '@portal/contract/schema'
import type { SignedSnapshot } from './accept.ts'

const name = 'registry'
const Kept = v.object({ text: v.string(), signature: v.string() })

/**
 * The newest snapshot that this device kept at this tenant's address, with its signature; null for none. Whatever can
 * write to this origin's storage may have put it there: only its signature says that it is one.
 */
export function lastGood(): SignedSnapshot | null {
  try {
    return v.parse(Kept, JSON.parse(localStorage.getItem(name) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a snapshot that was accepted. A device that keeps nothing goes without. */
export function keepGood(snapshot: SignedSnapshot): void {
  try {
    localStorage.setItem(name, JSON.stringify(snapshot))
  } catch {}
}
