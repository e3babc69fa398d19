import type { Page } from '@playwright/test'
import { PublishedRemote, RegistrySnapshot } from '@portal/contract/registry-snapshot'
import * as v from 'valibot'
import { measurePageMemory } from '../page-memory.ts'
import { expect, submitCredentials, test } from '../portal-test.ts'
import { customerRemoteNames } from '../remote-names.ts'

/** Number of visits to each remote: forty in the full check, fewer by default. */
const cycleCount = Number(process.env.CYCLES ?? 5)
/** Number of rounds before memory is measured, because caches still grow by up to 5 % in the first rounds. */
const warmUpRounds = Math.max(4, cycleCount / 2)

/** Trace recording is off, because it uses the page's memory. */
test.use({ trace: 'off', viewport: { width: 1440, height: 900 } })

/** Finds the path of each remote's first customer screen, without its parameters. */
async function findFirstScreens(page: Page): Promise<Map<string, string>> {
  const text = await page.locator('#registry').textContent()
  const entries = v.parse(RegistrySnapshot, JSON.parse(text ?? '')).remotes.flatMap((entry) => {
    const { name, contributes } = v.parse(PublishedRemote, entry)
    const route = contributes.routes.find(({ audience }) => audience === 'customer')
    return route ? [[name, route.path.replace(/\/[:*].*/, '')] as const] : []
  })
  return new Map(entries)
}

/** Visits screens with `history.pushState` from within the page, so that only the portal uses memory. */
const visitScreensInRounds = (page: Page, paths: readonly string[], rounds: number) =>
  page.evaluate(
    async ({ paths, rounds }) => {
      const outlet = document.getElementById('outlet')
      const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const end = performance.now() + 10_000 * rounds * paths.length
      const isRendered = () =>
        (outlet?.textContent?.length ?? 0) > 20 && !outlet?.querySelector('[aria-busy=true]')
      for (let round = 0; round < rounds; round++)
        for (const path of paths) {
          const before = location.pathname === path ? null : outlet?.firstElementChild
          history.pushState(null, '', path)
          while (outlet?.firstElementChild === before || !isRendered()) {
            if (performance.now() > end) throw new Error(`${path} does not come`)
            await waitForFrame()
          }
          await new Promise((resolve) => requestIdleCallback(resolve))
        }
    },
    { paths, rounds },
  )

/** Visits all screens for some warm-up rounds, then again for a number of rounds: memory use must not grow. */
async function expectConstantMemory(page: Page, paths: readonly string[]) {
  const control = await page.context().newCDPSession(page)
  await visitScreensInRounds(page, paths, warmUpRounds)
  const before = await measurePageMemory(page, control)
  await visitScreensInRounds(page, paths, cycleCount)
  await expect(async () => {
    const after = await measurePageMemory(page, control)
    const found = JSON.stringify({ before, after })
    expect(after.nodes, found).toBeLessThanOrEqual(before.nodes)
    expect(after.listeners, found).toBeLessThanOrEqual(before.listeners)
    expect(after.rules, found).toBeLessThanOrEqual(before.rules + 2)
    expect(after.memory, found).toBeLessThan(before.memory * 1.05)
    if (process.env.CYCLES) console.log(`${cycleCount} rounds of ${paths.length} screens: ${found}`)
  }).toPass({ timeout: 20_000 })
}

test('trust C7: mounting and unmounting a customer’s remotes leaks no nodes, listeners, style rules or memory', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(90_000 + cycleCount * 6000)
  await page.goto('/login')
  await submitCredentials(page, 'anna')
  await expect(page.locator('nav a[href="/hypotheek"]').first()).toBeVisible({ timeout: 30_000 })
  const screens = await findFirstScreens(page)
  const remotesWithoutScreen = ['mf-auth', 'mf-calculators']
  expect(customerRemoteNames.filter((remote) => !screens.has(remote))).toEqual(remotesWithoutScreen)
  await expectConstantMemory(page, [...screens.values()].reverse())
})

test('trust C7: mounting and unmounting the screens before sign-in leaks no nodes, listeners, style rules or memory', async ({
  page,
}) => {
  test.setTimeout(90_000 + cycleCount * 2000)
  await page.goto('/login')
  await expect(page.locator('#outlet:not([data-rendered]) input[type=password]')).toBeVisible()
  await expectConstantMemory(page, ['/AccountActiveren', '/login'])
})
