import type { Lease } from './lease-lock.ts'
import type { SealedStore } from './sealed-store.ts'
import { nothingStored, type Stored } from './stored.ts'
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
const put = async (name: string, value: unknown) => asPromise((await sessions('readwrite')).put(value, name))

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

/**
 * Keeps things in IndexedDB, sealed with AES-GCM under a key that scripts can use but never read out, so that a copy
 * of the browser's storage gives nothing away.
 */
export const indexedDbStore: SealedStore = {
  read: async (name) => {
    const sealed = await get<Sealed>(name)
    if (!sealed) return undefined
    try {
      const bytes = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: sealed.iv },
        await sealingKey(),
        sealed.text,
      )
      return JSON.parse(new TextDecoder().decode(bytes))
    } catch {
      return undefined
    }
  },
  write: async (name, value) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = new TextEncoder().encode(JSON.stringify(value))
    const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), bytes)
    await put(name, { iv, text } satisfies Sealed)
  },
  remove: async (name) => {
    await asPromise((await sessions('readwrite')).delete(name))
  },
  names: async () => (await asPromise((await sessions('readonly')).getAllKeys())).map(String),
}

/** Keeps sessions sealed on this device. What cannot be opened counts as nothing stored. */
export const indexedDbVault: Vault = {
  read: async () => ((await indexedDbStore.read('sealed')) as Stored | undefined) ?? nothingStored,
  write: (stored) => indexedDbStore.write('sealed', stored),
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
