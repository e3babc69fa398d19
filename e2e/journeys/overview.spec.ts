import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { axeCriteria, expectAccessible } from '../expect-accessible.ts'
import { getLayoutShifts, recordLayoutShifts } from '../layout-shifts.ts'
import { formatWholeEuros, getCard, getMain, getMenu, getTenantOptions } from '../page-regions.ts'
import { callAsCustomer, expect, navigateInPortal, signIn, test } from '../portal-test.ts'
import { storeCustomerSession } from '../stored-session.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

test('@ROUTE-07 @NAV-08 the overview is the first screen, with the figures of the database', async ({
  page,
  request,
}) => {
  await signIn(page, 'anna')
  await expect(page).toHaveURL(/\/dashboard$/)
  const customer = { username: 'anna', tenant: 'zuider' }
  const sumTotals = (response: { data: { total: number }[] }) =>
    response.data.reduce((all, { total }) => all + total, 0)
  const [income, partners] = [
    await callAsCustomer(request, customer, getIncomes),
    await callAsCustomer(request, customer, getPartnerIncomes),
  ]
  const [pension, partnerPension] = [
    await callAsCustomer(request, customer, getRetirements),
    await callAsCustomer(request, customer, getPartnerRetirements),
  ]
  await expect(getCard(page, 'Inkomen')).toContainText(
    formatWholeEuros(sumTotals(income) + sumTotals(partners)),
  )
  await expect(getCard(page, 'Pensioen')).toContainText(
    formatWholeEuros(sumTotals(pension) + sumTotals(partnerPension)),
  )
  await expect(getMenu(page).getByRole('link', { name: /^Inkomen/ })).toContainText(
    String(income.data.length + partners.data.length),
  )
  await expect(getMain(page).getByRole('region', { name: 'Wat er te doen staat' })).toContainText(
    'Controleer je gegevens',
  )
  await page.goto('/overzicht')
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible()
  await expect(getMenu(page).locator('[aria-current=page]')).toHaveText('Overzicht')
})

for (const width of [1440, 768, 360])
  test(`at ${width} px the overview has no layout shift`, { tag: width === 768 ? '@full' : [] }, async ({
    page,
  }) => {
    await storeCustomerSession(page, 'anna', '/')
    await page.setViewportSize({ width, height: 900 })
    await recordLayoutShifts(page)
    await page.goto('/dashboard')
    await expect(getCard(page, 'Inkomen').locator('svg path').first()).toBeVisible()
    await waitUntilSettled(page)
    const shifts = await getLayoutShifts(page)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02)
  })

for (const { tenant, username, paths, tag } of [
  {
    tenant: 'zuider',
    username: 'anna',
    paths: ['/dashboard', '/inkomen', '/pensioen', '/verplichtingen', '/services', '/contact', '/afspraken'],
    tag: [],
  },
  { tenant: 'noorder', username: 'hilde', paths: ['/dashboard', '/services', '/contact'], tag: ['@full'] },
])
  test.describe(tenant, { tag }, () => {
    test.use(getTenantOptions(tenant))

    test(`${axeCriteria} every screen of the overview remote passes axe, and none scrolls sideways at 320`, {
      tag: '@full',
    }, async ({ page }) => {
      test.setTimeout(120_000)
      await signIn(page, username, '/dashboard')
      for (const path of paths) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await navigateInPortal(page, path)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await waitUntilSettled(page)
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        const measureOverflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(measureOverflow, path).toBe(0)
      }
    })
  })

test('@DASH-15 @DASH-16 every screen has the languages and the tenant’s own pages below it', async ({
  page,
}) => {
  await signIn(page, 'anna', '/contact')
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of [
    ['Privacy', 'privacy'],
    ['Disclaimer', 'disclaimer'],
    ['Cookies', 'cookies'],
    ['Voorwaarden', 'voorwaarden'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://www.zuideradvies.example/${address}`,
    )
  for (const language of ['Nederlands', 'English', 'Deutsch'])
    await expect(footer.getByRole('button', { name: language })).toBeVisible()
  await footer.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 1 })).toBeVisible()
})

test('@WCAG-2.1.1 @WCAG-2.4.5 the search opens a found item from any screen, by keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/inkomen')
  await expect(page.getByRole('heading', { name: 'Inkomen', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoeken in je dossier' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: /^Zoek een document/ })
  await expect(input).toBeFocused()
  await input.pressSequentially('korte heuvel')
  await expect(page.getByRole('option', { selected: true })).toContainText('Korte Heuvel 8, Tilburg')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/hypotheek\/\d/)
  await expect(page.getByRole('dialog', { name: /Korte Heuvel/ })).toBeVisible()
})
