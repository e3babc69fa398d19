import { expect, type Page } from '@playwright/test'

/** Waits until the browser has stored what was typed under a name: sealing and writing it take longer than the timer. */
export const expectKept = (page: Page, name: RegExp): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve, reject) => {
            const opening = indexedDB.open('portal')
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const asked = opening.result.transaction('session').objectStore('session').getAllKeys()
              asked.onsuccess = () => {
                opening.result.close()
                resolve(asked.result.map(String))
              }
            }
          }),
      ),
    )
    .toEqual(expect.arrayContaining([expect.stringMatching(name)]))
