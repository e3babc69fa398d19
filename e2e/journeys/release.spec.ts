import { firstIsolatedPortalPort } from '../origins.ts'
import { demoPassword, expect, test } from '../portal-test.ts'
import {
  expectCustomerData,
  fetchReleaseStatus,
  gateProgramPath,
  getScreenHeading,
  releaseCliPath,
  releasedRemote,
  releasedScreenPath,
  releasedScreenTitle,
  visitScreen,
} from '../release-journey.ts'
import { buildRemoteVersion } from '../remote-team.ts'
import { type IsolatedPortal, startPortal } from '../running-portal.ts'

const newScreenTitle = 'Polissen en schade'

test.describe.configure({ mode: 'serial', timeout: 360_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: IsolatedPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(firstIsolatedPortalPort)
})
test.afterAll(() => portal?.stop())

test('trust C2: a team releases a version to one tenant; a broken version is caught by the gate, does no harm when forced, and is rolled back', {
  tag: '@full',
}, async ({ browser }) => {
  const before = await fetchReleaseStatus(portal)

  const second = await buildRemoteVersion(releasedRemote, '2.0.0', [
    { file: 'src/texts/nl.json', from: /("\w+": )"Verzekeringen"/, to: `$1"${newScreenTitle}"` },
  ])
  await portal.run(releaseCliPath, 'publish', releasedRemote, '--dist', second)
  await expect(
    portal.run(releaseCliPath, 'place', releasedRemote, '2.0.0', '--tenant', 'noorder'),
  ).rejects.toThrow('has not passed the gate')
  await portal.run(gateProgramPath, releasedRemote, '2.0.0', portal.getPortalUrl('zuider'))
  await portal.run(releaseCliPath, 'place', releasedRemote, '2.0.0', '--tenant', 'noorder')

  const hilde = await visitScreen(browser, portal, 'noorder', 'hilde')
  await expect(getScreenHeading(hilde.page)).toHaveText(newScreenTitle)
  await expectCustomerData(hilde.page)
  const anna = await visitScreen(browser, portal, 'zuider', 'anna')
  await expect(getScreenHeading(anna.page)).toHaveText(releasedScreenTitle)
  await expectCustomerData(anna.page)

  const third = await buildRemoteVersion(releasedRemote, '3.0.0', [
    { file: 'src/remote.tsx', from: /$/, to: "\nthrow new Error('broken on purpose')\n" },
  ])
  await portal.run(releaseCliPath, 'publish', releasedRemote, '--dist', third)
  await expect(
    portal.run(gateProgramPath, releasedRemote, '3.0.0', portal.getPortalUrl('zuider')),
  ).rejects.toThrow('broken on purpose')
  await expect(portal.run(releaseCliPath, 'place', releasedRemote, '3.0.0')).rejects.toThrow(
    'has not passed the gate',
  )

  await portal.run(releaseCliPath, 'place', releasedRemote, '2.0.0', '--tenant', 'noorder')
  await portal.run(releaseCliPath, 'place', releasedRemote, '3.0.0', '--tenant', 'noorder', '--force', 'true')
  const fallbackVisit = await visitScreen(browser, portal, 'noorder', 'hilde')
  await expectCustomerData(fallbackVisit.page)
  expect(fallbackVisit.reports.join('\n')).toMatch(
    /mf-insurance.*broken on purpose[\s\S]*3\.0\.0[\s\S]*2\.0\.0/,
  )

  await portal.run(releaseCliPath, 'rollback', releasedRemote, '--tenant', 'noorder')
  const secondVisit = await visitScreen(browser, portal, 'noorder', 'hilde')
  await expect(getScreenHeading(secondVisit.page)).toHaveText(newScreenTitle)
  await expectCustomerData(secondVisit.page)
  expect(secondVisit.reports).toEqual([])

  const filterOtherRemotes = (rows: typeof before) => rows.filter((row) => row.remote !== releasedRemote)
  expect(filterOtherRemotes(await fetchReleaseStatus(portal))).toEqual(filterOtherRemotes(before))
})

test('an open page is notified of a new version, and does not reload by itself', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
  await page.goto(portal.getPortalUrl('zuider') + releasedScreenPath)
  await page.locator('input[autocomplete^=username]').fill('anna')
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expectCustomerData(page)
  await portal.run(releaseCliPath, 'place', releasedRemote, '2.0.0', '--tenant', 'zuider')
  await page.clock.fastForward('05:01')
  await page.getByRole('link', { name: /^Inkomen/ }).click()
  const news = page.getByRole('status').filter({ hasText: 'nieuwe versie' })
  await expect(news).toBeVisible()
  await page.getByRole('link', { name: /^(Verzekeringen|Polissen)/ }).click()
  await expect(getScreenHeading(page)).toHaveText(releasedScreenTitle)
  await news.getByRole('button', { name: 'Pagina vernieuwen' }).click()
  await expect(getScreenHeading(page)).toHaveText(newScreenTitle)
  await expect(news).toBeHidden()
})
