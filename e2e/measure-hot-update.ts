import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { FileEdit } from './remote-team.ts'

/**
 * Edits a source file, and waits until the page shows the change. The page measures the time itself, because Playwright
 * polls only twice a second.
 * @param newText text that the page did not show before
 * @returns milliseconds from saving the file to showing the change
 */
export async function measureHotUpdate(
  page: Page,
  { file, from, to }: FileEdit,
  newText: string,
): Promise<number> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  const shown = page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.body.textContent?.includes(expected)) resolve(Date.now())
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    newText,
  )
  const saved = Date.now()
  await writeFile(file, after)
  const took = (await shown) - saved
  test.info().annotations.push({ type: 'milliseconds from saved to shown', description: String(took) })
  console.log(`${newText}: in the page ${took} ms after it was saved`)
  return took
}
