import { expect, getPortalOrigin, signIn, signInByForm, submitCredentials, test } from '../portal-test.ts'
import { storeCustomerSession } from '../stored-session.ts'

const getTenantOptions = (tenant: string) => ({ baseURL: getPortalOrigin(tenant) })

test.describe('a tenant in maintenance', () => {
  test.use(getTenantOptions('onderhoud'))
  test('@SHELL-04 shows its maintenance page', async ({ page }) => {
    await page.goto('/login')
    await submitCredentials(page, 'anna')
    await expect(page.getByRole('heading', { name: 'Gepland onderhoud' })).toBeVisible()
  })
})

test.describe('a tenant whose API fails', () => {
  test.use(getTenantOptions('storing'))
  test('@SHELL-03 shows the server-error page, and offers a retry', async ({ page }) => {
    await page.goto('/login')
    await submitCredentials(page, 'anna')
    await expect(page.getByRole('heading', { name: 'Het portaal is even niet bereikbaar' })).toBeVisible()
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  })
})

test.describe('a tenant whose information cannot be fetched', () => {
  test.use(getTenantOptions('info503'))
  test('@TENANT-06 works all the same', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'anna')
  })
})

test('@SHELL-05 a customer without access gets a message at sign-in, with a link to another account', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/login')
  await submitCredentials(page, 'xander')
  await expect(page.getByRole('heading', { name: 'Geen toegang' })).toBeVisible()
  await page.getByRole('button', { name: 'Met een ander account inloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
})

test('@DEMO-21 yara, whose access token has expired on arrival, is signed in all the same', {
  tag: '@full',
}, async ({ page }) => {
  await signInByForm(page, 'yara', '/contact')
})

test('@SHELL-05 if access is refused later, a page offers another account', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/contact')
  await page.route(/\/customer\/customer\?/, (route) =>
    route.fulfill({ status: 403, json: { error: 'no_access' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Geen toegang' })).toBeVisible()
  await page.unroute(/\/customer\/customer\?/)
  await page.getByRole('button', { name: 'Met een ander account inloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
})

test('@ERROR-02 if the server has revoked the tokens, the session ends', async ({ page }) => {
  await signIn(page, 'anna', '/contact')
  await page.route(/\/api\/zuider\/customer\/|\/auth\/refresh/, (route) =>
    route.fulfill({ status: 401, json: { error: 'unauthorized' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
})

test('@ERROR-05 if the network is lost, a message says so, typed input is kept, and all works once it is back', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  await context.setOffline(true)
  await submitCredentials(page, 'anna')
  await expect(page.getByRole('alert')).toContainText('geen verbinding')
  await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toHaveValue('anna')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByText(/^Welkom, /)).toBeVisible()
})

test('an unknown path shows the not-found page inside the portal', { tag: '@full' }, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  await page.goto('/bestaat-niet')
  await expect(page.getByRole('heading', { name: 'Deze pagina is er niet', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Naar het begin' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
