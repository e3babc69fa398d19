import * as v from '@portal/contract/schema'
import type { SignedSnapshot } from './accept-snapshot.ts'

const snapshotStorageKey = 'registry'
const StoredSnapshot = v.object({ text: v.string(), signature: v.string() })

/** Reads the newest stored snapshot. Any code of this origin can write it, so only its signature makes it safe. */
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
