import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expectLastSeenStored, holdApi, lastSeenNames } from '../last-seen.ts'
import { portalOf } from '../origins.ts'
import { expect, signIn, test } from '../portal.ts'
import { settled } from '../settled.ts'

const main = (page: Page) => page.getByRole('main')
const line = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^Gegevens van/ })
const figure = (page: Page) => main(page).getByText('Nog af te lossen').first()

/** Waits until nothing on the screen moves, such as cards that animate in; skeletons pulse while they exist. */
const atRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).length,
      ),
    )
    .toBe(0)

test('trust A5: previous figures are shown with their age until current ones arrive, and are removed with the session', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await settled(page)
  await expectLastSeenStored(page)
  const before = await main(page).textContent()

  const letGo = await holdApi(page)
  await page.reload()
  await expect(figure(page)).toBeVisible()
  await atRest(page)
  const place = await figure(page).boundingBox()
  await expect(line(page)).toHaveText(/^Gegevens van vandaag \d\d\.\d\d uur; we halen de nieuwste op\.$/)
  expect(await figure(page).boundingBox()).toEqual(place)
  await expectAccessible(page)
  await letGo()
  await expect(line(page)).toHaveCount(0)
  await settled(page)
  expect(await main(page).textContent()).toBe(before)

  await page.getByRole('button', { name: /^Profiel van/ }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.clock.fastForward(1000)
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await expect.poll(() => lastSeenNames(page)).toEqual([])
})

test('figures that cannot be had anew stay, and are had on request; forms wait for what is on file', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await settled(page)
  await expectLastSeenStored(page)
  const isMortgages = /\/customer\/mortgage(\?|$)/
  await page.route(isMortgages, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(figure(page)).toBeVisible()
  await expect(line(page)).toContainText('vernieuwen lukt nu niet')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  const again = line(page).getByRole('button', { name: 'Opnieuw proberen' })
  await expect(again).toBeInViewport({ ratio: 1 })
  await expect(line(page).getByText('vernieuwen lukt nu niet')).toBeInViewport({ ratio: 1 })
  await page.unroute(isMortgages)
  await again.click()
  await expect(line(page)).toHaveCount(0)
  await expect(figure(page)).toBeVisible()

  const letGo = await holdApi(page)
  await page.goto('/editInfo/contactDetails')
  await expect(main(page).getByText('Bezig met laden').first()).toBeAttached()
  await page.clock.runFor(2000)
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  await letGo()
  await expect(main(page).getByLabel('Mobiel nummer')).not.toHaveValue('')
})

test.describe('a tenant that has it off', () => {
  test.use({ baseURL: portalOf('noorder') })
  test('keeps nothing of what its customers see', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'hilde', '/hypotheek')
    await settled(page)
    await page.clock.runFor(10_000)
    await page.goto('/contact')
    await settled(page)
    expect(await lastSeenNames(page)).toEqual([])
  })
})

test('without a connection one line says so, and what is on screen stays', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await signIn(page, 'anna', '/hypotheek')
  await settled(page)
  const before = await figure(page).textContent()
  await context.setOffline(true)
  const offlineStatus = main(page)
    .getByRole('status')
    .getByText('Je bent offline. Wat hier staat, blijft staan.')
  await expect(offlineStatus).toBeVisible()
  expect(await figure(page).textContent()).toBe(before)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(offlineStatus).toHaveCount(0)
})
