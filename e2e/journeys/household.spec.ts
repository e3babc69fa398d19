import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { chooseNewPassword } from '../account.ts'
import { openFile, signInAtDesk } from '../desk.ts'
import { linksFor } from '../mail.ts'
import { expect, expectFocusIn, signIn, test } from '../portal.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

const account = '/editInfo/privacy'
const partner = { name: 'Tom de Groot', email: 'tom.huishouden@example.nl' }

/** Opens a dialog with a button of the card; returns it once it accepts input. */
async function dialogOf(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await expectFocusIn(dialog)
  return dialog
}

/** Chooses a person's rights for a part of the file. */
async function grant(page: Page, subject: string, right: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: subject }).click()
  await page.getByRole('option', { name: right, exact: true }).click()
}

test('@HOUSE-01 @HOUSE-02 @HOUSE-04 @HOUSE-05 two people of one household at once: invited, accepted, seen; what is withdrawn while the other looks is refused and told', {
  tag: '@full',
}, async ({ page: tess, browser, request }) => {
  test.slow()
  const links = await linksFor(request, partner.email.split('@')[0] ?? '')
  await signIn(tess, 'tess', account)
  const dialog = await dialogOf(tess, 'Iemand toegang geven')
  await dialog.getByRole('radio', { name: /^Partner/ }).check()
  await dialog.getByLabel('Naam').fill(partner.name)
  await dialog.getByLabel('E-mailadres').fill(partner.email)
  await grant(tess, 'Verzekeringen', 'Bekijken')
  await grant(tess, 'Wonen en hypotheek', 'Bekijken')
  await expectAccessible(tess)
  await dialog.getByRole('button', { name: 'Uitnodiging sturen' }).click()
  await expect(tess.getByText(`De uitnodiging voor ${partner.name} is verstuurd`)).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  const tom = await context.newPage()
  await tom.goto(await links.next())
  await chooseNewPassword(tom)
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
  await tess.goto(account)
  await dialogOf(tess, `Toegang van ${partner.name} wijzigen`)
  await grant(tess, 'Verzekeringen', 'Niets')
  await tess.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(tess.getByText('Opgeslagen')).toBeVisible()
  await tom.reload()
  await expect(tom.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Verzekeringen' })).toHaveCount(0)

  await dialogOf(tess, `Toegang van ${partner.name} wijzigen`)
  await grant(tess, 'Wonen en hypotheek', 'Niets')
  await tess.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(tess.getByRole('dialog')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Wonen' }).click()
  await expect(tom.getByRole('alertdialog', { name: 'Wat je mag zien is veranderd' })).toBeVisible()
  await tom.getByRole('button', { name: 'Begrepen' }).click()
  await expect(menu.getByRole('link', { name: 'Wonen' })).toHaveCount(0)

  await tess.getByRole('button', { name: `Toegang van ${partner.name} stoppen` }).click()
  await tess.getByRole('alertdialog').getByRole('button', { name: 'Stoppen' }).click()
  await expect(tess.getByText(/De toegang is gestopt/)).toBeVisible()
  const noAccess = tom.getByRole('heading', { name: /geen toegang/ })
  /** After a rejection the page checks its access once more, which may happen before this step. */
  await menu.getByRole('link', { name: 'Inkomen' }).or(noAccess).first().click()
  await expect(noAccess).toBeVisible()
  await tom.getByRole('link', { name: 'Je account' }).click()
  await expect(tom.getByText(/Gestopt op/)).toBeVisible()
  await context.close()

  await signInAtDesk(tess, 'sanne@zuideradvies.example')
  await openFile(tess, 'Tess')
  await expect(tess.getByText(partner.name).first()).toBeVisible()
})
