import { getDamages } from '@portal/contract/damage'
import { getPolicies } from '@portal/contract/policy'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, getPortalOrigin, signIn, test } from '../portal-test.ts'

const formatAmount = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount)

test('anna opens a policy package by keyboard with the server’s figures, and returns to the same place', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'anna', '/verzekeringen')
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getPolicies)
  const policyPackage = data.find(({ is_package }) => is_package)
  if (!policyPackage) throw new Error('anna has no package')
  const opener = page.getByRole('link', { name: `Bekijk deze polis: ${policyPackage.name}` })
  await expect(opener).toBeVisible()
  await expectAccessible(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: policyPackage.name })
  await expect(drawer).toBeVisible()
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL(new RegExp(`/verzekeringen/${policyPackage.id}$`))
  await expect(
    drawer.getByText(formatAmount(policyPackage.monthly_term_amount ?? 0), { exact: true }),
  ).toBeVisible()
  for (const { name } of policyPackage.children ?? []) await expect(drawer.getByText(name)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(1000)
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('anna opens a damage and sees what its handling waits for', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await signIn(page, 'anna', '/schades')
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getDamages)
  const openers = page.getByRole('link', { name: /^Bekijk deze schade/ })
  await expect(openers).toHaveCount(data.length)
  await expectAccessible(page)
  await openers.first().click()
  const drawer = page.getByRole('dialog', { name: data[0]?.cause ?? '' })
  await expect(drawer).toBeVisible()
  await page.clock.fastForward(1000)
  for (const { name } of data[0]?.progress_items ?? []) await expect(drawer.getByText(name)).toBeVisible()
  await expectAccessible(page)
})

test('@POLICY-04 dirk sees his insurer’s logo and links', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'dirk', '/verzekeringen')
  await expect(page.getByRole('heading', { name: 'Je verzekeringen bij Univé' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Inloggen op / })).toHaveAttribute('href', /unive\.nl/)
  await expectAccessible(page)
})

test.describe('at noorder', () => {
  test.use({ baseURL: getPortalOrigin('noorder') })
  test('hilde is addressed formally', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'hilde', '/verzekeringen')
    await expect(page.getByRole('heading', { name: 'Premie', exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('at ooster', () => {
  test.use({ baseURL: getPortalOrigin('ooster') })
  test('@TENANT-09 @TENANT-12 for jet, whose tenant has no flags, the policies screen is not found and policies are not requested', {
    tag: '@full',
  }, async ({ page }) => {
    const requestedPaths: string[] = []
    page.on('request', (sent) => void requestedPaths.push(new URL(sent.url()).pathname))
    await signIn(page, 'jet', '/verzekeringen')
    await expect(page).toHaveURL(/\/(dashboard|overzicht)$/)
    await expect(page.getByRole('link', { name: /^Verzekeringen/ })).toHaveCount(0)
    expect(requestedPaths.filter((path) => /customer\/(policy|damage)/.test(path))).toEqual([])
  })
})
