import { expect, type Page } from '@playwright/test'

/** Names of everything stored on the page's device. */
export const storedNames = (page: Page): Promise<string[]> =>
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

/** Waits until the browser has stored a value under a name: encryption and storage are asynchronous. */
export const expectStored = (page: Page, name: RegExp): Promise<void> =>
  expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining([expect.stringMatching(name)]))
