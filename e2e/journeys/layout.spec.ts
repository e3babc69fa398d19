import type { Page } from '@playwright/test'
import { getCustomer } from '@portal/contract/customer'
import {
  callAsCustomer,
  expect,
  expectFocusIn,
  getPortalOrigin,
  getScreenTitle,
  navigateInPortal,
  signIn,
  test,
} from '../portal-test.ts'

const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Menu openen' })
const getMenuDrawer = (page: Page) => page.getByRole('dialog', { name: 'Hoofdmenu' })
const getHeaderHeight = async (page: Page) => (await page.getByRole('banner').boundingBox())?.height

/** Expected menu and header at several window widths, in pixels (NAV-01, NAV-02, HEADER-01, HEADER-04). */
const layoutByWidth = [
  { width: 1201, permanent: true, burgerShows: false, drawerWidth: 320, header: 120 },
  { width: 1200, permanent: true, burgerShows: true, drawerWidth: 320, header: 120 },
  { width: 1199, permanent: false, burgerShows: true, drawerWidth: 320, header: 120 },
  { width: 769, permanent: false, burgerShows: true, drawerWidth: 320, header: 120 },
  { width: 768, permanent: false, burgerShows: true, drawerWidth: 768, header: 80 },
]

test('@LAYOUT-01 @NAV-01 @NAV-02 @HEADER-01 @HEADER-04 menu and header change at each of their breakpoints', async ({
  page,
}) => {
  await signIn(page, 'anna', '/hypotheek')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const { width, permanent, burgerShows, drawerWidth, header } of layoutByWidth)
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(menu).toHaveCount(permanent ? 1 : 0)
      await expect.poll(() => getHeaderHeight(page)).toBe(header)
      if (permanent) expect((await menu.boundingBox())?.width).toBe(drawerWidth - 1)
      if (!burgerShows) return expect(getMenuButton(page)).toBeHidden()
      await getMenuButton(page).click()
      await expect(getMenuDrawer(page)).toBeVisible()
      await expect.poll(async () => (await getMenuDrawer(page).boundingBox())?.x).toBe(0)
      expect((await getMenuDrawer(page).boundingBox())?.width).toBe(drawerWidth)
      await page.keyboard.press('Escape')
      await expect(getMenuDrawer(page)).toBeHidden()
    })
})

/** Writes HTML into an empty page, one element of the header at a time, and returns the positions of the header's controls. */
const listControlPositions = (page: Page, html: string) =>
  page.evaluate((whole) => {
    const [before = '', header = '', after = ''] = whole.split(/(<header.*?<\/header>)/s)
    document.open()
    document.write(before)
    const positions = new Set<number>()
    for (const part of [...header.split(/(?=<)/), after]) {
      document.write(part)
      const [controls, ...others] = document.querySelectorAll('header > :nth-child(4)')
      if (controls && others.length === 0) positions.add(controls.getBoundingClientRect().x)
    }
    document.close()
    return [...positions]
  }, html)

test('the header’s controls stay where they are while the HTML arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await signIn(page, 'anna', '/inkomen')
  const response = await page.reload({ waitUntil: 'commit' })
  const html = ((await response?.text()) ?? '').replaceAll(/<script.*?<\/script>/gs, '')
  await page.goto('about:blank')
  expect(await listControlPositions(page, html)).toHaveLength(1)
})

test('@WCAG-2.1.2 @WCAG-2.4.3 trust D2: drawers trap focus, close with Escape and return focus', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await signIn(page, 'anna', '/hypotheek')
  const profile = page.getByRole('button', { name: /^Profiel van/ })
  for (const opener of [getMenuButton(page), profile]) {
    await opener.focus()
    await page.keyboard.press('Enter')
    const open = page.getByRole('dialog')
    await expectFocusIn(open)
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(open).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('@WCAG-2.4.1 trust D2: the skip link is the first focusable element and leads to the content, which starts with the title', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await page.reload()
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveText('Hypotheek')
  await expect(page).toHaveURL(/\/hypotheek#content$/)
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
})

test('@NAV-07 the menu entry of the current screen is not a link', async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(menu.locator('[aria-current=page]')).toContainText('Hypotheek')
  await expect(menu.getByRole('link', { name: /Hypotheek/ })).toHaveCount(0)
  await page.goto('/bestaat-niet')
  await expect(menu.getByRole('link', { name: /Hypotheek/ })).toBeVisible()
  await expect(menu.locator('[aria-current=page]')).toHaveCount(0)
})

for (const { tenant, username } of [
  { tenant: 'zuider', username: 'anna' },
  { tenant: 'noorder', username: 'hilde' },
])
  test(`@WCAG-1.4.10 trust D3: no screen of ${tenant} scrolls sideways at the smallest width`, {
    tag: '@full',
  }, async ({ page }) => {
    const measureOverflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      '/login',
      '/login?mode=recovery',
      '/AccountActiveren',
      '/?reset_password=reset-used',
    ]) {
      await page.goto(getPortalOrigin(tenant) + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await measureOverflow(), path).toBe(0)
    }
    await page.goto(`${getPortalOrigin(tenant)}/login?next=/hypotheek`)
    await page.getByLabel('Gebruikersnaam', { exact: true }).fill(username)
    await page.getByLabel('Wachtwoord', { exact: true }).fill('portaal-demo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
    await expect(page.getByText(/^Welkom, /)).toBeHidden()
    expect(await measureOverflow()).toBe(0)
    for (const opener of [getMenuButton(page), page.getByRole('button', { name: /^Profiel van/ })]) {
      await opener.click()
      await expectFocusIn(page.getByRole('dialog'))
      expect(await measureOverflow()).toBe(0)
      const inner = await page
        .getByRole('dialog')
        .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
      expect(inner).toBe(0)
      await page.keyboard.press('Escape')
    }
  })

test('@WCAG-1.4.10 trust D3: while all reads are pending, no screen is wider than 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.route('**/api/**', (route) =>
    route.request().url().includes('/customer/customer?') ? route.fallback() : new Promise(() => {}),
  )
  await signIn(page, 'anna', '/contact')
  const wide: Record<string, number> = {}
  for (const path of [
    '/dashboard',
    '/inkomen',
    '/pensioen',
    '/wonen',
    '/hypotheek',
    '/verzekeringen',
    '/verplichtingen',
    '/documenten',
    '/berichten',
    '/taken',
    '/schades',
    '/editInfo/income',
    '/editInfo/mortgage',
  ]) {
    await navigateInPortal(page, path)
    await expect(page.getByRole('main').getByText('Bezig met laden').first()).toBeAttached()
    await page.clock.runFor(1000)
    const overflowPixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflowPixels > 0) wide[path] = overflowPixels
  }
  expect(wide).toEqual({})
})

test('@HEADER-05 a name of eighty letters changes neither the header’s height nor the title’s line, at every width', {
  tag: '@full',
}, async ({ page, request }) => {
  const long = `Wolfeschlegelsteinhausenbergerdorff ${'van der Meer-'.repeat(3)}Achterberg`
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getCustomer)
  const json = { data: { ...data, full_name: long } }
  await page.route(/\/customer\/customer(\?|$)/, (route) => route.fulfill({ json }))
  await signIn(page, 'anna', '/verplichtingen')
  await expect(page.getByRole('button', { name: `Profiel van ${long}` })).toBeVisible()
  const title = getScreenTitle(page)
  const countTitleLines = () =>
    title.evaluate((it) =>
      Math.round(it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)),
    )
  for (const width of [1440, 1366, 1280, 1201, 1200, 1000, 999, 768, 360, 320])
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => getHeaderHeight(page)).toBe(width <= 768 ? 80 : 120)
      if (width >= 360) expect(await countTitleLines()).toBe(1)
      const overflowPixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflowPixels).toBeLessThanOrEqual(0)
    })
})

test('a word longer than its field does not overflow it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, 'anna', '/contact')
  const message = page.getByRole('textbox', { name: 'Bericht' })
  await message.fill(`https://www.voorbeeld.example/${'pad'.repeat(80)}`)
  expect((await message.boundingBox())?.width).toBeLessThan(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
