import { type EncryptedStore, emptyStoredState, type StoredState, type Vault } from './stored-session.ts'

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const objectStoreName = 'session'

/** Opens the portal's IndexedDB store on first use, and again after the browser has closed it. */
function createObjectStore() {
  let connection: Promise<IDBDatabase> | undefined
  const openDatabase = () => {
    const request = indexedDB.open('portal', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(objectStoreName)
    return toPromise(request)
  }
  const openTransaction = async (mode: IDBTransactionMode) => {
    connection ??= openDatabase()
    return (await connection).transaction(objectStoreName, mode).objectStore(objectStoreName)
  }
  return (mode: IDBTransactionMode) =>
    openTransaction(mode).catch(() => {
      connection = undefined
      return openTransaction(mode)
    })
}
type OpenObjectStore = ReturnType<typeof createObjectStore>

interface EncryptedValue {
  iv: Uint8Array<ArrayBuffer>
  text: ArrayBuffer
}

/** Encrypts with AES-GCM and a non-extractable key, so that a copy of the browser's storage reveals nothing. */
function createCipher(openStore: OpenObjectStore) {
  let key: CryptoKey | undefined
  /** Returns undefined while there is no key. */
  const readKey = async () => {
    key ??= await toPromise<CryptoKey | undefined>((await openStore('readonly')).get('key'))
    return key
  }
  const createKey = async () => {
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await toPromise((await openStore('readwrite')).put(made, 'key'))
    key = made
    return made
  }
  let creation: Promise<CryptoKey> | undefined
  const getEncryptionKey = async () => {
    const known = await readKey()
    if (known) return known
    creation ??= createKey()
    return creation
  }
  return {
    readKey,
    async seal(value: unknown): Promise<EncryptedValue> {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = new TextEncoder().encode(JSON.stringify(value))
      return {
        iv,
        text: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await getEncryptionKey(), bytes),
      }
    },
    async open({ iv, text }: EncryptedValue): Promise<unknown> {
      try {
        const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await getEncryptionKey(), text)
        return JSON.parse(new TextDecoder().decode(bytes))
      } catch {
        return undefined
      }
    },
  }
}
type Cipher = ReturnType<typeof createCipher>

const createEncryptedStore = (place: OpenObjectStore, { seal, open }: Cipher): EncryptedStore => ({
  read: async (name) => {
    const sealed = await toPromise<EncryptedValue | undefined>((await place('readonly')).get(name))
    return sealed && open(sealed)
  },
  write: async (name, value) => {
    const sealed = await seal(value)
    await toPromise((await place('readwrite')).put(sealed, name))
  },
  remove: async (name) => {
    await toPromise((await place('readwrite')).delete(name))
  },
  listNames: async () => (await toPromise((await place('readonly')).getAllKeys())).map(String),
})

/** Stored sessions: encrypted, with their non-extractable keys, which JSON cannot contain. */
interface EncryptedSessions extends EncryptedValue {
  keys: ReadonlyMap<string, CryptoKeyPair>
}

const sessionsKey = 'sessions'

/**
 * Creates the encrypted store of sessions on this device. Values that cannot be decrypted count as missing. Code in the
 * page can decrypt them; a worker of the same origin would not prevent that and would delay the start of each page.
 * Therefore the refresh token is not stored here if the server keeps it in a cookie, and the access tokens are useless
 * without the non-extractable key.
 */
const createVault = (place: OpenObjectStore, { readKey, seal, open }: Cipher): Vault => ({
  read: async () => {
    // Reads both at the same time, because the first requests of the page wait for them.
    const [kept] = await Promise.all([readSessions(place), readKey()])
    const stored = kept && ((await open(kept)) as StoredState | undefined)
    if (!stored) return emptyStoredState
    const sessions = stored.sessions.flatMap((session) => {
      const keys = kept.keys.get(session.accountId)
      return keys ? [{ ...session, keys }] : []
    })
    return { ...stored, sessions }
  },
  write: async (stored) => {
    const keys = new Map(stored.sessions.map(({ accountId, keys }) => [accountId, keys]))
    const plain = { ...stored, sessions: stored.sessions.map(({ keys: _, ...session }) => session) }
    const sealed: EncryptedSessions = { ...(await seal(plain)), keys }
    await toPromise((await place('readwrite')).put(sealed, sessionsKey))
  },
})

async function readSessions(place: OpenObjectStore): Promise<EncryptedSessions | undefined> {
  return toPromise((await place('readonly')).get(sessionsKey))
}

export function createIndexedDbStorage(): { vault: Vault; sealed: EncryptedStore } {
  const place = createObjectStore()
  const seal = createCipher(place)
  return {
    vault: createVault(place, seal),
    sealed: createEncryptedStore(place, seal),
  }
}
