import type { Page } from '@playwright/test'
import { passkeySignInPath } from '@portal/contract/auth-path'
import { getPasskeyChallenge } from '@portal/contract/passkey'
import { expect, expectFocusIn, signIn, submitCredentials, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'
import { addPasskeyDevice } from '../virtual-passkey-device.ts'

const securityPath = '/editInfo/security'

async function addPasskey(page: Page) {
  const add = { name: 'Passkey toevoegen' }
  await page.getByRole('button', add).click()
  const dialog = page.getByRole('dialog')
  await expectFocusIn(dialog)
  await dialog.getByRole('button', add).click()
  await expect(page.getByText(/^Je kunt nu inloggen met deze passkey/)).toBeVisible()
}
/**
 * Resolves after a passkey sign-in. Call it before the sign-in page opens, because the browser may offer the passkey at
 * once.
 */
const waitForPasskeySignIn = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(passkeySignInPath) && response.status() === 200)

/**
 * Holds requests to a path until they are released. The test holds the request for a passkey challenge until it has
 * turned on the approval of the simulated passkey device, which ignores sign-in requests while approval is off.
 */
async function holdRequests(page: Page, path: string): Promise<{ release(): void }> {
  let releaseRequests = () => {}
  const released = new Promise<void>((resolve) => (releaseRequests = resolve))
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await released
      await route.continue()
    },
  )
  return { release: releaseRequests }
}

const getProfileButton = (page: Page, first: string) =>
  page.getByRole('button', { name: `Profiel van ${first}` })

async function signOut(page: Page, first: string) {
  await getProfileButton(page, first).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click()
}

test('@KEYS-01 @KEYS-03 a passkey is added on the security screen, and signs in by the browser’s autofill', async ({
  page,
}) => {
  await addPasskeyDevice(page)
  await signIn(page, 'quinn', securityPath)
  await addPasskey(page)
  const signedIn = waitForPasskeySignIn(page)
  await signOut(page, 'Quinn')
  await signedIn
  await expect(getProfileButton(page, 'Quinn')).toBeVisible()
})

test('@KEYS-03 @KEYS-11 a passkey signs in with one click; after losing the device, access is restored by an adviser and a password signs in', {
  tag: '@full',
}, async ({ page }) => {
  const device = await addPasskeyDevice(page)
  await signIn(page, 'sam', securityPath)
  await addPasskey(page)
  await device.setApproval(false)
  const offered = page.waitForResponse((response) => response.url().endsWith(getPasskeyChallenge.path))
  await signOut(page, 'Sam')
  await offered
  const signedIn = waitForPasskeySignIn(page)
  const heldRequest = await holdRequests(page, getPasskeyChallenge.path)
  const press = page.getByRole('button', { name: 'Inloggen met een passkey' })
  await press.click()
  await expect(press).toBeDisabled()
  await device.setApproval()
  heldRequest.release()
  await signedIn
  await expect(getProfileButton(page, 'Sam')).toBeVisible()

  await device.remove()
  await page.goto('about:blank')
  await runStaffCommand('keys-reset', {
    tenant: 'zuider',
    customer: 'sam',
    ground: 'Langs geweest met paspoort',
  })
  await page.goto(securityPath)
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await submitCredentials(page, 'sam')
  await expect(page.getByRole('button', { name: 'Passkey toevoegen' })).toBeVisible()
  await expect(page.getByText('Chrome op Linux', { exact: true })).toHaveCount(1)
})
