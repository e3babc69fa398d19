import { expect, type Page, type Route } from '@playwright/test'
import { expectKept, keptNames } from './kept-names.ts'

/** Names under which a device keeps what was last seen. */
export const lastSeenNames = async (page: Page): Promise<string[]> =>
  (await keptNames(page)).filter((name) => name.startsWith('last-seen '))

/** Lets the page's clock run until what it shows is kept. */
export async function expectLastSeenKept(page: Page): Promise<void> {
  await page.clock.runFor(10_000)
  await expectKept(page, /^last-seen /)
}

/** Takes off the device what was last seen, so that the next page has nothing to show before it has read. */
export async function forgetLastSeen(page: Page): Promise<void> {
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
    await lastSeenNames(page),
  )
  expect(await lastSeenNames(page)).toEqual([])
}

/** Holds the firm's API from now on; answers how to let all of it go. */
export async function holdApi(page: Page): Promise<() => Promise<void>> {
  const api = /\/api\/[a-z]+\/customer\//
  const held: Route[] = []
  await page.route(api, (route) => void held.push(route))
  return async () => {
    await page.unroute(api)
    await Promise.all(held.map((route) => route.continue().catch(() => {})))
  }
}
