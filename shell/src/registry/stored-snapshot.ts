import * as v from '@portal/contract/schema'
import type { SignedSnapshot } from './accept-snapshot.ts'

const snapshotStorageKey = 'registry'
const StoredSnapshot = v.object({ text: v.string(), signature: v.string() })

/**
 * Reads the newest snapshot that this device stored for this tenant, with its signature; null if there is none. Any
 * code of this origin can write this storage, so only the signature makes the snapshot trustworthy.
 */
export function readStoredSnapshot(): SignedSnapshot | null {
  try {
    return v.parse(StoredSnapshot, JSON.parse(localStorage.getItem(snapshotStorageKey) ?? 'null'))
  } catch {
    return null
  }
}

export function storeSnapshot(snapshot: SignedSnapshot): void {
  try {
    localStorage.setItem(snapshotStorageKey, JSON.stringify(snapshot))
  } catch {}
}
