import { expect, type Page, type Route } from '@playwright/test'
import { getIndexedDbKeys, waitForIndexedDbKey } from './indexed-db-keys.ts'

/** Returns the names under which responses are stored on the device. */
export const getStoredResponseNames = async (page: Page): Promise<string[]> =>
  (await getIndexedDbKeys(page)).filter((name) => name.startsWith('last-seen '))

/** Advances the page's clock until its responses are stored. */
export async function waitUntilResponsesStored(page: Page): Promise<void> {
  await page.clock.runFor(10_000)
  await waitForIndexedDbKey(page, /^last-seen /)
}

/** Deletes stored responses from the device, so that the next page shows nothing before its reads finish. */
export async function deleteLastSeenResponses(page: Page): Promise<void> {
  await page.evaluate(
    async (names) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('portal')
        opening.onsuccess = () => resolve(opening.result)
      })
      const store = database.transaction('session', 'readwrite').objectStore('session')
      for (const name of names) store.delete(name)
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve
      })
      database.close()
    },
    await getStoredResponseNames(page),
  )
  expect(await getStoredResponseNames(page)).toEqual([])
}

/** Holds all responses of the tenant's API; returns a function that releases them. */
export async function holdApiResponses(page: Page): Promise<() => Promise<void>> {
  const api = /\/api\/[a-z]+\/customer\//
  const heldRoutes: Route[] = []
  await page.route(api, (route) => void heldRoutes.push(route))
  return async () => {
    await page.unroute(api)
    await Promise.all(heldRoutes.map((route) => route.continue().catch(() => {})))
  }
}
