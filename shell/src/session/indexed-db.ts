import type { Lease } from './lease-lock.ts'
import type { SealedStore } from './sealed-store.ts'
import { nothingStored, type Stored } from './stored-session.ts'
import type { Vault } from './vault.ts'

const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const store = 'session'

/** Opens the portal's IndexedDB store on first use, and again after the browser has closed it. */
function createObjectStore() {
  let connection: Promise<IDBDatabase> | undefined
  const open = () => {
    const request = indexedDB.open('portal', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    return asPromise(request)
  }
  const openTransaction = async (mode: IDBTransactionMode) => {
    connection ??= open()
    return (await connection).transaction(store, mode).objectStore(store)
  }
  return (mode: IDBTransactionMode) =>
    openTransaction(mode).catch(() => {
      connection = undefined
      return openTransaction(mode)
    })
}
type OpenObjectStore = ReturnType<typeof createObjectStore>

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  text: ArrayBuffer
}

/** Encrypts with AES-GCM and a non-extractable key, so that a copy of the browser's storage reveals nothing. */
function createCipher(place: OpenObjectStore) {
  let key: Promise<CryptoKey> | undefined
  const encryptionKey = () => {
    key ??= (async () => {
      const known = await asPromise<CryptoKey | undefined>((await place('readonly')).get('key'))
      if (known) return known
      const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      await asPromise((await place('readwrite')).put(made, 'key'))
      return made
    })()
    return key
  }
  return {
    async seal(value: unknown): Promise<Sealed> {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = new TextEncoder().encode(JSON.stringify(value))
      return { iv, text: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await encryptionKey(), bytes) }
    },
    /** Decrypts a value; undefined if that fails. */
    async open({ iv, text }: Sealed): Promise<unknown> {
      try {
        const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await encryptionKey(), text)
        return JSON.parse(new TextDecoder().decode(bytes))
      } catch {
        return undefined
      }
    },
  }
}
type Cipher = ReturnType<typeof createCipher>

const sealedStoreIn = (place: OpenObjectStore, { seal, open }: Cipher): SealedStore => ({
  read: async (name) => {
    const sealed = await asPromise<Sealed | undefined>((await place('readonly')).get(name))
    return sealed && open(sealed)
  },
  write: async (name, value) => {
    const sealed = await seal(value)
    await asPromise((await place('readwrite')).put(sealed, name))
  },
  remove: async (name) => {
    await asPromise((await place('readwrite')).delete(name))
  },
  names: async () => (await asPromise((await place('readonly')).getAllKeys())).map(String),
})

/** Stored sessions: encrypted, with their non-extractable keys, which JSON cannot contain. */
interface KeyedSessions extends Sealed {
  keys: ReadonlyMap<string, CryptoKeyPair>
}

const name = 'sessions'

/**
 * Stores sessions encrypted on this device. Values that cannot be decrypted count as nothing stored.
 * Code in the page can decrypt them; a worker of the same origin would not prevent that and would cost each page a
 * start. So the refresh token is not stored here if the server keeps it in a cookie, and the access tokens are useless
 * without the non-extractable key.
 */
const vaultIn = (place: OpenObjectStore, { seal, open }: Cipher): Vault => ({
  read: async () => {
    const kept = await asPromise<KeyedSessions | undefined>((await place('readonly')).get(name))
    const stored = kept && ((await open(kept)) as Stored | undefined)
    if (!stored) return nothingStored
    const sessions = stored.sessions.flatMap((session) => {
      const keys = kept.keys.get(session.accountId)
      return keys ? [{ ...session, keys }] : []
    })
    return { ...stored, sessions }
  },
  write: async (stored) => {
    const keys = new Map(stored.sessions.map(({ accountId, keys }) => [accountId, keys]))
    const plain = { ...stored, sessions: stored.sessions.map(({ keys: _, ...session }) => session) }
    const sealed: KeyedSessions = { ...(await seal(plain)), keys }
    await asPromise((await place('readwrite')).put(sealed, name))
  },
})

interface StoredLease {
  owner: string
  until: number
}

/** A lease in the session store: IndexedDB runs write transactions of all tabs one after another. */
const leaseIn = (place: OpenObjectStore): Lease => ({
  take: async (owner, until, now) => {
    const here = await place('readwrite')
    const held = await asPromise<StoredLease | undefined>(here.get('lease'))
    if (held && held.until > now) return false
    await asPromise(here.put({ owner, until } satisfies StoredLease, 'lease'))
    return true
  },
  release: async (owner) => {
    const here = await place('readwrite')
    const held = await asPromise<StoredLease | undefined>(here.get('lease'))
    if (held?.owner === owner) await asPromise(here.delete('lease'))
  },
})

/** The portal's storage in IndexedDB: sessions, other encrypted values, and a lease. */
export function indexedDbStorage(): { vault: Vault; sealed: SealedStore; lease: Lease } {
  const place = createObjectStore()
  const seal = createCipher(place)
  return { vault: vaultIn(place, seal), sealed: sealedStoreIn(place, seal), lease: leaseIn(place) }
}
