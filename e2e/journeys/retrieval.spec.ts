import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { apiOrigin, expect, signIn, test } from '../portal-test.ts'

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const getRetrievalIframe = (page: Page) => page.frameLocator('iframe')

test('@RETRIEVE-02 @RETRIEVE-03 @RETRIEVE-04 @RETRIEVE-05 @RETRIEVE-06 anna retrieves her and her partner’s data on a page of another origin, and opening an address alone neither starts nor finishes a retrieval', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'anna', '/editInfo/account')
  const banner = page.getByRole('complementary', { name: 'Laat je gegevens ophalen' })
  await expect(banner).toContainText('Laatst opgehaald op')
  await expect(getButton(page, 'Gegevens van mijn partner ophalen')).toBeHidden()
  await banner.getByRole('heading').click()
  await getButton(page, 'Gegevens van mijn partner ophalen').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await getButton(page, 'Nee').click()
  await getButton(page, 'Gegevens van mijn partner ophalen').click()
  await getButton(page, 'Ja, ophalen').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens ophalen' })).toBeVisible()
  await expect(getRetrievalIframe(page).getByText('van de partner')).toBeVisible()
  const address = await page.locator('iframe').getAttribute('src')
  expect(new URL(address ?? '').origin).not.toBe(new URL(page.url()).origin)
  await expectAccessible(page)
  await getRetrievalIframe(page).getByRole('button', { name: 'Doen alsof het mislukt' }).click()
  await expect(page.getByRole('heading', { name: 'Het ophalen is niet gelukt' })).toBeVisible()
  await getButton(page, 'Probeer opnieuw').click()
  await getRetrievalIframe(page).getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent gestopt met ophalen' })).toBeVisible()
  await getButton(page, 'Opnieuw ophalen').click()
  await getRetrievalIframe(page).getByRole('button', { name: 'Gegevens delen' }).click()
  await expect(page.getByRole('heading', { name: 'De gegevens van je partner zijn opgehaald' })).toBeVisible()
  await expectAccessible(page)
  const inbox = await (await request.get(`${apiOrigin}/demo/tenant-inbox`)).json()
  const kinds = inbox.data.map(({ username, item }: { username: string; item: { kind: string } }) => [
    username,
    item.kind,
  ])
  expect(kinds).toContainEqual(['anna', 'retrieval'])
  expect(kinds).toContainEqual(['anna', 'invitation'])

  await page.getByRole('link', { name: 'Terug naar je gegevens' }).click()
  const today = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
  await expect(banner).toContainText(`Laatst opgehaald op ${today.format(new Date())}`)
  await banner.getByRole('heading').click()
  await getButton(page, 'Mijn gegevens ophalen').click()
  await getButton(page, 'Ja, ophalen').click()
  await expect(getRetrievalIframe(page).getByText('van de klant')).toBeVisible()

  await page.goto('/portaal?type=mortgage_pension&result=success')
  await expect(page.getByRole('heading', { name: 'Je gegevens ophalen?' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('@RETRIEVE-02 @RETRIEVE-04 emma has not retrieved data yet and has no partner', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'emma', '/editInfo/account')
  await page.getByText('Nog niet eerder opgehaald').click()
  await expect(getButton(page, 'Mijn gegevens ophalen')).toBeVisible()
  await expect(getButton(page, 'Gegevens van mijn partner ophalen')).toHaveCount(0)
})

test('@RETRIEVE-07 @DEMO-28 fatih’s retrieval asks him to wait three times, and can be cancelled', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'fatih', '/portaal?type=mortgage_pension')
  await getButton(page, 'Ja, ophalen').click()
  await expect(page.getByText('De pagina wordt klaargezet')).toBeVisible()
  for (const [later, text] of [
    [10_000, 'Nog even geduld'],
    [10_000, 'We wachten nog op antwoord'],
    [20_000, 'Het duurt nu wel erg lang'],
  ] as const) {
    await page.clock.fastForward(later)
    await expect(page.getByText(text)).toBeVisible()
  }
  await expectAccessible(page)
  await getButton(page, 'Stoppen met ophalen').click()
  await expect(page.getByRole('heading', { name: 'Je bent gestopt met ophalen' })).toBeVisible()
})

test('@DEMO-28 hugo sees an error that the page could not be retrieved and that nothing changed', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'hugo', '/portaal')
  await getButton(page, 'Ja, ophalen').click()
  await expect(page.getByRole('heading', { name: 'De pagina kon niet worden geopend' })).toBeVisible()
  await expect(getButton(page, 'Probeer opnieuw')).toBeVisible()
})
