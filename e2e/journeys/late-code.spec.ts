import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../portal.ts'
import { settled } from '../settled.ts'

test.use({ savesData: true })

/** Blocks all further code requests; returns a function that ends this. */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  const isCode = (url: URL) => url.pathname.endsWith('.js')
  await page.route(isCode, (route) => route.abort('connectionreset'))
  return () => page.unroute(isCode)
}

const retry = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' })

test('trust C1: a part whose code does not come is asked for again by its button, and the rest stays', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/editInfo/account')
  await settled(page)
  const main = page.getByRole('main')
  for (const tab of [
    'Wonen',
    'Hypotheek',
    'Contactgegevens',
    'Persoonlijke gegevens',
    'Inkomen en pensioen',
  ]) {
    const mend = await withoutCode(page)
    await main.getByRole('navigation').getByRole('link', { name: tab }).click()
    await expect(retry(page)).toBeVisible()
    await expect(main.getByRole('navigation').getByRole('link', { name: tab })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await mend()
    await retry(page).click()
    await expect(retry(page)).toHaveCount(0)
    await expect(main.locator('form, a[href^="/editInfo/mortgage/"]').first()).toBeVisible()
  }
})

test('trust C1: a drawer whose code does not come is asked for again, and opens', async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await settled(page)
  const mend = await withoutCode(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bekijk deze hypotheek/ })
    .first()
    .click()
  await expect(retry(page)).toBeInViewport()
  await mend()
  await retry(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
