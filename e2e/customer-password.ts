import type { APIRequestContext, Page } from '@playwright/test'
import { changePassword } from '@portal/contract/account'
import { login } from '@portal/contract/auth'
import { createCallUrl } from '@portal/contract/call'
import * as v from 'valibot'
import { apiOrigin } from './origins.ts'

/** A password that no demo customer has initially. */
export const newPassword = 'vier paarden op een rij'

/**
 * Changes the password of a demo customer from `newPassword` back to the original. Signs in with `newPassword` first,
 * which proves that the server accepts it.
 */
export async function resetDemoPassword(
  request: APIRequestContext,
  username: string,
  originalPassword: string,
) {
  const credentials = { username, tenant: 'zuider', password: newPassword }
  const signedIn = await request.post(apiOrigin + createCallUrl(login), { data: credentials })
  const { access_token } = v.parse(login.response, await signedIn.json())
  const response = await request.post(`${apiOrigin}/api/zuider${createCallUrl(changePassword)}`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: {
      current_password: newPassword,
      new_password: originalPassword,
      new_password_confirmation: originalPassword,
    },
  })
  v.parse(changePassword.response, await response.json())
}

/** Types the new password twice and submits the form. */
export async function submitNewPassword(page: Page, secret = newPassword, repeated = secret): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(secret)
  await page.getByLabel('Nog een keer hetzelfde wachtwoord', { exact: true }).fill(repeated)
  await page.getByRole('button', { name: 'Wachtwoord opslaan en inloggen' }).click()
}
