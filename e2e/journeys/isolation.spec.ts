import type { Page, Request } from '@playwright/test'
import { PublishedRemote, RegistrySnapshot } from '@portal/contract/registry-snapshot'
import * as v from 'valibot'
import { expect, test } from '../portal-test.ts'
import {
  type BrokenRemote,
  type CodeFault,
  codeFaults,
  createBreakableRemote,
  networkFaults,
} from '../remote-faults.ts'
import { customerRemoteNames } from '../remote-names.ts'
import { storeCustomerSession } from '../stored-session.ts'
import { trackPendingRequests, waitForOtherRequests } from '../wait-until-settled.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Maximum time until the customer sees that a part of the page did not load, in milliseconds. */
const failureTimeoutMs = 5000

interface TestLocation {
  path: string
  view: string
  audience: 'customer' | 'guest' | 'always'
}

/**
 * Finds the first screen of a remote for customers, otherwise the first for guests. For a remote without screens
 * returns the overview, which shows the remote's slot component.
 */
async function findTestLocation(page: Page, remote: string): Promise<TestLocation> {
  await page.goto('/login')
  const text = await page.locator('#registry').textContent()
  const entry = v
    .parse(RegistrySnapshot, JSON.parse(text ?? ''))
    .remotes.map((one) => v.parse(PublishedRemote, one))
    .find(({ name }) => name === remote)
  if (!entry) throw new Error(`${remote} is not in the registry`)
  const { routes, slots } = entry.contributes
  const route = routes.find(({ audience }) => audience === 'customer') ?? routes[0]
  if (route) return { ...route, path: route.path.replace(/\/[:*].*/, '') }
  const shown = slots.find(({ slot }) => slot.startsWith('dashboard.'))
  if (!shown) throw new Error(`${remote} shows nothing`)
  return { path: '/dashboard', view: shown.view, audience: 'customer' }
}

/** All faults in the full check, otherwise one of each kind. */
const testedFaults: readonly CodeFault[] = process.env.PORTAL_FULL
  ? [...networkFaults, ...codeFaults]
  : [
      'is refused',
      'hangs',
      'has a flipped byte in its entry',
      'throws on load',
      'throws while it draws',
      'throws on unmount',
    ]

const getRetryButton = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: 'Probeer opnieuw' })

for (const remote of customerRemoteNames) {
  test(`trust C1: whatever fails in ${remote}, the other remotes work, and ${remote} works again once the fault is gone`, {
    tag: '@full',
  }, async ({ page, complaints }) => {
    test.setTimeout(120_000)
    const place = await findTestLocation(page, remote)
    const forCustomers = place.audience === 'customer'
    await page.clock.install()
    if (forCustomers) await storeCustomerSession(page, 'anna', '/')
    const pending = trackPendingRequests(page)
    const broken = await createBreakableRemote(page, remote, place.view)
    await page.goto(place.path)
    await expectOwnScreenText(page, forCustomers)
    for (const fault of testedFaults)
      await test.step(`${fault}`, () =>
        testFault(page, { broken, pending, fault, path: place.path, remote, forCustomers }))
    complaints.length = 0
  })
}

/** Faults that are also tested with navigation: one of each kind. */
const faultsWithNavigation = new Set<CodeFault>([
  'is refused',
  'hangs',
  'throws on mount',
  'throws on unmount',
])

interface FaultTrial {
  broken: BrokenRemote
  pending: ReadonlySet<Request>
  fault: CodeFault
  path: string
  remote: string
  forCustomers: boolean
}

const getLoadingPlaceholder = (page: Page) => page.getByRole('main').getByText('Bezig met laden')

/**
 * Retries a hanging part, unless it retries by itself. Advances the clock in half-second steps, because one large step
 * would also exceed the timeout of the retry.
 */
async function retryAfterHanging(page: Page) {
  await getRetryButton(page)
    .click({ timeout: 2000 })
    .catch(() => {})
  await expect(async () => {
    await page.clock.fastForward(500)
    await expect(getLoadingPlaceholder(page).or(getRetryButton(page))).toHaveCount(0, { timeout: 250 })
  }).toPass({ intervals: [0], timeout: 30_000 })
}

/** Checks that the screen shows its own text and no error. */
async function expectOwnScreenText(page: Page, forCustomers: boolean) {
  if (forCustomers) await expect(page.getByRole('main')).toHaveText(/\w{3}/)
  else await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeEnabled()
  await expect(getRetryButton(page)).toHaveCount(0)
}

/** Advances the clock to the timeout of the hanging part, once everything else has loaded. */
async function advanceToLoadTimeout(page: Page, { broken, pending }: FaultTrial) {
  await waitForOtherRequests(page, pending, broken.isRemoteFile)
  await page.clock.fastForward(failureTimeoutMs)
}

async function testFault(page: Page, trial: FaultTrial) {
  const { broken, fault, path, remote, forCustomers } = trial
  await broken.break(fault)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  const isPersistent = fault !== 'throws on unmount'
  if (fault === 'hangs') await advanceToLoadTimeout(page, trial)
  if (isPersistent) await expect(getRetryButton(page)).toBeVisible()
  else await expectOwnScreenText(page, forCustomers)

  if (forCustomers && faultsWithNavigation.has(fault)) {
    await visitOtherScreen(page, remote)
    if (fault === 'hangs') await advanceToLoadTimeout(page, trial)
    if (isPersistent) await expect(getRetryButton(page)).toBeVisible()
  }

  await broken.repair()
  if (fault === 'hangs') await retryAfterHanging(page)
  else if (isPersistent) await getRetryButton(page).click()
  await expectOwnScreenText(page, forCustomers)
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
}

/**
 * Title of the screen of another remote that the test visits, by broken remote; "Documenten" for all others. That
 * screen contains no slot component of the broken remote.
 */
const otherScreenByRemote: Readonly<Record<string, string>> = {
  'mf-documents': 'Contact',
  'mf-overview': 'Hypotheek',
}

/** Navigates to a screen of another remote, and back. */
async function visitOtherScreen(page: Page, remote: string) {
  const other = otherScreenByRemote[remote] ?? 'Documenten'
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: other }).click()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await expectOwnScreenText(page, true)
  await page.goBack({ waitUntil: 'commit' })
}
