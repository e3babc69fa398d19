import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectFocusIn, getPortalOrigin, navigateInPortal, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'
import { storeCustomerSession } from '../stored-session.ts'

const getDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const scenariosTitle = 'Kan ik hier blijven wonen?'
const refinanceTitle = 'Kan ik goedkoper uit?'
const getMain = (page: Page) => page.getByRole('main')

/** Opens a calculator by its URL, within the open portal. */
async function openCalculator(page: Page, tool: string, title: string) {
  const address = `/dashboard?reken=${tool}`
  await (page.url().includes('/dashboard') ? navigateInPortal(page, address) : page.goto(address))
  const layer = getDialog(page, title)
  await expect(layer).toBeVisible()
  await expect(layer.getByText('Bezig met laden')).toHaveCount(0)
  return layer
}

interface ReceivedItem {
  kind: string
  content: string
  subject: string | null
}
const fetchReceivedItems = async (customer: string, kind: string) => {
  const all = await runStaffCommand<{ customer: string; item: ReceivedItem }[]>('read', {
    tenant: 'zuider',
    kind,
  })
  return all.flatMap((one) => (one.customer === customer ? [one.item] : []))
}

test('@WCAG-2.1.1 @WCAG-3.3.7 @SCEN-03 @DASH-14 @LEAD-01 by keyboard, anna sees whether she can stay, follows how a figure is calculated, and asks for advice', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna')
  const tile = getMain(page).getByRole('link', { name: new RegExp(`^${scenariosTitle.replace('?', '\\?')}`) })
  await tile.focus()
  await page.keyboard.press('Enter')
  const scenariosDialog = getDialog(page, scenariosTitle)
  await expect(page).toHaveURL(/\?reken=scenarios$/)
  for (const scenario of [
    'Met pensioen',
    'Overlijden',
    'Arbeidsongeschikt',
    'Zonder werk',
    'Uit elkaar',
    'Verhuizen',
  ])
    await expect(scenariosDialog.getByRole('heading', { name: scenario, exact: true })).toBeVisible()
  await expectAccessible(page)

  await scenariosDialog.getByRole('button', { name: 'Bekijk de cijfers: Met pensioen, Anna' }).focus()
  await page.keyboard.press('Enter')
  const figures = getDialog(page, 'Met pensioen')
  await expectFocusIn(figures)
  await figures
    .getByRole('button', { name: /Hoe komen we hieraan/ })
    .last()
    .focus()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const trace = getDialog(page, 'Hoe komen we hieraan?')
  await expectFocusIn(trace)
  await expect(trace.getByRole('heading', { name: 'Maximale hypotheek' })).toBeVisible()
  await trace
    .getByRole('button', { name: /^Toegestane|^Ruimte per maand/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await trace.getByRole('button', { name: /^Toegestane woonlast/ }).focus()
  await page.keyboard.press('Enter')
  await trace.getByRole('button', { name: /^Woonquote/ }).focus()
  await page.keyboard.press('Enter')
  await expect(trace.getByRole('link', { name: /./ }).last()).toHaveAttribute('href', /^https:\/\//)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(trace).toBeHidden()

  await figures.getByRole('button', { name: 'Vraag advies' }).focus()
  await page.keyboard.press('Enter')
  const request = getDialog(page, 'Vraag advies')
  await expect(request.getByLabel('Telefoonnummer')).not.toHaveValue('')
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Aanvraag versturen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Je aanvraag is binnen')).toBeVisible()
  const leads = await fetchReceivedItems('anna', 'lead')
  expect(leads.some(({ subject, content }) => subject === 'retirement' && content.includes('Anna'))).toBe(
    true,
  )
  const notes = await fetchReceivedItems('anna', 'activity_note')
  expect(notes.some(({ content }) => content.includes('vraagt advies over pensioen'))).toBe(true)

  for (const layer of [getDialog(page, 'Aanvraag verstuurd'), figures, scenariosDialog]) {
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
  }
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(tile).toBeFocused()
})

test('@SCEN-30 @SCEN-31 arrow keys change the share of incapacity and its result, without another call', {
  tag: '@full',
}, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/scenarios?')) calls++
  })
  const scenariosDialog = await openCalculator(page, 'scenarios', scenariosTitle)
  const card = scenariosDialog.getByRole('article').filter({ hasText: 'Arbeidsongeschikt' })
  const share = card.getByRole('group', { name: 'Arbeidsongeschikt' }).getByRole('slider')
  await share.focus()
  await expect(share).toHaveAttribute('aria-valuetext', /^50%\. Anna: /)
  const bars = card.getByRole('listitem')
  await expect(bars).toHaveText(
    ['Nu mogelijk', 'Dan mogelijk', 'Nodig', 'Nu mogelijk', 'Dan mogelijk', 'Nodig'].map(
      (name) => new RegExp(`^${name}€`),
    ),
  )
  const half = await bars.nth(1).textContent()
  const callsBefore = calls
  await page.keyboard.press('End')
  await expect(share).toHaveAttribute('aria-valuetext', /^80–100%, blijvend\. Anna: /)
  expect(await bars.nth(1).textContent()).not.toBe(half)
  await page.keyboard.press('ArrowLeft')
  await expect(share).toHaveAttribute('aria-valuetext', /^80–100%\. Anna: /)
  await page.keyboard.press('ArrowLeft')
  await expect(share).toHaveAttribute('aria-valuetext', /^75%/)
  expect(calls).toBe(callsBefore)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Bekijk de cijfers: Arbeidsongeschikt, 75%, Anna' }).click()
  await expect(getDialog(page, 'Arbeidsongeschikt, 75%')).toBeVisible()
})

test('anna’s what-if is kept after a reload, and she sends the comparison to her adviser', {
  tag: '@full',
}, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  const scenariosDialog = await openCalculator(page, 'scenarios', scenariosTitle)
  const saveCalculation = async (name: string) => {
    await scenariosDialog.getByRole('button', { name: 'Berekening bewaren' }).click()
    const dialog = getDialog(page, 'Berekening bewaren')
    await dialog.getByLabel('Naam').fill(name)
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click()
    await expect(scenariosDialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked()
  }
  await saveCalculation('Zoals nu')
  await scenariosDialog.getByRole('button', { name: 'Reken met andere gegevens' }).click()
  const other = getDialog(page, 'Reken met andere gegevens')
  await other.getByLabel(/^Inkomen van Anna/).fill('1.500,00')
  await other.getByRole('button', { name: 'Reken hiermee' }).click()
  await expect(scenariosDialog.getByText(/^Doorgerekend met inkomen Anna/)).toBeVisible()
  await saveCalculation('Minder uren')
  await page.reload()
  const table = getDialog(page, scenariosTitle).getByRole('table')
  await expect(table.getByRole('columnheader', { name: /^Zoals nu/ })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: /^Minder uren/ })).toBeVisible()
  await expectAccessible(page)

  await getDialog(page, scenariosTitle).getByRole('button', { name: 'Stuur naar je adviseur' }).click()
  const send = getDialog(page, 'Naar je adviseur sturen')
  await send.getByLabel('Wat wil je vragen?').fill('Kan ik minder gaan werken?')
  await send.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText('Je bericht is verstuurd')).toBeVisible()
  const messages = await fetchReceivedItems('anna', 'message')
  const comparisonMessage = messages.find(({ content }) => content.includes('Kan ik minder gaan werken?'))
  expect(comparisonMessage?.content).toContain('Minder uren')
  expect(comparisonMessage?.content).toContain('Uit elkaar, Anna')
})

test('@REFI-13 @LEAD-01 tess sees proposals in three groups with their savings, and asks about one', {
  tag: '@full',
}, async ({ page }) => {
  await storeCustomerSession(page, 'tess', '/')
  const refinanceDialog = await openCalculator(page, 'refinance', refinanceTitle)
  for (const group of ['Je huidige product', 'Past bij het inkomen', 'Past niet bij het inkomen'])
    await expect(refinanceDialog.getByRole('heading', { name: group })).toBeVisible()
  await expectAccessible(page)
  await refinanceDialog.getByRole('radio', { name: /^20 jaar/ }).check({ force: true })
  await expect(refinanceDialog.getByText(/(over|met) 20 jaar/)).toBeVisible()
  await refinanceDialog
    .getByRole('button', { name: /^Bekijk: / })
    .first()
    .click()
  const proposal = page.getByRole('dialog').last()
  await expect(proposal.getByText(/^Wat het (oplevert|kost) in 20 jaar$/)).toBeVisible()
  await expectAccessible(page)
  await proposal.getByRole('button', { name: 'Vraag advies' }).click()
  await getDialog(page, 'Vraag advies').getByRole('button', { name: 'Aanvraag versturen' }).click()
  await expect(page.getByText('Je aanvraag is binnen')).toBeVisible()
  const notes = await fetchReceivedItems('tess', 'activity_note')
  expect(notes.some(({ content }) => content.includes('vraagt advies over oversluiten'))).toBe(true)

  const scenarios = await openCalculator(page, 'scenarios', scenariosTitle)
  for (const verdict of ['Waarschijnlijk wel', 'Misschien', 'Waarschijnlijk niet'])
    await expect(scenarios.getByText(verdict, { exact: true }).first()).toBeVisible()
})

const impossibleCalculationTexts = {
  incomplete: /^Om dit uit te rekenen/,
  failed: 'De uitkomst kon niet worden berekend',
  noParts: /^Je hypotheek heeft nog geen leningdelen/,
  value: 'We weten niet wat je huis waard is',
  mortgage: 'We kennen geen hypotheek om te vergelijken',
  both: 'We kennen geen hypotheek en geen woningwaarde',
  parts: /^Een hypotheek moet minstens één leningdeel hebben/,
}
for (const [customer, tags, scenarios, refinance] of [
  ['clara', '@SCEN-20 @REFI-05', impossibleCalculationTexts.incomplete, impossibleCalculationTexts.both],
  ['noor', '@SCEN-19 @REFI-07 @full', impossibleCalculationTexts.noParts, impossibleCalculationTexts.parts],
  ['omar', '@REFI-03 @full', null, impossibleCalculationTexts.value],
  [
    'piet',
    '@SCEN-20 @REFI-04 @full',
    impossibleCalculationTexts.incomplete,
    impossibleCalculationTexts.mortgage,
  ],
  [
    'quinn',
    '@SCEN-20 @REFI-05 @full',
    impossibleCalculationTexts.incomplete,
    impossibleCalculationTexts.both,
  ],
  ['rosa', '@SCEN-18', impossibleCalculationTexts.failed, impossibleCalculationTexts.failed],
] as const)
  test(`${tags} if a calculation is impossible, ${customer} reads why and what to do`, {
    tag: '@full',
  }, async ({ page }) => {
    await storeCustomerSession(page, customer, '/')
    const stays = await openCalculator(page, 'scenarios', scenariosTitle)
    if (scenarios) await expect(stays.getByText(scenarios)).toBeVisible()
    else await expect(stays.getByRole('heading', { name: 'Met pensioen' })).toBeVisible()
    const compares = await openCalculator(page, 'refinance', refinanceTitle)
    await expect(compares.getByText(refinance)).toBeVisible()
    await expectAccessible(page)
  })

test('@TENANT-19 @TENANT-24 a tool is shown only if the tenant has it and the customer may use it', {
  tag: '@full',
}, async ({ page, browser }) => {
  await signIn(page, 'dirk')
  const getCalculatorTiles = (on: Page) =>
    getMain(on)
      .getByRole('link')
      .filter({ has: on.getByRole('heading', { level: 3 }) })
  await expect(getCalculatorTiles(page)).toHaveCount(2)
  await expect(getCalculatorTiles(page).filter({ hasText: scenariosTitle })).toBeVisible()
  await expect(getCalculatorTiles(page).filter({ hasText: refinanceTitle })).toBeVisible()

  const other = await browser.newContext({ baseURL: getPortalOrigin('noorder') })
  const noorder = await other.newPage()
  await signIn(noorder, 'hilde')
  await expect(getCalculatorTiles(noorder)).toHaveCount(2)
  await expect(getCalculatorTiles(noorder).filter({ hasText: refinanceTitle })).toHaveCount(0)
  await other.close()
})

test('sam, a pensioner, is not asked about work', { tag: '@full' }, async ({ page }) => {
  await storeCustomerSession(page, 'sam', '/')
  const scenariosDialog = await openCalculator(page, 'scenarios', scenariosTitle)
  await expect(scenariosDialog.getByRole('heading', { name: 'Overlijden' })).toBeVisible()
  await expect(
    scenariosDialog.getByRole('button', { name: /^Bekijk de cijfers: Zonder werk, Sam/ }),
  ).toHaveCount(0)
})
