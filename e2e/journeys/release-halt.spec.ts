import type { Page } from '@playwright/test'
import { ownPort } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { release, remote, statusOf } from '../releasing.ts'
import { buildVersion } from '../team.ts'
import { tenant, visitFrom } from '../watched-visit.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(ownPort, { TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(() => portal?.stop())

test('a bad version that a tenth of the customers get is stopped within a minute, harms nobody, and the record says who stopped it and why', {
  tag: '@full',
}, async ({ browser }) => {
  const bad = await buildVersion(remote, '2.0.0', [
    { file: 'src/remote.tsx', from: /$/, to: "\nthrow new Error('broken on purpose')\n" },
  ])
  await portal.run(release, 'publish', remote, '--dist', bad)
  const rollout = ['place', remote, '2.0.0', '--tenant', tenant, '--percent', '10', '--force', 'true']
  await portal.run(release, ...rollout)
  const hasRollout = async () =>
    (await statusOf(portal)).some((row) => row.remote === remote && 'rollout' in row && row.rollout !== '')
  expect(await hasRollout()).toBe(true)

  for (const share of [50, 51, 52, 53, 54])
    expect(await visitFrom(browser, portal, `203.0.113.${share}`, share)).toEqual([])
  const began = Date.now()
  for (const share of [1, 2, 3, 4, 5]) {
    const problems = await visitFrom(browser, portal, `203.0.113.${share}`, share)
    expect(problems.join('\n')).toContain('broken on purpose')
  }
  await expect.poll(hasRollout, { timeout: 60_000 }).toBe(false)
  expect(Date.now() - began).toBeLessThan(60_000)

  expect(await visitFrom(browser, portal, '203.0.113.6', 6, { isWatched: false })).toEqual([])
  const { history } = JSON.parse(await portal.run(release, 'status', remote))
  expect(history[0]).toMatchObject({ by: 'portal', action: `stop ${remote} 2.0.0 for ${tenant}` })
  expect(history[0].why).toMatch(/^errors in \d of \d pages with 2\.0\.0, in 0 of \d pages with 1\.0\.0$/)
})

test('so is one that works and is slow to answer', { tag: '@full' }, async ({ browser }) => {
  const slow = await buildVersion(remote, '3.0.0', [
    {
      file: 'src/remote.tsx',
      from: /$/,
      to: "\naddEventListener('click', () => {\n  const until = performance.now() + 400\n  while (performance.now() < until);\n})\n",
    },
  ])
  await portal.run(release, 'publish', remote, '--dist', slow)
  const rollout = ['place', remote, '3.0.0', '--tenant', tenant, '--percent', '10', '--force', 'true']
  await portal.run(release, ...rollout)
  const act = (page: Page) => page.getByRole('heading', { level: 2 }).first().click()
  const until = ({ slow }: { slow: readonly unknown[] }) => slow.length > 0
  for (const share of [70, 71, 72, 73, 74])
    expect(await visitFrom(browser, portal, `203.0.113.${share}`, share, { act })).toEqual([])
  for (const share of [5, 6, 7, 8, 9])
    expect(await visitFrom(browser, portal, `203.0.113.${share + 60}`, share, { act, until })).toEqual([])
  await expect
    .poll(async () => JSON.parse(await portal.run(release, 'status', remote)).history[0], { timeout: 60_000 })
    .toMatchObject({
      by: 'portal',
      action: `stop ${remote} 3.0.0 for ${tenant}`,
      why: expect.stringMatching(
        /^slow answers in \d of \d pages with 3\.0\.0, in 0 of \d pages with 1\.0\.0$/,
      ),
    })
})
