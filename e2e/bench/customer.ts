import type { Page } from '@playwright/test'
import { password } from '../portal.ts'

/**
 * Signs the demo customer with the fullest file in, on the way to an address of the portal.
 * @param shown what of the portal must be there afterwards
 */
export async function signIn(page: Page, address: string, shown = '#content'): Promise<void> {
  await page.goto(address)
  await page.fill('input[autocomplete^=username]', 'anna')
  await page.fill('input[type=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector(shown)
}
