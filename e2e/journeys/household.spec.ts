import type { Page } from '@playwright/test'
import { submitNewPassword } from '../customer-password.ts'
import { createLinkWaiter } from '../demo-mails.ts'
import { openCustomerFile, signInAtDesk } from '../desk-navigation.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectFocusIn, signIn, test } from '../portal-test.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

const privacyPath = '/editInfo/privacy'
const invitedPartner = { name: 'Tom de Groot', email: 'tom.huishouden@example.nl' }

/** Opens a dialog with a button of the card; returns the dialog once it accepts input. */
async function openDialog(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await expectFocusIn(dialog)
  return dialog
}

/** Chooses what a person may do with a part of the customer file. */
async function chooseRight(page: Page, subject: string, right: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: subject }).click()
  await page.getByRole('option', { name: right, exact: true }).click()
}

test('@HOUSE-01 @HOUSE-02 @HOUSE-04 @HOUSE-05 one person invites another of the household, who accepts and sees the file; access withdrawn while it is open is refused with a message', {
  tag: '@full',
}, async ({ page: tess, browser, request }) => {
  test.slow()
  const links = await createLinkWaiter(request, invitedPartner.email.split('@')[0] ?? '')
  await signIn(tess, 'tess', privacyPath)
  const dialog = await openDialog(tess, 'Iemand toegang geven')
  await dialog.getByRole('radio', { name: /^Partner/ }).check()
  await dialog.getByLabel('Naam').fill(invitedPartner.name)
  await dialog.getByLabel('E-mailadres').fill(invitedPartner.email)
  await chooseRight(tess, 'Verzekeringen', 'Bekijken')
  await chooseRight(tess, 'Wonen en hypotheek', 'Bekijken')
  await expectAccessible(tess)
  await dialog.getByRole('button', { name: 'Uitnodiging sturen' }).click()
  await expect(tess.getByText(`De uitnodiging voor ${invitedPartner.name} is verstuurd`)).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  const tom = await context.newPage()
  await tom.goto(await links.next())
  await submitNewPassword(tom)
  const invitation = tom.getByRole('button', { name: /^Uitnodiging bekijken van Tess/ })
  await expect(invitation).toBeVisible()
  await expect(tom.getByText(/Bekijkt: Wonen en hypotheek, Verzekeringen/)).toBeVisible()
  await invitation.click()
  const accepting = tom.getByRole('dialog')
  await expectFocusIn(accepting)
  for (const own of ['Je persoonlijke gegevens', 'Je pensioen'])
    await accepting
      .getByRole('group', { name: own })
      .getByRole('radio', { name: 'Bekijken', exact: true })
      .check()
  await accepting
    .getByRole('group', { name: 'Je inkomen' })
    .getByRole('radio', { name: 'Niets', exact: true })
    .check()
  await accepting.getByRole('button', { name: 'Aannemen' }).click()
  await tom.getByRole('link', { name: /^Dossier van Tess .* openen$/ }).click()
  const band = tom.getByRole('complementary', { name: /^Dossier van Tess/ })
  await expect(band).toBeVisible()
  await expect(tom.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible()
  await expectAccessible(tom)
  const menu = tom.getByRole('navigation', { name: 'Hoofdmenu' }).first()
  await expect(menu.getByRole('link', { name: 'Documenten' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Verzekeringen' }).click()
  await expect(tom.getByRole('heading', { level: 1, name: 'Verzekeringen' })).toBeVisible()
  await tom.reload()
  await expect(tom.getByRole('heading', { level: 1, name: 'Verzekeringen' })).toBeVisible()

  await tess.goto('/inkomen')
  await expect(tess.getByRole('heading', { level: 1, name: 'Inkomen' })).toBeVisible()
  await tess.goto(privacyPath)
  await openDialog(tess, `Toegang van ${invitedPartner.name} wijzigen`)
  await chooseRight(tess, 'Verzekeringen', 'Niets')
  await tess.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(tess.getByText('Opgeslagen')).toBeVisible()
  await tom.reload()
  await expect(tom.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Verzekeringen' })).toHaveCount(0)

  await openDialog(tess, `Toegang van ${invitedPartner.name} wijzigen`)
  await chooseRight(tess, 'Wonen en hypotheek', 'Niets')
  await tess.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(tess.getByRole('dialog')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Wonen' }).click()
  await expect(tom.getByRole('alertdialog', { name: 'Wat je mag zien is veranderd' })).toBeVisible()
  await tom.getByRole('button', { name: 'Begrepen' }).click()
  await expect(menu.getByRole('link', { name: 'Wonen' })).toHaveCount(0)

  await tess.getByRole('button', { name: `Toegang van ${invitedPartner.name} stoppen` }).click()
  await tess.getByRole('alertdialog').getByRole('button', { name: 'Stoppen' }).click()
  await expect(tess.getByText(/De toegang is gestopt/)).toBeVisible()
  const noAccess = tom.getByRole('heading', { name: /geen toegang/ })
  /**
   * After the access is withdrawn, the page checks its rights once more. If it does so before this step, the notice is
   * shown already and the link is gone; so the step clicks whichever exists.
   */
  await menu.getByRole('link', { name: 'Inkomen' }).or(noAccess).first().click()
  await expect(noAccess).toBeVisible()
  await tom.getByRole('link', { name: 'Je account' }).click()
  await expect(tom.getByText(/Gestopt op/)).toBeVisible()
  await context.close()

  await signInAtDesk(tess, 'sanne@zuideradvies.example')
  await openCustomerFile(tess, 'Tess')
  await expect(tess.getByText(invitedPartner.name).first()).toBeVisible()
})
