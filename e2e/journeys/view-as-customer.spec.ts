import type { Page } from '@playwright/test'
import { openCustomerFile, signInAtDesk } from '../desk-navigation.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

/** Returns the text of a page region, without graphics. */
const getRegionText = async (page: Page, role: 'main' | 'navigation') =>
  (await page.getByRole(role).first().textContent())?.replace(/\s+/g, ' ')

const screenNames = ['Inkomen', 'Wonen', 'Hypotheek', 'Verzekeringen', 'Documenten', 'Afspraken', 'Contact']

test('@DESK-17 an adviser sees every screen as the customer does; changes are refused with a message, and nothing counts as seen', {
  tag: '@full',
}, async ({ browser, page: desk }) => {
  const title = 'We bekijken samen je dossier'
  await runStaffCommand('message', { tenant: 'zuider', customer: 'anna', title, content: 'Tot dinsdag.' })
  const customer = await (await browser.newContext({ viewport: { width: 1440, height: 848 } })).newPage()
  await signIn(customer, 'anna', '/dashboard')
  await signInAtDesk(desk, 'sanne@zuideradvies.example')
  await openCustomerFile(desk, 'Anna de Wit')
  const [seen] = await Promise.all([
    desk.context().waitForEvent('page'),
    desk.getByRole('link', { name: 'Bekijk als klant' }).click(),
  ])
  const written: string[] = []
  seen.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`)
  })
  const bar = seen.getByRole('complementary', { name: /zoals Anna de Wit het ziet/ })
  await expect(bar).toBeVisible()
  await expect(seen.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible()
  const expectSameRegion = (role: 'main' | 'navigation') =>
    expect(async () =>
      expect(await getRegionText(seen, role)).toBe(await getRegionText(customer, role)),
    ).toPass()
  for (const role of ['navigation', 'main'] as const) await expectSameRegion(role)
  await expectAccessible(seen)

  for (const name of screenNames) {
    for (const page of [customer, seen]) {
      await page.getByRole('navigation').first().getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await expectSameRegion('main')
  }
  await seen.reload()
  await expect(seen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(bar).toBeVisible()
  await seen.evaluate(() => scrollTo(0, 600))
  const getRegionTop = async (role: 'banner' | 'complementary') =>
    (await seen.getByRole(role).first().boundingBox())?.y
  await expect.poll(() => getRegionTop('complementary')).toBe(0)

  const messages = seen.getByRole('banner').getByRole('link', { name: /^Berichten/ })
  const waiting = await messages.textContent()
  await messages.click()
  await seen.getByRole('link', { name: title }).click()
  await expect(seen.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await seen.waitForLoadState('networkidle')
  await expect(messages).toHaveText(waiting ?? '')
  expect(written).toEqual([])

  await seen.goto(seen.url().replace(/portal\/.*/, 'portal/editInfo'))
  await seen.getByLabel('Huisnummer').fill('28')
  await seen
    .getByRole('button', { name: /opslaan/ })
    .last()
    .click()
  await seen
    .getByRole('dialog')
    .getByRole('button', { name: /opslaan/i })
    .last()
    .click()
  const dialog = seen.getByRole('alertdialog', { name: 'Je kijkt alleen mee' })
  await expect(dialog).toContainText(
    'Er is niets bewaard of verstuurd. Alleen Anna de Wit kan dit zelf doen.',
  )
  await expectAccessible(seen)
  await dialog.getByRole('button', { name: 'Verder kijken' }).click()
  await expect(dialog).toBeHidden()
  expect(written).toEqual([])
  await seen.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()

  seen.on('dialog', (leaving) => void leaving.accept())
  await bar.getByRole('link', { name: 'Terug naar het dossier' }).click()
  await expect(seen.getByRole('heading', { level: 2, name: 'Anna de Wit' }).first()).toBeVisible()
})

test('@DESK-18 an owner previews a colour, a name and a form of address on a customer’s portal before saving, on a phone too; customers see no change', {
  tag: '@full',
}, async ({ browser, page: desk }) => {
  await signInAtDesk(desk, 'ruben@zuideradvies.example', '/desk/settings')
  await desk.getByLabel('Naam van het kantoor').fill('Zuider en Zonen')
  await desk.getByRole('radio', { name: /^Formeel/ }).check({ force: true })
  await desk.getByLabel('Hoofdkleur', { exact: true }).fill('#8a1f5c')
  await desk.getByRole('searchbox').fill('anna')
  await expectAccessible(desk)
  const [seen] = await Promise.all([
    desk.context().waitForEvent('page'),
    desk.getByRole('link', { name: 'Anna de Wit' }).click(),
  ])
  await expect(seen.getByRole('complementary', { name: /Anna de Wit/ })).toContainText(
    'nog niet hebt bewaard',
  )
  await expect(seen.getByRole('main')).toContainText('Uw adviseur')
  await expect(seen.getByRole('img', { name: 'Zuider en Zonen' })).toBeAttached()
  const getLinkColor = () =>
    seen.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link').trim())
  await expect.poll(getLinkColor).toBe('#8a1f5c')
  await seen.setViewportSize({ width: 360, height: 740 })
  await expect(seen.getByRole('complementary', { name: /Anna de Wit/ })).toContainText('Voorbeeld')
  await expectAccessible(seen)
  const customer = await (await browser.newContext()).newPage()
  await signIn(customer, 'anna', '/dashboard')
  await expect(customer.getByRole('main')).toContainText('Je adviseur')
  await expect(customer.getByRole('img', { name: 'Zuider en Zonen' })).toHaveCount(0)
})
