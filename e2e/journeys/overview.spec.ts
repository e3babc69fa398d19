import type { Page } from '@playwright/test'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { axeCriteria, expectAccessible } from '../accessible.ts'
import { at, cardOf, main, menu, wholeEuro } from '../overview.ts'
import { callServer, expect, navigateWithin, signIn, test } from '../portal.ts'
import { settled } from '../settled.ts'
import { followShifts, shiftsOf } from '../shifts.ts'
import { storeSession } from '../stored-session.ts'

test('@ROUTE-07 @NAV-08 the overview comes first, with the figures that are in the database', async ({
  page,
  request,
}) => {
  await signIn(page, 'anna')
  await expect(page).toHaveURL(/\/dashboard$/)
  const who = { username: 'anna', tenant: 'zuider' }
  const sum = (answer: { data: { total: number }[] }) =>
    answer.data.reduce((all, { total }) => all + total, 0)
  const [income, partners] = [
    await callServer(request, who, getIncomes),
    await callServer(request, who, getPartnerIncomes),
  ]
  const [pension, theirs] = [
    await callServer(request, who, getRetirements),
    await callServer(request, who, getPartnerRetirements),
  ]
  await expect(cardOf(page, 'Inkomen')).toContainText(wholeEuro(sum(income) + sum(partners)))
  await expect(cardOf(page, 'Pensioen')).toContainText(wholeEuro(sum(pension) + sum(theirs)))
  await expect(menu(page).getByRole('link', { name: /^Inkomen/ })).toContainText(
    String(income.data.length + partners.data.length),
  )
  await expect(main(page).getByRole('region', { name: 'Wat er te doen staat' })).toContainText(
    'Controleer je gegevens',
  )
  await page.goto('/overzicht')
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible()
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Overzicht')
})

/** Main contents of an overview in phone order: next step, debt, home value, last message. */
const purposes = (page: Page) => [
  main(page).getByRole('link', { name: 'Bekijk de taak' }),
  cardOf(page, 'Je huis en hypotheek').getByText('nog te betalen'),
  cardOf(page, 'Je huis en hypotheek').getByText('Marktwaarde'),
  cardOf(page, 'Taken en berichten').getByRole('listitem').first(),
]

for (const { width, most, inSight } of [
  { width: 1440, most: 1900, inSight: 4 },
  { width: 390, most: 3900, inSight: 2 },
]) {
  const expectShort = async (page: Page, username: string, last: string) => {
    await page.goto('/dashboard')
    await expect(main(page).getByRole('heading', { name: last })).toBeVisible()
    await settled(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, username).toBeLessThanOrEqual(most)
  }
  test(`at ${width} wide no overview is longer than ${most}, and what it is for stands above the fold`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const username of ['anna', 'hugo', 'clara']) {
      await storeSession(page, username, '/')
      await expectShort(page, username, 'Reken het eens uit')
      if (username === 'anna')
        for (const purpose of purposes(page).slice(0, inSight))
          await expect(purpose).toBeInViewport({ ratio: 1 })
    }
  })
  test(`at ${width} wide none is in German either`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const username of ['anna', 'hugo', 'clara']) {
      await storeSession(page, username, '/')
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expectShort(page, username, 'Rechne es durch')
    }
  })
}

for (const width of [1440, 768, 360])
  test(`at ${width} wide everything settles in its place`, { tag: width === 768 ? '@full' : [] }, async ({
    page,
  }) => {
    await storeSession(page, 'anna', '/')
    await page.setViewportSize({ width, height: 900 })
    await followShifts(page)
    await page.goto('/dashboard')
    await expect(cardOf(page, 'Inkomen').locator('svg path').first()).toBeVisible()
    await settled(page)
    const shifts = await shiftsOf(page)
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
    test.use(at(tenant))

    test(`${axeCriteria} every screen of the overview passes axe, and none scrolls sideways at 320`, {
      tag: '@full',
    }, async ({ page }) => {
      test.setTimeout(120_000)
      await signIn(page, username, '/dashboard')
      for (const path of paths) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await navigateWithin(page, path)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await settled(page)
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(overflow, path).toBe(0)
      }
    })
  })

test('@DASH-15 @DASH-16 below every screen stand the languages and the tenant’s own pages', async ({
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

test('@WCAG-2.1.1 @WCAG-2.4.5 the search goes from any screen to what was found, by keyboard alone', {
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
