import type { Page } from '@playwright/test'
import { getCard, getMain } from '../page-regions.ts'
import { expect, test } from '../portal-test.ts'
import { storeCustomerSession } from '../stored-session.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

/**
 * Returns the main contents of the overview in the order of a phone screen: next step, debt, home value, last message.
 */
const getMainContents = (page: Page) => [
  getMain(page).getByRole('link', { name: 'Bekijk de taak' }),
  getCard(page, 'Je huis en hypotheek').getByText('nog te betalen'),
  getCard(page, 'Je huis en hypotheek').getByText('Marktwaarde'),
  getCard(page, 'Taken en berichten').getByRole('listitem').first(),
]

for (const { width, most, inSight } of [
  { width: 1440, most: 1900, inSight: 4 },
  { width: 390, most: 3900, inSight: 2 },
]) {
  const expectMaxPageHeight = async (page: Page, username: string, last: string) => {
    await page.goto('/dashboard')
    await expect(getMain(page).getByRole('heading', { name: last })).toBeVisible()
    await waitUntilSettled(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, username).toBeLessThanOrEqual(most)
  }
  test(`at ${width} px no overview is taller than ${most}, and its main content is above the fold`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const username of ['anna', 'hugo', 'clara']) {
      await storeCustomerSession(page, username, '/')
      await expectMaxPageHeight(page, username, 'Reken het eens uit')
      if (username === 'anna')
        for (const purpose of getMainContents(page).slice(0, inSight))
          await expect(purpose).toBeInViewport({ ratio: 1 })
    }
  })
  test(`at ${width} px no German overview is taller either`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const username of ['anna', 'hugo', 'clara']) {
      await storeCustomerSession(page, username, '/')
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expectMaxPageHeight(page, username, 'Rechne es durch')
    }
  })
}
