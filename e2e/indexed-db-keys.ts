import { expect, type Page } from '@playwright/test'

/** Returns the keys of all values that the portal has stored in the browser's IndexedDB. */
export const getIndexedDbKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('portal')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const keysRequest = opening.result.transaction('session').objectStore('session').getAllKeys()
          keysRequest.onsuccess = () => {
            opening.result.close()
            resolve(keysRequest.result.map(String))
          }
        }
      }),
  )

/** Waits until the browser has stored a value under a matching name; encryption and storage are asynchronous. */
export const waitForIndexedDbKey = (page: Page, name: RegExp): Promise<void> =>
  expect.poll(() => getIndexedDbKeys(page)).toEqual(expect.arrayContaining([expect.stringMatching(name)]))
