import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

test.use({ savesData: true })

/** Aborts all further requests for scripts; returns a function that stops this. */
async function blockScriptRequests(page: Page): Promise<() => Promise<void>> {
  const isScriptUrl = (url: URL) => url.pathname.endsWith('.js')
  await page.route(isScriptUrl, (route) => route.abort('connectionreset'))
  return () => page.unroute(isScriptUrl)
}

const getRetryButton = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' })

test('trust C1: if the code of a part fails to load, its button loads it again, and the rest of the screen stays', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/editInfo/account')
  await waitUntilSettled(page)
  const main = page.getByRole('main')
  for (const tab of [
    'Wonen',
    'Hypotheek',
    'Contactgegevens',
    'Persoonlijke gegevens',
    'Inkomen en pensioen',
  ]) {
    const mend = await blockScriptRequests(page)
    await main.getByRole('navigation').getByRole('link', { name: tab }).click()
    await expect(getRetryButton(page)).toBeVisible()
    await expect(main.getByRole('navigation').getByRole('link', { name: tab })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await mend()
    await getRetryButton(page).click()
    await expect(getRetryButton(page)).toHaveCount(0)
    await expect(main.locator('form, a[href^="/editInfo/mortgage/"]').first()).toBeVisible()
  }
})

test('trust C1: if the code of a drawer fails to load, it can be loaded again, and the drawer opens', async ({
  page,
}) => {
  await signIn(page, 'anna', '/hypotheek')
  await waitUntilSettled(page)
  const mend = await blockScriptRequests(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bekijk deze hypotheek/ })
    .first()
    .click()
  await expect(getRetryButton(page)).toBeInViewport()
  await mend()
  await getRetryButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
