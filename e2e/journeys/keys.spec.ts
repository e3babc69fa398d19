import nl from '../../mf-edit-data/src/texts/nl.json' with { type: 'json' }
import { expect, signIn, test } from '../portal.ts'
import { giveDevice } from '../virtual-device.ts'

test('@KEYS-01 @KEYS-03 a passkey is added on the account screen, and signs in where the browser offers it', async ({
  page,
}) => {
  await giveDevice(page)
  await signIn(page, 'quinn', '/editInfo/account')
  const add = { name: nl.passkey_add }
  await page.getByRole('button', add).click()
  await page.getByRole('dialog').getByRole('button', add).click()
  await expect(page.getByText(/^Je kunt nu inloggen met deze passkey/)).toBeVisible()
  await page.getByRole('button', { name: /^Profiel van Quinn/ }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText(/^Welkom, Quinn/)).toBeVisible()
})
