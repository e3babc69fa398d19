import type { SignedSnapshot } from './accept.ts'

const name = 'registry'

/** The newest snapshot that this device accepted at this firm's address, with its signature; null for none. */
export function lastGood(): SignedSnapshot | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
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
