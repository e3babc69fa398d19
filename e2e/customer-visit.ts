import { type Browser, expect, type Page } from '@playwright/test'
import { PageTelemetry } from '@portal/contract/telemetry'
import * as v from 'valibot'
import { demoPassword } from './origins.ts'
import { expectCustomerData, releasedScreenPath } from './release-journey.ts'
import type { IsolatedPortal } from './running-portal.ts'

export const visitedTenant = 'zuider'

interface CustomerVisit {
  /** Whether pages of the visited tenant report telemetry. */
  reportsTelemetry?: boolean
  /** Action that the customer performs on the screen. */
  performAction?: (page: Page) => Promise<unknown>
  /** Whether the reported telemetry is sufficient to leave the page; by default any report is. */
  isSufficient?: (telemetry: PageTelemetry) => boolean
}

/**
 * Visits the portal as a customer in a separate browser context. If the tenant's pages report telemetry, waits for a
 * sufficient report. Returns the console errors of the page.
 */
export async function visitAsCustomer(
  browser: Browser,
  portal: IsolatedPortal,
  address: string,
  bucket: number,
  { reportsTelemetry = true, performAction = async () => {}, isSufficient = () => true }: CustomerVisit = {},
): Promise<string[]> {
  const context = await browser.newContext()
  const reported = Promise.withResolvers<number>()
  await context.route('**/telemetry', async (route) => {
    const body = route.request().postData() ?? ''
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const url = route.request().url().replace(`${visitedTenant}.`, '')
    const { status } = await fetch(url, { method: 'POST', headers, body })
    await route.fulfill({ status })
    if (isSufficient(v.parse(PageTelemetry, JSON.parse(body)))) reported.resolve(status)
  })
  await context.addCookies([
    { name: 'bucket', value: String(bucket), url: portal.getPortalUrl(visitedTenant) },
  ])
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(portal.getPortalUrl(visitedTenant) + releasedScreenPath)
  await page.locator('input[autocomplete^=username]').fill('anna')
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expectCustomerData(page)
  await performAction(page)
  if (reportsTelemetry) expect(await reported.promise).toBe(204)
  await context.close()
  return problems
}
