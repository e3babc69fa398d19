import { expect, type Page } from '@playwright/test'

/** Names of all that the page's device keeps. */
export const keptNames = (page: Page): Promise<string[]> =>
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

/** Waits until the browser has stored something under a name: sealing and writing it take longer than a timer. */
export const expectKept = (page: Page, name: RegExp): Promise<void> =>
  expect.poll(() => keptNames(page)).toEqual(expect.arrayContaining([expect.stringMatching(name)]))
