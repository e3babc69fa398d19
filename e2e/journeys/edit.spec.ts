import { getMortgages } from '@portal/contract/mortgage'
import { expectAccessible, waitForAnimations } from '../expect-accessible.ts'
import { callAsCustomer, expect, expectFocusIn, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

interface ReceivedEdit {
  customer: string
  item: { screen: string; content: string }
}

/** Fetches a customer's edits as the tenant received them, newest first. */
const fetchEdits = async (username: string, form: string) => {
  const all = await runStaffCommand<ReceivedEdit[]>('read', { tenant: 'zuider', kind: 'edit' })
  return all
    .filter(({ customer, item }) => customer === username && item.screen === form)
    .map(({ item }) => JSON.parse(item.content))
}

test('@WCAG-3.3.4 @EDIT-08 @PERSONALIA-03 anna’s change of her partner’s number survives a reload, updates her other tab, and reaches the adviser', async ({
  page,
  context,
}) => {
  await signIn(page, 'anna', '/editInfo/personalia')
  const other = await context.newPage()
  await other.goto('/editInfo/personalia')
  await other.getByRole('tab', { name: 'Bas' }).click()
  await expect(other.getByLabel(/^Mobiel nummer/)).toHaveValue('0612345002')

  const mobile = page.getByLabel(/^Mobiel nummer/)
  const ofPartner = page.getByRole('tab', { name: 'Bas' })
  await ofPartner.click()
  await expect(mobile).toHaveValue('0612345002')
  await expectAccessible(page)
  await expect(async () => {
    await ofPartner.click()
    await mobile.fill('+31 6 87654321')
    await mobile.blur()
    await expect(mobile).toHaveValue('0687654321')
    await page.clock.runFor(1000)
    await page.reload()
    await page.clock.fastForward(3600)
    await expect(page.getByText(/^Je was hier .* mee bezig/)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.getByRole('tab', { name: 'Bas' }).click()
  await expect(mobile).toHaveValue('0687654321')

  await page.getByRole('button', { name: 'Nakijken en opslaan' }).press('Enter')
  const review = page.getByRole('dialog', { name: 'Klopt dit zo?' })
  await expect(review.getByRole('heading', { name: 'Bas' })).toBeVisible()
  await expect(review.locator('dl > div')).toHaveText([/^Mobiel nummer.*0612345002.*0687654321/])
  await page.clock.runFor(500)
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Je wijzigingen zijn opgeslagen')).toBeVisible()
  const [edit] = await fetchEdits('anna', 'personalia')
  expect(edit).toMatchObject({ first_name: 'Anna', partner: { first_name: 'Bas', mobile: '0687654321' } })
  await expect(other.getByLabel(/^Mobiel nummer/)).toHaveValue('0687654321')
})

test('@WCAG-2.1.1 @EDIT-11 @EDITMORT-01 @EDITMORT-04 @EDITMORT-13 clara, whose file is empty, adds a mortgage by keyboard and removes it again', {
  tag: '@full',
}, async ({ page, request }) => {
  const fetchMortgages = async () =>
    (await callAsCustomer(request, { username: 'clara', tenant: 'zuider' }, getMortgages)).data
  await signIn(page, 'clara', '/editInfo/living')
  await expect(page.getByText('We weten nog niet waar je woont.')).toBeVisible()
  await page.getByLabel('Postcode').fill('NL-4818-SL')
  await page.getByLabel('Huisnummer').fill('27')
  await expect(page.getByText('Dat is Wilhelminapark 27, 4818 SL Breda.')).toBeVisible()
  await page.goto('/editInfo/mortgage')
  await page.clock.fastForward(3600)
  await page.getByRole('button', { name: 'Hypotheek toevoegen' }).press('Enter')
  const retypeField = async (label: string | RegExp, typed: string) => {
    await page.getByLabel(label).fill(typed)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('combobox', { name: /^Geldverstrekker/ }).fill('domm')
  await expect(page.getByRole('option', { name: 'Dommel Hypotheken' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /^Geldverstrekker/ })).toHaveValue('Dommel Hypotheken')
  await page.getByRole('combobox', { name: /^Product/ }).fill('dommel plus')
  await expect(page.getByRole('option', { name: /^Dommel Plus/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await retypeField('Leningdeelnummer', '001')
  await retypeField('Oorspronkelijk bedrag', '€ 1.234.567,89')
  await retypeField('Restschuld', '1,234,567.90')
  await retypeField('Begindatum', '01-03-2021')
  await expect(page.getByLabel('Einddatum')).toHaveValue('01-03-2051')
  await retypeField('Rente per jaar', '3,85')
  await retypeField('Rente staat vast voor', '20')
  await retypeField('Rente staat vast tot', '29-02-2023')
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('2 velden kloppen nog niet')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Deel 1, Restschuld: De restschuld kan niet hoger/ }).press('Enter')
  await expect(page.getByLabel('Restschuld')).toBeFocused()
  await retypeField('Restschuld', '1.234')
  await retypeField('Rente staat vast tot', '01-03-2041')
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).press('Enter')
  await expectFocusIn(page.getByRole('dialog'))
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Je wijzigingen zijn opgeslagen' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Dommel Hypotheken' })).toBeVisible()
  expect(await fetchMortgages()).toMatchObject([
    {
      agency_name: 'Dommel Hypotheken',
      company_label_description: 'Dommel Plus',
      mortgageParts: [{ hoofdsom: 1_234_567.89, remaining_debt: 1234, rentevasteperiode: 240 }],
    },
  ])
  await page.getByRole('button', { name: 'Hypotheek verwijderen' }).press('Enter')
  await expectFocusIn(page.getByRole('alertdialog'))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hypotheek verwijderen' }).press('Enter')
  await expect(page.getByText('Er is nog geen hypotheek bekend')).toBeVisible()
  expect(await fetchMortgages()).toEqual([])
})

for (const [username, path, names, rule] of [
  ['emma', 'living', ['Account', 'Contactgegevens', 'Veilig inloggen', 'Privacy'], '@EDIT-03 @EDIT-06 @full'],
  ['fatih', 'personalia', null, '@PERSONALIA-03'],
  ['sam', 'income', null, '@EDITINCOME-03 @full'],
] as const)
  test(`${rule} ${username} sees only the fields that may be edited`, { tag: '@full' }, async ({ page }) => {
    await signIn(page, username, `/editInfo/${path}`)
    const categories = page.getByRole('navigation', { name: 'Soorten gegevens' }).getByRole('link')
    if (names) {
      await expect(categories).toHaveText([...names])
      await expect(page).toHaveURL(/\/editInfo\/account$/)
    } else await expect(categories).toHaveCount(8)
    if (path === 'personalia') {
      await expect(page.getByLabel('Voornaam')).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
    }
    if (path === 'income') {
      await expect(page.getByLabel('Partnerpensioen')).toBeVisible()
      await expect(page.getByLabel('Inkomen nu')).toHaveCount(0)
    }
    await expectAccessible(page)
  })

test('@DEMO-12 @EDIT-05 @PERSONALIA-03 @EDITINCOME-04 femke edits her file on two devices at once; the later save shows the other change, and the adviser receives both', {
  tag: '@full',
}, async ({ page, browser }) => {
  const phone = await (await browser.newContext()).newPage()
  for (const device of [phone, page]) {
    await signIn(device, 'femke', '/editInfo/personalia')
    await expect(device.getByLabel('Voornaam')).toHaveValue('Femke')
    await expect(device.getByRole('tab')).toHaveCount(0)
  }
  await phone.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Voorletters').fill('F.J.')
  await phone.getByLabel(/^Mobiel nummer/).fill('0698765432')
  for (const device of [phone, page])
    await device.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(phone.getByText('Je wijzigingen zijn opgeslagen')).toBeVisible()

  const review = page.getByRole('dialog', { name: 'Klopt dit zo?' })
  await review.getByRole('button', { name: 'Opslaan' }).click()
  const alert = review.getByRole('alert')
  await expect(alert).toContainText('je gegevens zijn intussen ergens anders gewijzigd')
  await expect(alert).toContainText('0698765432')
  await page.clock.runFor(500)
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Opnieuw opslaan' }).click()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen')).toBeVisible()
  const [edit] = await fetchEdits('femke', 'personalia')
  expect(edit).toMatchObject({ initials: 'F.J.', mobile: '0698765432', has_partner: false })
  expect(edit.partner ?? null).toBeNull()
  await phone.context().close()

  await page.getByRole('link', { name: 'Inkomen en pensioen' }).click()
  await expect(page).toHaveURL(/\/editInfo\/income$/)
  await page.getByLabel('Inkomen nu').fill('48.000,90')
  await expect(page.getByLabel('Partnerpensioen')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je wijzigingen zijn opgeslagen')).toBeVisible()
  expect((await fetchEdits('femke', 'income'))[0]).toMatchObject({ gross_annual_income: 48_000 })
})

test('@EDIT-10 while vera’s file is locked by her adviser, what she typed is kept until it can be saved', {
  tag: '@full',
}, async ({ page }) => {
  const setCustomerFileLock = (value: boolean) =>
    runStaffCommand('lock', { tenant: 'zuider', customer: 'vera', locked: String(value) })
  await signIn(page, 'vera', '/editInfo/contactDetails')
  await expect(page.getByText('Opslaan kan nu niet: je adviseur is met je dossier bezig')).toBeVisible()
  await page.getByLabel(/^Mobiel nummer/).fill('0612121212')
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  const review = page.getByRole('dialog')
  await review.getByRole('button', { name: 'Opslaan' }).click()
  await expect(review.getByText('Opslaan kan nu niet: je adviseur is met je dossier bezig')).toBeVisible()
  await expectAccessible(page)
  await setCustomerFileLock(false)
  try {
    await page.reload()
    await page.clock.fastForward(3600)
    await expect(page.getByLabel(/^Mobiel nummer/)).toHaveValue('0612121212')
    await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
    await review.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Je wijzigingen zijn opgeslagen')).toBeVisible()
    expect(await fetchEdits('vera', 'contact_details')).toContainEqual({ mobile: '0612121212' })
  } finally {
    await setCustomerFileLock(true)
  }
})

test('@EDIT-09 wim gets an error if a save fails, online and offline, and what he typed is kept', {
  tag: '@full',
}, async ({ page, context }) => {
  await signIn(page, 'wim', '/editInfo/contactDetails')
  await page.getByLabel(/^Mobiel nummer/).fill('0613131313')
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  const review = page.getByRole('dialog')
  await review.getByRole('button', { name: 'Opslaan' }).click()
  await expect(review.getByText('Je wijzigingen zijn niet opgeslagen')).toBeVisible()
  await context.setOffline(true)
  await review.getByRole('button', { name: 'Opnieuw opslaan' }).click()
  await expect(review.getByText(/^Er is geen verbinding/)).toBeVisible()
  await context.setOffline(false)
  await review.getByRole('button', { name: 'Terug naar het formulier' }).click()
  await expect(page.getByLabel(/^Mobiel nummer/)).toHaveValue('0613131313')
})

test('on a phone, the layout does not shift while a save is pending', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'anna', '/editInfo/contactDetails')
  await page.getByLabel(/^Mobiel nummer/).fill('0687650000')
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  const review = page.getByRole('dialog', { name: 'Klopt dit zo?' })
  await page.clock.runFor(500)
  await page.route(/contact_details/, () => {})
  const backButton = review.getByRole('button', { name: 'Terug naar het formulier' })
  await waitForAnimations(page)
  const before = await backButton.boundingBox()
  await review.getByRole('button', { name: 'Opslaan' }).click()
  await expect(review.getByRole('button', { name: 'Bezig met opslaan' })).toBeVisible()
  expect(await backButton.boundingBox()).toEqual(before)
})
