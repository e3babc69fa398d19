import * as v from '@portal/contract/schema'
import type { SignedSnapshot } from './accept.ts'

const storageKey = 'registry'
const StoredSnapshot = v.object({ text: v.string(), signature: v.string() })

/**
 * The newest snapshot that this device stored for this tenant, with its signature; null if there is none. Any code of
 * this origin can write this storage, so only the signature makes it trustworthy.
 */
export function storedSnapshot(): SignedSnapshot | null {
  try {
    return v.parse(StoredSnapshot, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores an accepted snapshot, if the device allows it. */
export function storeSnapshot(snapshot: SignedSnapshot): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(snapshot))
  } catch {}
}
