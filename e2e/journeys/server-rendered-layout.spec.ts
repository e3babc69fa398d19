import type { Page } from '@playwright/test'
import { holdShellResponse } from '../hold-shell-response.ts'
import { expect, getPortalOrigin, getScreenTitle, test } from '../portal-test.ts'
import { waitForServerRenderedLayout } from '../server-rendered-layout.ts'
import { storeCustomerSession } from '../stored-session.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

for (const [tenant, person, profile] of [
  ['zuider', 'anna', /^Profiel van Anna/],
  ['noorder', 'hilde', /^Profiel van Hilde/],
] as const)
  test(`@SHELL-02 at ${tenant}, menu and heading are server-rendered before any code has loaded, and hydrated afterwards`, {
    tag: '@full',
  }, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await storeCustomerSession(page, person, `${getPortalOrigin(tenant)}/`)
    const letGo = await holdShellResponse(page)
    await waitForServerRenderedLayout(page, `${getPortalOrigin(tenant)}/documenten`)
    await page.goto(`${getPortalOrigin(tenant)}/documenten`, { waitUntil: 'commit' })
    const heading = getScreenTitle(page)
    await expect(heading).toHaveText('Documenten')
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await expect(menu.locator('[aria-current=page]')).toHaveText('Documenten')
    await expect(page.locator('#portal')).not.toContainText(/anna|hilde/i)
    const [serverRenderedMenu, serverRenderedHeading] = [
      await menu.elementHandle(),
      await heading.elementHandle(),
    ]
    letGo()
    await expect(page.getByRole('button', { name: profile })).toBeVisible()
    await waitUntilSettled(page)
    expect(await serverRenderedMenu?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await serverRenderedHeading?.evaluate((element) => element.isConnected)).toBe(true)
    expect(complaints).toEqual([])
  })

const getSkeletonBoxes = (page: Page) =>
  page
    .locator('#outlet [role=status] [aria-hidden=true]')
    .first()
    .evaluate((skeleton) =>
      [...skeleton.querySelectorAll('*')].map((box) => {
        const { x, y, width, height } = box.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      }),
    )

for (const width of [1440, 768, 360])
  test(`at ${width} px, the server-rendered skeleton has the same boxes as the screen’s own skeleton`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await storeCustomerSession(page, 'anna', '/')
    for (const screen of ['/dashboard', '/hypotheek', '/berichten', '/inkomen']) {
      await page.route('**/api/zuider/customer/**', () => {})
      const letGo = await holdShellResponse(page)
      await waitForServerRenderedLayout(page, screen)
      await page.goto(screen, { waitUntil: 'commit' })
      const before = await getSkeletonBoxes(page)
      expect(before.length).toBeGreaterThan(5)
      const overflowPixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflowPixels, `${screen} is as wide as the window`).toBeLessThanOrEqual(0)
      letGo()
      await expect(page.locator('#outlet[data-waiting]')).toHaveCount(0)
      expect(await getSkeletonBoxes(page), screen).toEqual(before)
      await page.unrouteAll()
    }
  })

test('on a phone, a click on the menu button before the code has loaded opens the menu afterwards', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await storeCustomerSession(page, 'anna', '/')
  const letGo = await holdShellResponse(page)
  await waitForServerRenderedLayout(page, '/documenten')
  await page.goto('/documenten', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu openen' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Hoofdmenu' })).toBeVisible()
})

const getMortgageLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Hypotheek' })

test('a click on a link before the code has loaded navigates afterwards, without a page load', {
  tag: '@full',
}, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  const letGo = await holdShellResponse(page)
  await waitForServerRenderedLayout(page, '/documenten')
  await page.goto('/documenten', { waitUntil: 'commit' })
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  await getMortgageLink(page).click()
  letGo()
  await expect(getScreenTitle(page)).toHaveText('Hypotheek')
  expect(new URL(page.url()).pathname).toBe('/hypotheek')
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
})

test('if the code cannot load, a link navigates by itself', { tag: '@full' }, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  await page.route(/\/_shell\/.*\/main\./, (route) => route.abort())
  await waitForServerRenderedLayout(page, '/documenten')
  await page.goto('/documenten', { waitUntil: 'commit' })
  await getMortgageLink(page).click()
  await expect(page).toHaveURL(/\/hypotheek$/)
})

test('if a screen’s code fails to load, an error is shown in the server-rendered layout', {
  tag: '@full',
}, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  await page.route(/\/mf-documents\//, (route) => route.abort())
  await waitForServerRenderedLayout(page, '/documenten')
  await page.goto('/documenten', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('heading', { name: /Documenten/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toBeVisible()
})
