import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { formatAmount, getCard, getMain, getMenu, getTenantOptions } from '../page-regions.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const getCategoryNavigation = (page: Page) => page.getByRole('navigation', { name: 'Soorten gegevens' })

test('clara, whose file is empty, sees on every screen what it will contain', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'clara')
  await expect(getMain(page).getByRole('heading', { name: 'Vul je gegevens aan' })).toBeVisible()
  await expectAccessible(page)
  for (const [path, empty] of [
    ['/inkomen', 'Hier komt je inkomen te staan'],
    ['/pensioen', 'Hier komt je pensioen te staan'],
    ['/verplichtingen', 'Hier komen je verplichtingen te staan'],
  ] as const) {
    await page.goto(path)
    await expect(getMain(page).getByText(empty)).toBeVisible()
  }
  await page.goto('/contact')
  await expect(getMain(page).getByRole('region', { name: 'Kantoor' })).toContainText('Zuider Advies Breda')
})

for (const [username, tags] of [
  ['dirk', ''],
  ['dora', '@full '],
] as const)
  test(`${tags}@TENANT-20 ${username}, a customer of a partner insurer, sees its logo, page and services`, {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, username, '/contact')
    await expect(
      getMain(page).getByRole('region', { name: 'Kantoor' }).getByText('Univé', { exact: true }),
    ).toBeVisible()
    await expect(getMain(page).getByRole('link', { name: 'Online afspraak maken' })).toHaveAttribute(
      'href',
      /verzekeraar$/,
    )
    await page.goto('/services')
    await expect(getMain(page).getByRole('heading', { name: 'Woonverzekering' })).toBeVisible()
    await expect(getMain(page).getByRole('heading', { name: 'Verbouwen' })).toHaveCount(0)
  })

test('@NAV-09 sam’s amounts without items show as one row each, with a count of one', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'sam', '/inkomen')
  await expect(getMain(page).getByText('Bruto jaarinkomen')).toBeVisible()
  await expect(getMenu(page).getByRole('link', { name: /^Pensioen/ })).toContainText('1')
  await page.goto('/pensioen')
  await expect(getMain(page).getByText('AOW en werkgeverspensioen')).toBeVisible()
  await expect(getMain(page)).toContainText(formatAmount(13_290 + 18_750))
  await expect(getMain(page).getByRole('region', { name: 'Sien' })).toContainText(formatAmount(12_500))
})

test('uma, who pays nothing per month, sees a list without a ring chart', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'uma', '/verplichtingen')
  await expect(getMain(page).getByText('Alimentatie', { exact: true })).toBeVisible()
  await expect(getMain(page).getByText('Verdeling per soort')).toHaveCount(0)
})

test.describe('ooster, a tenant without feature flags', () => {
  test.use(getTenantOptions('ooster'))
  test('jet sees income and obligations, and no appointments', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'jet')
    await expect(getMenu(page).getByRole('link', { name: /^Inkomen/ })).toBeVisible()
    await expect(getMenu(page).getByRole('link', { name: /^Verplichtingen/ })).toBeVisible()
    await page.goto('/afspraken')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('wester, without mortgages', () => {
  test.use(getTenantOptions('wester'))
  test('@TENANT-11 kees has an overview without mortgages', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'kees')
    await expect(getCard(page, 'Inkomen')).toBeVisible()
    await waitUntilSettled(page)
    await expect(getMain(page).getByText('nog te betalen')).toHaveCount(0)
    await expect(getMenu(page).getByRole('link', { name: /^Hypotheek/ })).toHaveCount(0)
    await page.goto('/editInfo')
    await expect(getCategoryNavigation(page).getByRole('link')).toHaveText([
      'Wonen',
      'Account',
      'Contactgegevens',
      'Persoonlijke gegevens',
      'Inkomen en pensioen',
      'Veilig inloggen',
      'Privacy',
    ])
  })
})

test.describe('noorder', () => {
  test.use(getTenantOptions('noorder'))
  test('@TENANT-10 @TENANT-13 hilde is addressed formally, and has no income, obligations, opening hours or address', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, 'hilde')
    await expect(
      getMain(page).getByText(/^(Goede(morgen|middag|navond),|Hallo) mevrouw Wagenaar\.$/),
    ).toBeVisible()
    await expect(getMenu(page).getByRole('link', { name: /^(Inkomen|Pensioen|Verplichtingen)/ })).toHaveCount(
      0,
    )
    await page.goto('/inkomen')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/editInfo')
    await expect(getCategoryNavigation(page).getByRole('link', { name: 'Inkomen' })).toHaveCount(0)
    await page.goto('/contact')
    await expect(getMain(page).getByText('Marijke Wiersma')).toBeVisible()
    for (const hidden of ['Openingstijden', 'Bezoekadres', 'Uw accountmanager'])
      await expect(getMain(page).getByText(hidden)).toHaveCount(0)
  })
})
