import type { Lease } from './lease-lock.ts'
import type { SealedStore } from './sealed-store.ts'
import { nothingStored, type Stored, type StoredSession } from './stored.ts'
import type { Vault } from './vault.ts'

const database = 'portal'
const store = 'session'

const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let connection: Promise<IDBDatabase> | undefined
const open = () => {
  connection ??= (() => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    return asPromise(request)
  })()
  return connection
}
const sessions = async (mode: IDBTransactionMode) =>
  (await open()).transaction(store, mode).objectStore(store)

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  text: ArrayBuffer
}

const get = async <T>(name: string): Promise<T | undefined> =>
  asPromise((await sessions('readonly')).get(name))
const put = async (name: string, value: unknown) => {
  await asPromise((await sessions('readwrite')).put(value, name))
}

let key: Promise<CryptoKey> | undefined
const sealingKey = () => {
  key ??= (async () => {
    const known = await get<CryptoKey>('key')
    if (known) return known
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await put('key', made)
    return made
  })()
  return key
}

/** What was sealed; undefined when it cannot be opened. */
async function opened({ iv, text }: Sealed): Promise<unknown> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await sealingKey(), text)
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

async function seal(value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return { iv, text: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), bytes) }
}

/**
 * Keeps things in IndexedDB, sealed with AES-GCM under a key that scripts can use but never read out, so that a copy
 * of the browser's storage gives nothing away.
 */
export const indexedDbStore: SealedStore = {
  read: async (name) => {
    const sealed = await get<Sealed>(name)
    return sealed && opened(sealed)
  },
  write: async (name, value) => put(name, await seal(value)),
  remove: async (name) => {
    await asPromise((await sessions('readwrite')).delete(name))
  },
  names: async () => (await asPromise((await sessions('readonly')).getAllKeys())).map(String),
}

/** Sessions as they lie here: sealed, beside their keys, which nobody can read and JSON cannot hold. */
interface KeyedSessions extends Sealed {
  keys?: ReadonlyMap<string, CryptoKeyPair>
}

/**
 * Where builds that knew no keys keep the sessions. They find nothing there any more once a newer build has begun: a tab of
 * theirs would use tokens without the proof, be refused, and end the session for all tabs.
 */
const nameBefore = 'sealed'
const name = 'sessions'

async function keptSessions(): Promise<KeyedSessions | undefined> {
  const place = await sessions('readwrite')
  const before = await asPromise<KeyedSessions | undefined>(place.get(nameBefore))
  if (!before) return asPromise(place.get(name))
  await asPromise(place.delete(nameBefore))
  const kept = await asPromise<KeyedSessions | undefined>(place.get(name))
  if (!kept) await asPromise(place.put(before, name))
  return kept ?? before
}

/**
 * Keeps sessions sealed on this device. What cannot be opened counts as nothing stored.
 *
 * Code that runs in the page can open what the page keeps; a worker of the same origin would keep it in the same place, and cost
 * each page a start. So the refresh token is not among it where the server keeps it in a cookie, and nothing hangs on the
 * others being hidden here: without the key, which no script can read out, they open nothing.
 */
export const indexedDbVault: Vault = {
  read: async () => {
    const kept = await keptSessions()
    const stored = kept && ((await opened(kept)) as Stored | undefined)
    if (!stored) return nothingStored
    const withKeys = (session: StoredSession) => {
      const keys = kept.keys?.get(session.accountId)
      return keys ? { ...session, keys } : session
    }
    return { ...stored, sessions: stored.sessions.map(withKeys) }
  },
  write: async (stored) => {
    const keys = new Map(stored.sessions.flatMap(({ accountId, keys }) => (keys ? [[accountId, keys]] : [])))
    const plain = { ...stored, sessions: stored.sessions.map(({ keys: _, ...session }) => session) }
    await put(name, { ...(await seal(plain)), keys } satisfies KeyedSessions)
  },
}

interface Held {
  owner: string
  until: number
}

/** A lease beside the sessions: transactions that write come one after another, whichever tab they are of. */
export const indexedDbLease: Lease = {
  take: async (owner, until, now) => {
    const place = await sessions('readwrite')
    const held = await asPromise<Held | undefined>(place.get('lease'))
    if (held && held.until > now) return false
    await asPromise(place.put({ owner, until } satisfies Held, 'lease'))
    return true
  },
  release: async (owner) => {
    const place = await sessions('readwrite')
    const held = await asPromise<Held | undefined>(place.get('lease'))
    if (held?.owner === owner) await asPromise(place.delete('lease'))
  },
}
