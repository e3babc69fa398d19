import { expect, type Page } from '@playwright/test'
import { adminOrigin } from './origins.ts'

/** Signs in a staff member with the demo's identity provider, and opens a screen of the adviser desk. */
export async function signInAtDesk(
  page: Page,
  email: string,
  path = '/desk',
  origin = adminOrigin,
): Promise<void> {
  await page.goto(origin + path)
  await page.getByRole('button', { name: email }).click()
  await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/staff'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Searches a customer by name and opens a view of the customer file. */
export async function openCustomerFile(
  page: Page,
  name: string,
  view?: string,
  origin = adminOrigin,
): Promise<void> {
  await page.goto(`${origin}/desk/customers?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible()
  if (view) await page.getByRole('tab', { name: view }).click()
}
