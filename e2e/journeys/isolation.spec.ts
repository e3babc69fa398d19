import type { Page } from '@playwright/test'
import { PublishedRemote, Snapshot } from '@portal/contract/snapshot'
import * as v from 'valibot'
import { type BrokenRemote, breakable, codeFaults, type Fault, networkFaults } from '../faults.ts'
import { expect, test } from '../portal.ts'
import { customersRemotes } from '../remotes.ts'
import { storeSession } from '../stored-session.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Maximum time in milliseconds until the customer sees that a part did not load. */
const slowTimeoutMs = 5000

/** Where a remote is tested, and with which view. */
interface Place {
  path: string
  view: string
  audience: 'customer' | 'guest' | 'always'
}

/**
 * First screen of a remote for customers, otherwise guests; for one without screens, its slot component on the
 * overview.
 */
async function placeOf(page: Page, remote: string): Promise<Place> {
  await page.goto('/login')
  const text = await page.locator('#registry').textContent()
  const entry = v
    .parse(Snapshot, JSON.parse(text ?? ''))
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
const faults: readonly Fault[] = process.env.PORTAL_FULL
  ? [...networkFaults, ...codeFaults]
  : [
      'is refused',
      'hangs',
      'has a flipped byte in its entry',
      'throws on load',
      'throws while it draws',
      'throws on unmount',
    ]

const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Probeer opnieuw' })

for (const remote of customersRemotes) {
  test(`trust C1: whatever is wrong with ${remote}, the rest works, and so does it once it is healed`, {
    tag: '@full',
  }, async ({ page, complaints }) => {
    test.setTimeout(120_000)
    const place = await placeOf(page, remote)
    const forCustomers = place.audience === 'customer'
    await page.clock.install()
    if (forCustomers) await storeSession(page, 'anna', '/')
    const broken = await breakable(page, remote, place.view)
    await page.goto(place.path)
    await expectScreen(page, forCustomers)
    for (const fault of faults)
      await test.step(`${fault}`, () =>
        tryFault(page, { broken, fault, path: place.path, remote, forCustomers }))
    complaints.length = 0
  })
}

/** Faults that are also tested with navigation: one of each kind. */
const visits = new Set<Fault>(['is refused', 'hangs', 'throws on mount', 'throws on unmount'])

interface Trial {
  broken: BrokenRemote
  fault: Fault
  path: string
  remote: string
  forCustomers: boolean
}

/** The placeholder of a part that is still loading. */
const loading = (page: Page) => page.getByRole('main').getByText('Bezig met laden')

/**
 * Retries what hung, unless it retries by itself, and advances the clock in half-second steps, since one large step
 * would also exceed the timeout of the retry.
 */
async function healAfterHanging(page: Page) {
  await retry(page)
    .click({ timeout: 2000 })
    .catch(() => {})
  await expect(async () => {
    await page.clock.fastForward(500)
    await expect(loading(page).or(retry(page))).toHaveCount(0, { timeout: 250 })
  }).toPass({ intervals: [0], timeout: 30_000 })
}

/** Checks that the screen itself is rendered with its own text. */
async function expectScreen(page: Page, forCustomers: boolean) {
  if (forCustomers) await expect(page.getByRole('main')).toHaveText(/\w{3}/)
  else await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeEnabled()
  await expect(retry(page)).toHaveCount(0)
}

async function tryFault(page: Page, { broken, fault, path, remote, forCustomers }: Trial) {
  await broken.break(fault)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  const lasts = fault !== 'throws on unmount'
  if (fault === 'hangs') await page.clock.fastForward(slowTimeoutMs)
  if (lasts) await expect(retry(page)).toBeVisible()
  else await expectScreen(page, forCustomers)

  if (forCustomers && visits.has(fault)) {
    await visitAnother(page, remote)
    if (fault === 'hangs') await page.clock.fastForward(slowTimeoutMs)
    if (lasts) await expect(retry(page)).toBeVisible()
  }

  await broken.heal()
  if (fault === 'hangs') await healAfterHanging(page)
  else if (lasts) await retry(page).click()
  await expectScreen(page, forCustomers)
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
}

/** Screens of other remotes for navigation, without slot components of the broken one. */
const others: Readonly<Record<string, string>> = { 'mf-documents': 'Contact', 'mf-overview': 'Hypotheek' }

/** Navigates to a screen of another remote, and back. */
async function visitAnother(page: Page, remote: string) {
  const other = others[remote] ?? 'Documenten'
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: other }).click()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await expectScreen(page, true)
  await page.goBack({ waitUntil: 'commit' })
}
