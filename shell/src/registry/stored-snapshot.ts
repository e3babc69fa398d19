import * as v from '@portal/contract/schema'
import type { SignedSnapshot } from './accept.ts'

const name = 'registry'
const Kept = v.object({ text: v.string(), signature: v.string() })

/**
 * The newest snapshot that this device stored for this tenant, with its signature; null if there is none. Any code of
 * this origin can write this storage, so only the signature makes it trustworthy.
 */
export function storedSnapshot(): SignedSnapshot | null {
  try {
    return v.parse(Kept, JSON.parse(localStorage.getItem(name) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores an accepted snapshot, if the device allows it. */
export function storeSnapshot(snapshot: SignedSnapshot): void {
  try {
    localStorage.setItem(name, JSON.stringify(snapshot))
  } catch {}
}
