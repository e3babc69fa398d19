import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { getStoredResponseNames, holdApiResponses, waitUntilResponsesStored } from '../last-seen-storage.ts'
import { getPortalOrigin } from '../origins.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const getMain = (page: Page) => page.getByRole('main')
const getLastSeenNotice = (page: Page) =>
  getMain(page)
    .getByRole('status')
    .filter({ hasText: /^Gegevens van/ })
const getRemainingDebt = (page: Page) => getMain(page).getByText('Nog af te lossen').first()

/**
 * Waits until all finite animations on the screen have ended, such as cards that appear. Ignores infinite ones, such as
 * pulsing skeletons.
 */
const waitUntilStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).length,
      ),
    )
    .toBe(0)

test('trust A5: previous figures are shown with their age until current ones arrive, and are deleted with the session', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await waitUntilSettled(page)
  await waitUntilResponsesStored(page)
  const before = await getMain(page).textContent()

  const letGo = await holdApiResponses(page)
  await page.reload()
  await expect(getRemainingDebt(page)).toBeVisible()
  await waitUntilStill(page)
  const place = await getRemainingDebt(page).boundingBox()
  await expect(getLastSeenNotice(page)).toHaveText(
    /^Gegevens van vandaag \d\d\.\d\d uur; we halen de nieuwste op\.$/,
  )
  expect(await getRemainingDebt(page).boundingBox()).toEqual(place)
  await expectAccessible(page)
  await letGo()
  await expect(getLastSeenNotice(page)).toHaveCount(0)
  await waitUntilSettled(page)
  expect(await getMain(page).textContent()).toBe(before)

  await page.getByRole('button', { name: /^Profiel van/ }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.clock.fastForward(1000)
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await expect.poll(() => getStoredResponseNames(page)).toEqual([])
})

test('figures that cannot be refetched stay and can be reloaded on request; forms wait for current data', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await waitUntilSettled(page)
  await waitUntilResponsesStored(page)
  const isMortgages = /\/customer\/mortgage(\?|$)/
  await page.route(isMortgages, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(getRemainingDebt(page)).toBeVisible()
  await expect(getLastSeenNotice(page)).toContainText('vernieuwen lukt nu niet')
  await expect(getMain(page).getByRole('alert')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  const retryButton = getLastSeenNotice(page).getByRole('button', { name: 'Opnieuw proberen' })
  await expect(retryButton).toBeInViewport({ ratio: 1 })
  await expect(getLastSeenNotice(page).getByText('vernieuwen lukt nu niet')).toBeInViewport({ ratio: 1 })
  await page.unroute(isMortgages)
  await retryButton.click()
  await expect(getLastSeenNotice(page)).toHaveCount(0)
  await expect(getRemainingDebt(page)).toBeVisible()

  const letGo = await holdApiResponses(page)
  await page.goto('/editInfo/contactDetails')
  await expect(getMain(page).getByText('Bezig met laden').first()).toBeAttached()
  await page.clock.runFor(2000)
  await expect(getMain(page).getByRole('textbox')).toHaveCount(0)
  await letGo()
  await expect(getMain(page).getByLabel('Mobiel nummer')).not.toHaveValue('')
})

test.describe('a tenant with last_seen_enabled off', () => {
  test.use({ baseURL: getPortalOrigin('noorder') })
  test('stores none of its customers’ responses', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'hilde', '/hypotheek')
    await waitUntilSettled(page)
    await page.clock.runFor(10_000)
    await page.goto('/contact')
    await waitUntilSettled(page)
    expect(await getStoredResponseNames(page)).toEqual([])
  })
})

test('offline, one line says so, and the content stays', { tag: '@full' }, async ({ page, context }) => {
  await signIn(page, 'anna', '/hypotheek')
  await waitUntilSettled(page)
  const before = await getRemainingDebt(page).textContent()
  await context.setOffline(true)
  const offlineStatus = getMain(page)
    .getByRole('status')
    .getByText('Je bent offline. Wat hier staat, blijft staan.')
  await expect(offlineStatus).toBeVisible()
  expect(await getRemainingDebt(page).textContent()).toBe(before)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(offlineStatus).toHaveCount(0)
})
