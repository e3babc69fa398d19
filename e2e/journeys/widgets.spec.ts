import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, getPortalOrigin, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

interface ReceivedItem {
  customer: string
  item: { subject: string; content: string }
}
const fetchReceivedItems = async (tenant: string, kind: 'lead' | 'activity_note', customer: string) =>
  (await runStaffCommand<ReceivedItem[]>('read', { tenant, kind })).filter((one) => one.customer === customer)

/** Opens a calculator through its tile on the overview; returns the iframe of the calculator. */
async function openCalculator(page: Page, name: string) {
  const tile = page.getByRole('link', { name })
  const all = page.getByRole('button', { name: 'Alle berekeningen' })
  await expect(tile.or(all).first()).toBeVisible()
  if (!(await tile.isVisible())) await all.click()
  await tile.click()
  return page.frameLocator(`iframe[title="${name}"]`)
}

test('@MAXMORT-01 @MAXMORT-03 @MAXMORT-04 @LEAD-01 @LEAD-03 @LEAD-05 @TENANT-18 anna sees what she can borrow, changes the input, and sends the result to her adviser', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/dashboard')
  const frame = await openCalculator(page, 'Hoeveel kan ik lenen?')
  const figure = frame.locator('.figure')
  await expect(figure).toHaveText(/^€\s[1-9]\d{2}\.\d{3}$/)
  expect(await frame.locator('html').evaluate(() => self.origin)).toBe('null')
  const first = await figure.textContent()
  await expectAccessible(page)

  await frame
    .getByRole('button', { name: /^Hoe komen we hieraan\?/ })
    .first()
    .click()
  const trace = page.getByRole('dialog', { name: 'Hoe komen we hieraan?' })
  await expect(trace.getByText(first ?? 'none').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(trace).toHaveCount(0)

  const salary = frame.getByLabel(/^Bruto inkomen per maand/).first()
  await salary.fill('6.000,50')
  await expect(frame.getByText('Je hebt iets veranderd.', { exact: false })).toBeVisible()
  await salary.press('Enter')
  await expect(figure).not.toHaveText(first ?? '')
  await expect(salary).toHaveValue('6.000,50')
  const outcome = await figure.textContent()

  await frame.getByRole('button', { name: 'Bespreek dit met je adviseur' }).click()
  const send = page.getByRole('button', { name: 'Aanvraag versturen' })
  await expect(send).toBeVisible()
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText('Je aanvraag is binnen')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame.getByText('Verstuurd.', { exact: false })).toBeVisible()
  const [note] = await fetchReceivedItems('zuider', 'activity_note', 'anna')
  expect(note?.item).toMatchObject({ subject: 'maximum_mortgage' })
  expect(note?.item.content).toContain(`Uitkomst: ${outcome}`)
  const [lead] = await fetchReceivedItems('zuider', 'lead', 'anna')
  expect(lead?.item.content).toContain('Wil advies over: de maximale hypotheek')
})

test('@SUST-01 anna calculates a heat pump by keyboard, with errors shown for invalid input', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await signIn(page, 'anna', '/dashboard')
  const frame = await openCalculator(page, 'Wat levert verduurzamen op?')
  await expect(frame.getByLabel('Waarde van je woning')).not.toHaveValue('')
  await frame.getByLabel('Waarde van je woning').fill('')
  await frame.getByLabel('Waarde van je woning').press('Enter')
  const summary = frame.getByRole('alert')
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link').first().press('Enter')
  await expect(frame.getByLabel('Waarde van je woning')).toBeFocused()
  await page.keyboard.type('450000')
  await frame.getByRole('button', { name: 'Maatregel toevoegen' }).press('Enter')
  await frame.getByRole('button', { name: 'Weghalen: maatregel 1' }).press('Enter')
  await frame.getByLabel('Maatregel', { exact: true }).selectOption('Warmtepomp')
  await frame.getByLabel('Kosten').fill('9.500')
  await frame.getByLabel(/^Besparing per maand/).fill('120')
  await frame.getByLabel(/^Besparing per maand/).press('Enter')
  await expect(frame.getByRole('region', { name: 'Uitkomst' })).toBeFocused()
  await expect(frame.getByText('Elke maand houd je over')).toBeVisible()
  await expect(frame.getByText('6 jaar en 8 maanden')).toBeVisible()
  for (const each of page.frames())
    expect(await each.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('at a tenant without the sustainability key', () => {
  test.use({ baseURL: getPortalOrigin('noorder') })
  test('@TENANT-19 @TENANT-18 hilde has no sustainability tool, and the maximum tool addresses her formally', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, 'hilde', '/dashboard')
    const frame = await openCalculator(page, 'Hoeveel kan ik lenen?')
    await expect(frame.getByText('Leent u alleen of samen?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Wat levert verduurzamen op?' })).toHaveCount(0)
    await page.goto('/dashboard?reken=sustainability')
    await expect(page.getByRole('link', { name: 'Hoeveel kan ik lenen?' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test('@TENANT-24 dirk, a customer of a partner insurer, has neither tool, as tile or by path', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'dirk', '/dashboard')
  await expect(page.getByRole('link', { name: 'Kan ik hier blijven wonen?' })).toBeVisible()
  for (const tool of ['maximum_mortgage', 'sustainability']) {
    await page.goto(`/dashboard?reken=${tool}`)
    await expect(page.getByRole('link', { name: 'Kan ik hier blijven wonen?' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  for (const name of ['Hoeveel kan ik lenen?', 'Wat levert verduurzamen op?'])
    await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('trust B2: a widget with one changed byte never runs, and offers a retry', {
  tag: '@full',
}, async ({ page, complaints }) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname))
  await page.route(/\/widget\.maximum-mortgage\.\w+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response: response, body: `fetch('/advice/ran');${await response.text()}` })
  })
  await signIn(page, 'anna', '/dashboard')
  const frame = await openCalculator(page, 'Hoeveel kan ik lenen?')
  const failed = page.getByText('Het rekenprogramma kon niet worden geopend')
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return failed.isVisible()
    })
    .toBe(true)
  expect(requestedPaths).toContain('/_widget/maximum-mortgage')
  expect(requestedPaths).not.toContain('/advice/ran')
  await page.unrouteAll()
  await page.getByRole('dialog').getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(frame.locator('.figure')).toBeVisible()
  complaints.splice(0)
})

/**
 * Script of a compromised widget: it attacks the page, its storage, its API and its URL, and floods the page with
 * messages.
 */
const hostileWidgetScript = `
const attempt = (act) => { try { act() } catch {} }
const say = (message, to = '*') => attempt(() => parent.postMessage(message, to))
const thanks = { kind: 'userEvent', step: 1, name: 'thanks', figures: { total_sum: 1 } }
attempt(() => parent.postMessage({ kind: 'ready' }, '*', [new MessageChannel().port2]))
attempt(() => { parent.document.title = 'gekaapt' })
attempt(() => { top.location.href = 'https://elders.example/' })
attempt(() => { parent.localStorage.setItem('x', 'gekaapt') })
attempt(() => { open('https://elders.example/') })
fetch('/api/zuider/customer/customer').then(() => { document.title = 'gelezen' }, () => {})
for (const rubbish of [null, 1, 'thanks', [], {}, { kind: 'asked' }, { ...thanks, step: '1' }, { ...thanks, name: '<img src=x onerror=alert(1)>' },
  { ...thanks, figures: { total_sum: 'veel' } }, { kind: 'height', height: 1e9 }, { kind: 'height', height: 'veel' }, { kind: 'show', top: -1 }]) say(rubbish)
for (let time = 0; time < 500; time++) say(thanks)
document.body.textContent = 'klaar'`

test('trust B5: a compromised widget can access neither page nor file, and sends nothing without the customer', {
  tag: '@full',
}, async ({ page, complaints }) => {
  const opened: string[] = []
  page.context().on('page', (popup) => opened.push(popup.url()))
  await page.route('**/_widget/maximum-mortgage', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': 'sandbox allow-scripts allow-forms' },
      body: `<!doctype html><title>x</title><body><script>${hostileWidgetScript}</script></body>`,
    }),
  )
  await signIn(page, 'gerda', '/dashboard')
  const address = page.url()
  const title = await page.title()
  const frame = await openCalculator(page, 'Hoeveel kan ik lenen?')
  await expect(frame.getByText('klaar')).toBeVisible()
  await page.clock.runFor(200)
  const dialog = page.getByRole('dialog', { name: 'Vraag advies' })
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await page.locator('iframe').getAttribute('height')).toBe('900')
  expect(await page.title()).toBe(title)
  expect(new URL(page.url()).origin).toBe(new URL(address).origin)
  expect(await frame.locator('html').evaluate(() => document.title)).toBe('x')
  expect(await page.evaluate(() => localStorage.getItem('x'))).toBeNull()
  expect(opened).toEqual([])
  expect(await fetchReceivedItems('zuider', 'activity_note', 'gerda')).toEqual([])
  complaints.splice(0)
})
