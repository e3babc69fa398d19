import { expectAccessible } from '../expect-accessible.ts'
import { expect, signIn, test } from '../portal-test.ts'

const createPdf = (name: string, bytes = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n/Type /Page\n${' '.repeat(bytes)}%%EOF`),
})

for (const [requirement, username, step] of [
  ['@STEPPER-02', 'gerda', 'Documenten aanleveren'],
  ['@STEPPER-03 @full', 'ines', 'Rentevoorstel'],
  ['@STEPPER-04 @full', 'jan', 'Beoordeling door de bank'],
  ['@STEPPER-05', 'karin', 'Naar de notaris'],
  ['@STEPPER-06 @full', 'leo', 'Inventarisatie'],
] as const)
  test(`${requirement} the application of ${username} shows step "${step}" on its own screen and on the overview`, {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, username, '/hypotheek')
    const current = page
      .getByRole('list', { name: 'Voortgang van je aanvraag' })
      .locator('[aria-current=step]')
    await expect(current).toContainText(step)
    await page.getByRole('link', { name: 'Overzicht' }).first().click()
    await expect(page).toHaveURL(/\/overzicht|\/dashboard|\/$/)
    await expect(current).toContainText(step)
  })

test('@MORTGAGE-06 @UPLOAD-05 @UPLOAD-06 an upload whose connection was cut is retried by hugo, and the adviser receives the document', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'hugo', '/hypotheek')
  await page.getByRole('link', { name: /^Bekijk deze aanvraag/ }).click()
  await page.clock.fastForward(1000)
  const details = page.getByRole('dialog', { name: /Stationsweg 9/ })
  await details.getByRole('button', { name: 'Verstuur 3 documenten' }).click()
  const choice = page.getByRole('dialog', { name: 'Welk document stuur je?' })
  await choice.getByRole('button', { name: 'Salarisstrook' }).click()
  await page.clock.fastForward(1000)
  const sending = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(sending).toContainText('Salarisstrook')
  await expectAccessible(page)

  await page.route('**/customer/document', (route) => route.abort('connectionreset'))
  await sending.locator('input[data-upload=file]').setInputFiles(createPdf('strook.pdf'))
  await sending.getByRole('button', { name: 'Document versturen' }).click()
  await expect(sending.getByText('De verbinding viel weg.', { exact: false }).first()).toBeVisible()
  await page.unroute('**/customer/document')
  await sending.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(sending.getByText('Je adviseur kan het nu lezen', { exact: false })).toBeVisible()
  await sending.getByRole('button', { name: 'Sluiten' }).last().click()
  await page.clock.fastForward(2000)
  const row = details.locator('[data-status=received]', { hasText: 'Salarisstrook' })
  await expect(row).toContainText('strook.pdf')
  await expect(details.getByRole('button', { name: 'Verstuur 2 documenten' })).toBeVisible()
})

test('all 27 mortgages of mila are listed with their status, and a phone does not scroll sideways', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signIn(page, 'mila', '/hypotheek')
  await expect(page.getByRole('article')).toHaveCount(27)
  await expect(page.getByText('Niet doorgegaan: registratie bij BKR')).toBeVisible()
  const measureOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(measureOverflow).toBeLessThanOrEqual(0)
})
