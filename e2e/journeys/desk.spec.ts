import { openCustomerFile, signInAtDesk } from '../desk-navigation.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { adminOrigin, getPortalOrigin, sharedDataDir } from '../origins.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { fetchCachedStaffToken } from '../staff-sign-in.ts'

const createPdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n/Type /Page\n%%EOF'),
})
const [sanne, marijke] = ['sanne@zuideradvies.example', 'marijke@noorderhypotheken.example']

test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

test('@DESK-04 @DESK-07 an adviser requests two documents, rejects a wrong one with a reason and accepts the right one; the customer sees each step, and the audit log records them', {
  tag: '@full',
}, async ({ browser, page: desk }) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signInAtDesk(desk, sanne)
  await openCustomerFile(desk, 'Sofie Hendrix', 'Gevraagd')
  await desk.getByRole('button', { name: 'Stukken vragen' }).click()
  const asking = desk.getByRole('dialog', { name: 'Stukken vragen' })
  await asking.getByRole('button', { name: 'Nieuwe hypotheek' }).click()
  await expect(asking.getByLabel('Stukken')).toHaveValue(/Werkgeversverklaring/)
  await asking.getByLabel('Stukken').fill('Loonstrook: van deze maand\nWerkgeversverklaring')
  await expectAccessible(desk)
  await asking.getByRole('button', { name: 'Vragen' }).click()
  await expect(asking).toBeHidden()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Loonstrook' })).toContainText('van deze maand')

  const sendDocument = async (name: string) => {
    await page.getByRole('button', { name: /^Document versturen: Loonstrook/ }).click()
    const sending = page.getByRole('dialog', { name: 'Document versturen' })
    await sending.locator('input[data-upload=file]').setInputFiles(createPdf(name))
    await sending.getByRole('button', { name: 'Document versturen' }).click()
    await expect(sending.getByText('Je adviseur kan het nu lezen', { exact: false })).toBeVisible()
  }
  const openMortgageApplication = async () => {
    await page.goto(`${getPortalOrigin('zuider')}/hypotheek`)
    await page.getByRole('link', { name: /^Bekijk deze aanvraag/ }).click()
    await expect(page.getByRole('dialog', { name: /Liniestraat 21/ })).toBeVisible()
  }
  await signIn(page, 'sofie', '/hypotheek')
  await openMortgageApplication()
  await expect(page.getByRole('dialog')).toContainText('Werkgeversverklaring')
  await sendDocument('loonstrook-oud.pdf')

  await desk.getByRole('link', { name: 'Documenten' }).first().click()
  await desk
    .getByRole('list', { name: 'Documenten die wachten' })
    .getByRole('link', { name: /loonstrook-oud/ })
    .click()
  await expect(desk.getByText('Loonstrook: van deze maand')).toBeVisible()
  await desk.keyboard.press('r')
  await desk.getByLabel('Waarom is dit niet goed?').fill('kort')
  await desk.getByRole('button', { name: 'Afkeuren' }).click()
  await expect(desk.getByRole('alert').first()).toContainText('Schrijf op waarom')
  await desk.getByLabel('Waarom is dit niet goed?').fill('Deze is van vorig jaar.')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Afkeuren' }).click()
  await expect(desk.getByRole('link', { name: /loonstrook-oud/ })).toBeHidden()

  await openMortgageApplication()
  await expect(page.getByRole('dialog')).toContainText('Niet goedgekeurd: Deze is van vorig jaar.')
  await sendDocument('loonstrook-nieuw.pdf')

  await openCustomerFile(desk, 'Sofie Hendrix', 'Documenten')
  await desk.getByRole('link', { name: /loonstrook-nieuw/ }).click()
  await expect(desk.getByRole('button', { name: 'Goedkeuren' })).toBeVisible()
  await desk.keyboard.press('a')
  await expect(desk.getByRole('link', { name: /loonstrook-nieuw/ })).toBeHidden()
  await openCustomerFile(desk, 'Sofie Hendrix', 'Gevraagd')
  await expect(desk.getByRole('listitem').filter({ hasText: 'Werkgeversverklaring' })).toBeVisible()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Loonstrook' })).toBeHidden()
  await openMortgageApplication()
  await expect(page.getByRole('button', { name: /^Document versturen: Loonstrook/ })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Document versturen: Werkgeversverklaring/ })).toBeVisible()

  const owner = await fetchCachedStaffToken(adminOrigin, sharedDataDir, 'ruben@zuideradvies.example')
  const response = await fetch(`${adminOrigin}/adviser/audit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner}` },
    body: JSON.stringify({ tenant: 'zuider', customer: 'sofie' }),
  })
  const { data } = (await response.json()) as {
    data: { broken_at: number | null; acts: { command: string; staffName: string }[] }
  }
  const done = data.acts.map(({ command, staffName }) => `${staffName}: ${command}`)
  for (const command of ['ask', 'reject', 'accept', 'document', 'file'])
    expect(done).toContain(`Sanne Vermeulen: ${command}`)
  expect(data.broken_at).toBeNull()
  await page.context().close()
})

test('@DESK-08 staff of one tenant see nothing of another tenant, and customers cannot open the desk', {
  tag: '@full',
}, async ({ browser, page }) => {
  await signInAtDesk(page, sanne, '/desk/customers?q=lotte')
  const link = await page.getByRole('link', { name: 'Lotte Vink' }).getAttribute('href')
  const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  await signInAtDesk(other, marijke, link ?? '')
  await expect(other.getByText('Deze klant is er niet')).toBeVisible()
  await expect(other.getByText('Lotte')).toBeHidden()
  await other.goto(`${adminOrigin}/desk/customers?q=lotte`)
  await expect(other.getByText('Geen klant gevonden')).toBeVisible()
  await other.context().close()

  const customer = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  await signIn(customer, 'lotte')
  const requestedUrls: string[] = []
  customer.on('request', (request) => requestedUrls.push(request.url()))
  await customer.goto(`${getPortalOrigin('zuider')}/desk/customers`)
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requestedUrls.filter((url) => url.includes('mf-desk'))).toEqual([])
  expect(await customer.content()).not.toContain('mf-desk')
  await customer.context().close()
})

test('@DESK-11 two advisers with the same file open see each other, and a note of one reaches the other within two seconds', {
  tag: '@full',
}, async ({ browser, page }) => {
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signInAtDesk(page, sanne)
  await signInAtDesk(other, 'ruben@zuideradvies.example')
  await openCustomerFile(page, 'Maarten Kok', 'Gesprek')
  await openCustomerFile(other, 'Maarten Kok', 'Gesprek')
  await expect(page.getByRole('status').filter({ hasText: 'Ook hier' })).toContainText('Ruben Aalders')
  await expect(other.getByRole('status').filter({ hasText: 'Ook hier' })).toContainText('Sanne Vermeulen')
  await page.getByRole('radio', { name: 'Alleen collega’s' }).check()
  await page.getByLabel('Bericht', { exact: true }).fill('Verzekeraar is gebeld')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Verzekeraar is gebeld' })).toBeVisible()
  await expect(other.getByRole('listitem').filter({ hasText: 'Verzekeraar is gebeld' })).toBeVisible({
    timeout: 2000,
  })
  await other.context().close()
  await expect(page.getByText('Ook hier', { exact: false })).toBeHidden()
})

for (const [email, name, tenant] of [
  [sanne, 'Lotte Vink', 'Zuider Advies'],
  [marijke, 'Bart Meijer', 'Noorder Hypotheken'],
] as const)
  test(`@DESK-01 @DESK-02 @DESK-03 each screen of the desk of ${tenant} is accessible, has the tenant's theme, and does not scroll sideways on a phone`, {
    tag: '@full',
  }, async ({ page }) => {
    await signInAtDesk(page, email)
    await expect(page.getByRole('navigation').getByText(tenant)).toBeVisible()
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    const expectAccessibleAndResponsive = async () => {
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 780 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await expectAccessibleAndResponsive()
    for (const path of [
      '/desk/inbox',
      '/desk/documents',
      '/desk/edits',
      '/desk/appointments',
      '/desk/customers',
    ]) {
      await page.goto(adminOrigin + path)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessibleAndResponsive()
    }
    await openCustomerFile(page, name)
    for (const view of ['Dossier', 'Gesprek', 'Documenten', 'Gevraagd', 'Advies']) {
      await page.getByRole('tab', { name: view }).click()
      await expectAccessibleAndResponsive()
    }
    if (email !== sanne) return
    await page.getByRole('link', { name: 'Bekijk het advies' }).click()
    await expect(page.getByText('Precies hetzelfde, met elke stap')).toBeVisible()
    await expectAccessibleAndResponsive()
  })

test('@DESK-21 @DESK-22 an owner edits a mail text and sees its preview; previews of mails and PDF in an unsaved theme are accessible', {
  tag: ['@full'],
}, async ({ page }) => {
  await signInAtDesk(page, 'ruben@zuideradvies.example')
  await page.goto(`${adminOrigin}/desk/settings?view=mails`)
  await page.getByRole('link', { name: 'Code om in te loggen' }).click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('1234567')).toBeVisible()
  await page.getByLabel('Onderwerp').fill('Even inloggen, {name}')
  await expect(mail.getByRole('heading')).toHaveText('Even inloggen, Anna')
  await expectAccessible(page)
  await page.goto(`${adminOrigin}/desk/settings`)
  await page.getByLabel('Hoofdkleur', { exact: true }).fill('#0a5c36')
  await page.getByRole('button', { name: 'Bekijken' }).click()
  await expect(mail.getByRole('link', { name: 'Account openen' })).toHaveCSS(
    'background-color',
    'rgb(10, 92, 54)',
  )
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Dossier als pdf' }).click()
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible()
})
