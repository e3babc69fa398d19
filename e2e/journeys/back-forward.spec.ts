import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { expect, portalOf, screenTitle, test } from '../portal.ts'
import { followReads, settled } from '../settled.ts'
import { storeSession } from '../stored-session.ts'

/** Playwright disables the back/forward cache by default. */
let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
test.afterAll(() => browser.close())

/** Reasons that a headless browser reports for every page, even without code. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

/** One screen of each remote. */
const some = ['/dashboard', '/hypotheek', '/documenten', '/verzekeringen', '/editInfo']
const others = ['/inkomen', '/pensioen', '/wonen', '/verplichtingen', '/services', '/berichten']
const rest = ['/taken', '/contact', '/schades', '/afspraken']

for (const screens of [some, others, rest])
  test(`nothing keeps a browser from keeping ${screens.join(' ')} that its back button returns to`, {
    tag: '@full',
  }, async () => {
    const context = await browser.newContext()
    followReads(context)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Page.enable')
    const reasons: string[] = []
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    await storeSession(page, 'anna', `${portalOf('zuider')}/`)
    for (const path of screens) {
      await page.goto(portalOf('zuider') + path)
      await expect(screenTitle(page)).toBeVisible()
      await settled(page)
      await page.goto('about:blank')
      await page.goBack()
      expect(
        reasons.filter((reason) => !ofTheBrowser.includes(reason)),
        path,
      ).toEqual([])
    }
    await context.close()
  })
