import type { Page } from '@playwright/test'
import { passkeySignInPath } from '@portal/contract/auth-path'
import { askForPasskey } from '@portal/contract/passkey'
import { adviser } from '../adviser.ts'
import { expect, expectFocusIn, signIn, test, typeCredentials } from '../portal.ts'
import { giveDevice } from '../virtual-device.ts'

const security = '/editInfo/security'

async function addPasskey(page: Page) {
  const add = { name: 'Passkey toevoegen' }
  await page.getByRole('button', add).click()
  const dialog = page.getByRole('dialog')
  await expectFocusIn(dialog)
  await dialog.getByRole('button', add).click()
  await expect(page.getByText(/^Je kunt nu inloggen met deze passkey/)).toBeVisible()
}
/** Resolves after a passkey sign-in. Must be awaited early, since the browser may offer the passkey at once. */
const signedInByPasskey = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith(passkeySignInPath) && answer.status() === 200)

/** Holds requests to a path until released: a device that is asked before its owner agrees misses the request. */
async function held(page: Page, path: string): Promise<{ go(): void }> {
  let go = () => {}
  const may = new Promise<void>((resolve) => (go = resolve))
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await may
      await route.continue()
    },
  )
  return { go }
}

const profileOf = (page: Page, first: string) => page.getByRole('button', { name: `Profiel van ${first}` })

async function signOut(page: Page, first: string) {
  await profileOf(page, first).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click()
}

test('@KEYS-01 @KEYS-03 a passkey is added on the screen of safe sign-in, and signs in where the browser offers it', async ({
  page,
}) => {
  await giveDevice(page)
  await signIn(page, 'quinn', security)
  await addPasskey(page)
  const signedIn = signedInByPasskey(page)
  await signOut(page, 'Quinn')
  await signedIn
  await expect(profileOf(page, 'Quinn')).toBeVisible()
})

test('@KEYS-03 @KEYS-11 one press signs in; who loses the device is let back in by an adviser, and signs in by password', {
  tag: '@full',
}, async ({ page }) => {
  const device = await giveDevice(page)
  await signIn(page, 'sam', security)
  await addPasskey(page)
  await device.sayYes(false)
  const offered = page.waitForResponse((answer) => answer.url().endsWith(askForPasskey.path))
  await signOut(page, 'Sam')
  await offered
  const signedIn = signedInByPasskey(page)
  const heldRequest = await held(page, askForPasskey.path)
  const press = page.getByRole('button', { name: 'Inloggen met een passkey' })
  await press.click()
  await expect(press).toBeDisabled()
  await device.sayYes()
  heldRequest.go()
  await signedIn
  await expect(profileOf(page, 'Sam')).toBeVisible()

  await device.lose()
  await page.goto('about:blank')
  await adviser('keys-reset', { tenant: 'zuider', customer: 'sam', ground: 'Langs geweest met paspoort' })
  await page.goto(security)
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await typeCredentials(page, 'sam')
  await expect(page.getByRole('button', { name: 'Passkey toevoegen' })).toBeVisible()
  await expect(page.getByText('Chrome op Linux', { exact: true })).toHaveCount(1)
})
