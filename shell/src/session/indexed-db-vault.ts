import { nothingStored, type Stored } from './stored.ts'
import type { Vault } from './vault.ts'

const database = 'portal'
const store = 'session'

const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const open = () => {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return asPromise(request)
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  text: ArrayBuffer
}

/**
 * Keeps sessions in IndexedDB, sealed with AES-GCM under a key that scripts can use but never read out, so that a
 * copy of the browser's storage gives no tokens. What cannot be opened counts as nothing stored.
 */
export function indexedDbVault(): Vault {
  const connection = open()
  const get = async <T>(name: string): Promise<T | undefined> =>
    asPromise((await connection).transaction(store).objectStore(store).get(name))
  const put = async (name: string, value: unknown) =>
    asPromise((await connection).transaction(store, 'readwrite').objectStore(store).put(value, name))

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

  return {
    read: async () => {
      const sealed = await get<Sealed>('sealed')
      if (!sealed) return nothingStored
      try {
        const bytes = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: sealed.iv },
          await sealingKey(),
          sealed.text,
        )
        return JSON.parse(new TextDecoder().decode(bytes)) as Stored
      } catch {
        return nothingStored
      }
    },
    write: async (stored) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = new TextEncoder().encode(JSON.stringify(stored))
      const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), bytes)
      await put('sealed', { iv, text } satisfies Sealed)
    },
  }
}
