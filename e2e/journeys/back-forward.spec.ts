import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'
import { expect, getPortalOrigin, getScreenTitle, test } from '../portal-test.ts'
import { storeCustomerSession } from '../stored-session.ts'
import { trackPendingApiRequests, waitUntilSettled } from '../wait-until-settled.ts'

/** This test starts its own browser, because Playwright disables the back/forward cache by default. */
let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
test.afterAll(() => browser.close())

/** Reasons that a headless browser reports for every page, even without code. */
const headlessBfcacheReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

/** Paths of one screen of each remote. */
const onePathPerRemote = ['/dashboard', '/hypotheek', '/documenten', '/verzekeringen', '/editInfo']
const additionalPaths = ['/inkomen', '/pensioen', '/wonen', '/verplichtingen', '/services', '/berichten']
const remainingPaths = ['/taken', '/contact', '/schades', '/afspraken']

for (const screens of [onePathPerRemote, additionalPaths, remainingPaths])
  test(`the back button restores ${screens.join(' ')} from the back/forward cache`, {
    tag: '@full',
  }, async () => {
    const context = await browser.newContext()
    trackPendingApiRequests(context)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Page.enable')
    const reasons: string[] = []
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    await storeCustomerSession(page, 'anna', `${getPortalOrigin('zuider')}/`)
    for (const path of screens) {
      await page.goto(getPortalOrigin('zuider') + path)
      await expect(getScreenTitle(page)).toBeVisible()
      await waitUntilSettled(page)
      await page.goto('about:blank')
      await page.goBack()
      expect(
        reasons.filter((reason) => !headlessBfcacheReasons.includes(reason)),
        path,
      ).toEqual([])
    }
    await context.close()
  })
