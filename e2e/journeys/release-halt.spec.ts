import type { Page } from '@playwright/test'
import { visitAsCustomer, visitedTenant } from '../customer-visit.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import { fetchReleaseStatus, releaseCliPath, releasedRemote } from '../release-journey.ts'
import { buildRemoteVersion } from '../remote-team.ts'
import { type IsolatedPortal, startPortal } from '../running-portal.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: IsolatedPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(firstIsolatedPortalPort, { TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(() => portal?.stop())

test('a faulty version that a tenth of the customers get is stopped within a minute without harm, and the history records the cause', {
  tag: '@full',
}, async ({ browser }) => {
  const bad = await buildRemoteVersion(releasedRemote, '2.0.0', [
    { file: 'src/remote.tsx', from: /$/, to: "\nthrow new Error('broken on purpose')\n" },
  ])
  await portal.run(releaseCliPath, 'publish', releasedRemote, '--dist', bad)
  const rollout = [
    'place',
    releasedRemote,
    '2.0.0',
    '--tenant',
    visitedTenant,
    '--percent',
    '10',
    '--force',
    'true',
  ]
  await portal.run(releaseCliPath, ...rollout)
  const hasRollout = async () =>
    (await fetchReleaseStatus(portal)).some(
      (row) => row.remote === releasedRemote && 'rollout' in row && row.rollout !== '',
    )
  expect(await hasRollout()).toBe(true)

  for (const share of [50, 51, 52, 53, 54])
    expect(await visitAsCustomer(browser, portal, `203.0.113.${share}`, share)).toEqual([])
  const began = Date.now()
  for (const share of [1, 2, 3, 4, 5]) {
    const problems = await visitAsCustomer(browser, portal, `203.0.113.${share}`, share)
    expect(problems.join('\n')).toContain('broken on purpose')
  }
  await expect.poll(hasRollout, { timeout: 60_000 }).toBe(false)
  expect(Date.now() - began).toBeLessThan(60_000)

  expect(await visitAsCustomer(browser, portal, '203.0.113.6', 6, { reportsTelemetry: false })).toEqual([])
  const { history } = JSON.parse(await portal.run(releaseCliPath, 'status', releasedRemote))
  expect(history[0]).toMatchObject({
    by: 'portal',
    action: `stop ${releasedRemote} 2.0.0 for ${visitedTenant}`,
  })
  expect(history[0].why).toMatch(/^errors in \d of \d pages with 2\.0\.0, in 0 of \d+ pages with 1\.0\.0$/)
})

test('a version with slow interactions is stopped too', { tag: '@full' }, async ({ browser }) => {
  const slow = await buildRemoteVersion(releasedRemote, '3.0.0', [
    {
      file: 'src/remote.tsx',
      from: /$/,
      to: "\naddEventListener('click', () => {\n  const until = performance.now() + 400\n  while (performance.now() < until);\n})\n",
    },
  ])
  await portal.run(releaseCliPath, 'publish', releasedRemote, '--dist', slow)
  const rollout = [
    'place',
    releasedRemote,
    '3.0.0',
    '--tenant',
    visitedTenant,
    '--percent',
    '10',
    '--force',
    'true',
  ]
  await portal.run(releaseCliPath, ...rollout)
  const clickHeading = (page: Page) => page.getByRole('heading', { level: 2 }).first().click()
  const hasSlowReports = ({ slow }: { slow: readonly unknown[] }) => slow.length > 0
  for (const share of [70, 71, 72, 73, 74])
    expect(
      await visitAsCustomer(browser, portal, `203.0.113.${share}`, share, { performAction: clickHeading }),
    ).toEqual([])
  for (const share of [5, 6, 7, 8, 9])
    expect(
      await visitAsCustomer(browser, portal, `203.0.113.${share + 60}`, share, {
        performAction: clickHeading,
        isSufficient: hasSlowReports,
      }),
    ).toEqual([])
  await expect
    .poll(async () => JSON.parse(await portal.run(releaseCliPath, 'status', releasedRemote)).history[0], {
      timeout: 60_000,
    })
    .toMatchObject({
      by: 'portal',
      action: `stop ${releasedRemote} 3.0.0 for ${visitedTenant}`,
      why: expect.stringMatching(
        /^slow answers in \d of \d pages with 3\.0\.0, in 0 of \d+ pages with 1\.0\.0$/,
      ),
    })
})
