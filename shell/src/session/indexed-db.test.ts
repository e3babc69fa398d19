import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredSession } from '../test/test-browser-env.ts'
import { createIndexedDbStorage } from './indexed-db.ts'
import { addStoredSession, emptyStoredState } from './stored-session.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

const generateKeys = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]) as Promise<CryptoKeyPair>
const annaSession = createStoredSession('anna')
const twoSessions = addStoredSession(
  addStoredSession(emptyStoredState, annaSession),
  createStoredSession('clara'),
)

async function readAllValues(): Promise<Map<string, unknown>> {
  const waitForRequest = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
  const database = await waitForRequest(indexedDB.open('portal'))
  const store = database.transaction('session').objectStore('session')
  const [names, values] = await Promise.all([
    waitForRequest(store.getAllKeys()),
    waitForRequest(store.getAll()),
  ])
  database.close()
  return new Map(names.map((name, index) => [String(name), values[index]]))
}

/** Stores a value in the format of another build. */
async function putRecord(name: string, value: unknown) {
  const request = indexedDB.open('portal')
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  const write = request.result.transaction('session', 'readwrite').objectStore('session').put(value, name)
  await new Promise((resolve) => {
    write.onsuccess = resolve
  })
  request.result.close()
}

test('trust A5: stored sessions are read again by a later start of the portal', async () => {
  expect(await createIndexedDbStorage().vault.read()).toEqual(emptyStoredState)
  await createIndexedDbStorage().vault.write(twoSessions)
  expect(await createIndexedDbStorage().vault.read()).toEqual(twoSessions)
})

test('trust A5 A14: a copy of the database contains no readable token or key', async () => {
  const keys = await generateKeys()
  await createIndexedDbStorage().vault.write(addStoredSession(twoSessions, { ...annaSession, keys }))
  const copy = await readAllValues()
  const texts = [...copy.values()].flatMap((value) => {
    const { text = new ArrayBuffer(), ...rest } = value as { text?: ArrayBuffer }
    return [JSON.stringify(rest), new TextDecoder().decode(text)]
  })
  for (const secret of [annaSession.access_token, annaSession.refresh_token, annaSession.name])
    expect(texts.join()).not.toContain(secret)
  await expect(crypto.subtle.exportKey('raw', copy.get('key') as CryptoKey)).rejects.toThrow()
  const { sessions } = await createIndexedDbStorage().vault.read()
  const own = sessions.find(({ accountId }) => accountId === annaSession.accountId)?.keys
  await expect(crypto.subtle.exportKey('jwk', own?.privateKey as CryptoKey)).rejects.toThrow()
})

test('values encrypted with another key, or that are not sessions, count as missing', async () => {
  const { vault } = createIndexedDbStorage()
  await vault.write(twoSessions)
  const other = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await putRecord('key', other)
  expect(await createIndexedDbStorage().vault.read()).toEqual(emptyStoredState)
})

test('other values are stored encrypted under their names until removed', async () => {
  const { sealed } = createIndexedDbStorage()
  expect(await sealed.read('draft')).toBeUndefined()
  await sealed.write('draft', { text: 'een geheim' })
  expect(await createIndexedDbStorage().sealed.read('draft')).toEqual({ text: 'een geheim' })
  expect(await sealed.listNames()).toContain('draft')
  await sealed.remove('draft')
  expect(await sealed.read('draft')).toBeUndefined()
  expect(await sealed.listNames()).not.toContain('draft')
})

test('when the browser closes the database, it is opened again', async () => {
  const opened: IDBDatabase[] = []
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    const request = open(...given)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  })
  const { vault } = createIndexedDbStorage()
  await vault.write(twoSessions)
  for (const database of opened) database.close()
  expect(await vault.read()).toEqual(twoSessions)
})
