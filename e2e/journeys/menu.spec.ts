import type { Page } from '@playwright/test'
import { expect, getPortalOrigin, navigateInPortal, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })
const getMenuEntries = async (page: Page) =>
  (await getMenu(page).getByRole('listitem').allTextContents()).map((entry) => entry.replace(/\d+$/, ''))

/** Expected menu entries in order (NAV-04 … NAV-06). */
const expectedMenuEntries = [
  'Overzicht',
  'Inkomen',
  'Pensioen',
  'Wonen',
  'Hypotheek',
  'Verzekeringen',
  'Schades',
  'Verplichtingen',
  'Andere diensten',
  'Afspraken',
  'Contact',
]

test('@NAV-04 @NAV-05 @NAV-06 @NAV-10 the menu of a tenant with all features is in the specified order, below its logo', async ({
  page,
}) => {
  await signIn(page, 'anna', '/contact')
  const entries = (await getMenuEntries(page)).filter((entry) => expectedMenuEntries.includes(entry))
  expect(entries).toEqual(expectedMenuEntries.filter((entry) => entries.includes(entry)))
  expect(entries.length).toBeGreaterThan(5)
  await expect(getMenu(page).getByRole('img').first()).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expect(getMenu(page)).toContainText(/Versie \d/)
})

for (const { tenant, tags, username, off, paths, calls } of [
  {
    tenant: 'noorder',
    tags: '',
    username: 'hilde',
    off: ['Inkomen', 'Pensioen', 'Verplichtingen'],
    paths: ['/inkomen', '/pensioen', '/verplichtingen'],
    calls: /\/customer\/(income|retirement|obligation)/,
  },
  {
    tenant: 'wester',
    tags: '@full ',
    username: 'kees',
    off: ['Hypotheek', 'Verzekeringen'],
    paths: ['/hypotheek', '/verzekeringen', '/schades'],
    calls: /\/customer\/(mortgage|policy|damage)/,
  },
])
  test(`${tags}@TENANT-10 @TENANT-11 @TENANT-12 @TENANT-13 a feature that ${tenant} turned off has no menu entry and no screen, and is not requested`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(`${getPortalOrigin(tenant)}/login`)
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await signIn(page, username, `${getPortalOrigin(tenant)}/`)
    const entries = await getMenuEntries(page)
    expect(entries).toContain('Overzicht')
    for (const entry of off) expect(entries).not.toContain(entry)
    for (const path of paths) {
      await navigateInPortal(page, path)
      await expect(page).not.toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Overzicht|Deze pagina is er niet/)
    }
    await waitUntilSettled(page)
    expect(requestedPaths.filter((path) => calls.test(path))).toEqual([])
  })

for (const { username, insurer, tags } of [
  { username: 'dirk', insurer: 'Univé', tags: '' },
  { username: 'dora', insurer: 'Univé', tags: '@full ' },
])
  test(`${tags}@TENANT-20 @TENANT-22 ${username} sees the logo of ${insurer} instead of the tenant’s`, {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, username, '/contact')
    const brand = getMenu(page).locator(':scope > *').first()
    await expect(brand).toContainText(insurer)
    await expect(brand.locator('img')).toHaveCount(0)
  })

test('@HEADER-03 inbox and tasks are in the header from a width of 1200, and in the profile drawer below it', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/contact')
  const bar = page.getByRole('banner').getByRole('list').first()
  const drawer = page.getByRole('dialog', { name: /^Profiel van/ })
  for (const { width, inBar } of [
    { width: 1201, inBar: true },
    { width: 1200, inBar: false },
    { width: 760, inBar: false },
  ])
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 900 })
      for (const name of [/^Berichten/, /^Taken/])
        await expect(bar.getByRole('link', { name })).toHaveCount(inBar ? 1 : 0)
      await page.getByRole('button', { name: /^Profiel van/ }).click()
      await expect(drawer.getByRole('link', { name: /^Berichten/ })).toHaveCount(inBar ? 0 : 1)
      if (width > 760) {
        await page.keyboard.press('Escape')
        return expect(drawer).toBeHidden()
      }
      await drawer.getByRole('link', { name: /^Taken.*\d te doen/ }).click()
      await expect(page).toHaveURL(/\/taken$/)
      await expect(drawer).toBeHidden()
    })
})

test('@ROUTE-01 @ROUTE-05 the path of every screen is a slash and its name, except for activation', async ({
  page,
}) => {
  await page.goto('/login')
  const routes = await page.evaluate(() => {
    const text = document.getElementById('registry')?.textContent ?? ''
    return [...text.matchAll(/"id":"(\w+)","path":"([^"]+)"/g)].map(([, id, path]) => ({ id, path }))
  })
  expect(routes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['login', 'password', 'accountActivation', 'dashboard', 'hypotheek', 'contact']),
  )
  for (const { id, path } of routes)
    expect(path?.split('/')[1]).toBe(id === 'accountActivation' ? 'AccountActiveren' : id)
})
