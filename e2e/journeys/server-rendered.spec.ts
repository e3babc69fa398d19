import type { Browser, Page } from '@playwright/test'
import { holdShellResponse } from '../hold-shell-response.ts'
import { demoPassword, expect, getPortalOrigin, test } from '../portal-test.ts'

const testedTenants = [
  { tenant: 'zuider', username: 'anna', name: 'Anna', intro: /Vul je gebruikersnaam/ },
  { tenant: 'noorder', username: 'hilde', name: 'Hilde', intro: /Vul uw gebruikersnaam/ },
] as const

/** Records whether a server-rendered field is still the same element after hydration of its screen. */
const recordFieldAtHydration = (field: Element) => {
  const outlet = field.closest('[data-rendered]')
  const alive = new MutationObserver(() => {
    document.body.dataset.fieldStays = String(field.isConnected)
    alive.disconnect()
  })
  if (outlet) alive.observe(outlet, { attributeFilter: ['data-rendered'] })
}

/**
 * Opens a page repeatedly until the response contains the server-rendered screen, because the page server renders it
 * only after the first request.
 */
async function gotoServerRenderedScreen(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('#outlet')).toBeAttached({ timeout: 1000 })
  }).toPass()
}

function recordSignIns(page: Page): string[] {
  const sent: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/auth/login') && sent.push(request.postData() ?? ''),
  )
  return sent
}

async function openWithoutJavaScript(browser: Browser, address: string): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage().then(async (page) => {
    await page.goto(address)
    return page
  })
}

for (const { tenant, username, name, intro } of testedTenants) {
  test(`@LOGIN-01 @TENANT-01 at ${tenant}, sign-in is server-rendered in the tenant’s theme and form of address before any code has loaded`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await gotoServerRenderedScreen(page, `${getPortalOrigin(tenant)}/login`)
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
    await expect(page.getByText(intro)).toBeVisible()
    await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toBeEditable()
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toHaveCSS('min-height', '52px')
    await expect(page.getByText(/^Deze pagina werkt alleen met JavaScript/)).toBeVisible()
    await page.context().close()
  })

  test(`at ${tenant}, a sign-in submitted before the code has loaded is sent at once, and only once`, {
    tag: '@full',
  }, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const signIns = recordSignIns(page)
    const release = await holdShellResponse(page)
    await gotoServerRenderedScreen(page, getPortalOrigin(tenant))
    const field = page.getByLabel('Gebruikersnaam', { exact: true })
    await field.fill(username)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect.poll(() => signIns.length).toBe(1)
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('')
    await field.evaluate(recordFieldAtHydration)
    release()
    await expect(page.locator('body')).toHaveAttribute('data-field-stays', 'true')
    await expect(page.getByText(new RegExp(`^Welkom, ${name}`))).toBeVisible()
    expect(signIns).toHaveLength(1)
    expect(complaints).toEqual([])
  })
}

test('@LOGIN-10 a sign-in rejected before the code has loaded shows its error afterwards, and nothing incomplete is sent', {
  tag: '@full',
}, async ({ page }) => {
  const signIns = recordSignIns(page)
  const release = await holdShellResponse(page)
  await gotoServerRenderedScreen(page, '/login')
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill('anna')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kort')
  await page.keyboard.press('Enter')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd-wachtwoord')
  await page.keyboard.press('Enter')
  await expect.poll(() => signIns.length).toBe(1)
  release()
  await expect(page.getByRole('alert')).toContainText('Deze gegevens kloppen niet')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('verkeerd-wachtwoord')
  expect(signIns).toHaveLength(1)
})

test('trust E15: if the code of sign-in cannot load, the screen says so and offers a retry, and works once the code loads', async ({
  page,
}) => {
  const scripts = /\/_shell\/.*\.js$/
  await page.route(scripts, (route) => route.abort())
  await gotoServerRenderedScreen(page, '/login')
  const loadAlert = page.getByRole('alert').filter({ hasText: 'niet helemaal geladen' })
  await expect(loadAlert).toContainText('Controleer je internetverbinding')
  await page.unroute(scripts)
  await loadAlert.getByRole('link', { name: 'Laad de pagina opnieuw' }).click()
  await expect(page.locator('[data-rendered]')).toHaveCount(0)
  await expect(loadAlert).toHaveCount(0)
})

test('trust E15: if sign-in was submitted and its code does not load, a message is shown after a while, until it loads', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install()
  const release = await holdShellResponse(page)
  await gotoServerRenderedScreen(page, '/login')
  const loadAlert = page.getByRole('alert').filter({ hasText: 'niet helemaal geladen' })
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.clock.runFor(9000)
  await expect(loadAlert).toHaveCount(0)
  await page.clock.runFor(1500)
  await expect(loadAlert).toBeVisible()
  release()
  await expect(loadAlert).toHaveCount(0)
})

test('query parameters are not rendered on the server, nor is a screen at the address without a tenant', async ({
  browser,
}) => {
  for (const address of ['/login?mode=recovery', '/login?reset_password=geheim']) {
    const page = await openWithoutJavaScript(browser, getPortalOrigin('zuider') + address)
    await expect(page.locator('#outlet')).toHaveCount(0)
    expect(await page.content()).not.toContain('geheim')
    await page.context().close()
  }
  const page = await openWithoutJavaScript(browser, `${getPortalOrigin('niets')}/login`)
  await expect(page.locator('#outlet')).toHaveCount(0)
  await page.context().close()
})
