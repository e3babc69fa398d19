import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { openFile, signInAtDesk } from '../desk.ts'
import { expect, signIn, test } from '../portal.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

/** What a page shows in a part of it, without what is drawn. */
const shownIn = async (page: Page, role: 'main' | 'navigation') =>
  (await page.getByRole(role).first().textContent())?.replace(/\s+/g, ' ')

const screens = ['Inkomen', 'Wonen', 'Hypotheek', 'Verzekeringen', 'Documenten', 'Afspraken', 'Contact']

test('@DESK-17 an adviser sees the portal as the customer does, screen by screen, and changes nothing: said where it is tried, and nothing counts as seen', {
  tag: '@full',
}, async ({ browser, page: desk }) => {
  const customer = await (await browser.newContext({ viewport: { width: 1440, height: 848 } })).newPage()
  await signIn(customer, 'anna', '/dashboard')
  await signInAtDesk(desk, 'sanne@zuideradvies.example')
  await openFile(desk, 'Anna de Wit')
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
  for (const page of [customer, seen]) await page.waitForLoadState('networkidle')
  expect(await shownIn(seen, 'navigation')).toBe(await shownIn(customer, 'navigation'))
  expect(await shownIn(seen, 'main')).toBe(await shownIn(customer, 'main'))
  await expectAccessible(seen)

  for (const name of screens) {
    for (const page of [customer, seen]) {
      await page.getByRole('navigation').first().getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    expect(await shownIn(seen, 'main'), name).toBe(await shownIn(customer, 'main'))
  }
  await seen.reload()
  await expect(seen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(bar).toBeVisible()
  await seen.evaluate(() => scrollTo(0, 600))
  const top = async (role: 'banner' | 'complementary') =>
    (await seen.getByRole(role).first().boundingBox())?.y
  await expect.poll(() => top('complementary')).toBe(0)

  await seen
    .getByRole('link', { name: /^Berichten/ })
    .first()
    .click()
  const count = await seen
    .getByRole('link', { name: /^Berichten/ })
    .first()
    .textContent()
  await seen.getByRole('main').getByRole('link').first().click()
  await expect(seen.getByRole('dialog')).toBeVisible()
  await seen.keyboard.press('Escape')
  expect(
    await seen
      .getByRole('link', { name: /^Berichten/ })
      .first()
      .textContent(),
  ).toBe(count)
  expect(written).toEqual([])

  await seen.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click()
  await seen.getByRole('button', { name: 'Bericht sturen' }).first().click()
  await seen
    .getByRole('textbox', { name: /bericht/i })
    .last()
    .fill('Dit mag niet aankomen')
  await seen
    .getByRole('button', { name: /verstuur|verzenden|versturen/i })
    .last()
    .click()
  const told = seen.getByRole('dialog', { name: 'Je kijkt alleen mee' })
  await expect(told).toContainText('Er is niets bewaard of verstuurd. Alleen Anna de Wit kan dit zelf doen.')
  await expectAccessible(seen)
  await told.getByRole('button', { name: 'Verder kijken' }).click()
  await expect(told).toBeHidden()
  expect(written).toEqual([])

  await seen.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Terug naar het dossier' }).click()
  await expect(seen.getByRole('heading', { level: 2, name: 'Anna de Wit' })).toBeVisible()
})
