import { type Browser, expect, type Page } from '@playwright/test'
import { PageTelemetry } from '@portal/contract/telemetry'
import * as v from 'valibot'
import { password } from './origins.ts'
import type { OwnPortal } from './own-portal.ts'
import { screen, works } from './releasing.ts'

/** The tenant whose customers visit. */
export const tenant = 'zuider'

interface Visit {
  /** Whether pages of the tenant report the health of remotes. */
  isWatched?: boolean
  /** Actions of the customer on the screen. */
  act?: (page: Page) => Promise<unknown>
  /** Condition for the reported telemetry before the page is left; by default any report. */
  until?: (telemetry: PageTelemetry) => boolean
}

/**
 * A customer's visit in its own browser context, in a given share of customers, until the page has reported telemetry,
 * if it does. Returns the errors found.
 */
export async function visitFrom(
  browser: Browser,
  portal: OwnPortal,
  address: string,
  bucket: number,
  { isWatched = true, act = async () => {}, until = () => true }: Visit = {},
): Promise<string[]> {
  const context = await browser.newContext()
  const reported = Promise.withResolvers<number>()
  await context.route('**/telemetry', async (route) => {
    const body = route.request().postData() ?? ''
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const url = route.request().url().replace(`${tenant}.`, '')
    const { status } = await fetch(url, { method: 'POST', headers, body })
    await route.fulfill({ status })
    if (until(v.parse(PageTelemetry, JSON.parse(body)))) reported.resolve(status)
  })
  await context.addCookies([{ name: 'bucket', value: String(bucket), url: portal.of(tenant) }])
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(portal.of(tenant) + screen)
  await page.locator('input[autocomplete^=username]').fill('anna')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await works(page)
  await act(page)
  if (isWatched) expect(await reported.promise).toBe(204)
  await context.close()
  return problems
}
