import type { Page } from '@playwright/test'
import { expect, navigateInPortal, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

/**
 * Path and title of each screen for a customer with all kinds of data. Each path is a slash and the route's name
 * (ROUTE-01).
 */
const screenTitles = [
  ['@ROUTE-07', '/dashboard', 'Overzicht'],
  ['@ROUTE-07', '/overzicht', 'Overzicht'],
  ['@ROUTE-08', '/wonen', 'Wonen'],
  ['@ROUTE-09', '/hypotheek', 'Hypotheek'],
  ['@ROUTE-10', '/verzekeringen', 'Verzekeringen'],
  ['@ROUTE-11', '/inkomen', 'Inkomen'],
  ['@ROUTE-12', '/pensioen', 'Pensioen'],
  ['@ROUTE-13', '/verplichtingen', 'Verplichtingen'],
  ['@ROUTE-14', '/schades', 'Schades'],
  ['@ROUTE-15', '/afspraken', 'Afspraken'],
  ['@ROUTE-16', '/services', 'Andere diensten'],
  ['@ROUTE-17', '/contact', 'Contact'],
  ['@ROUTE-18', '/documenten', 'Documenten'],
  ['@ROUTE-19', '/berichten', 'Berichten'],
  ['@ROUTE-20', '/taken', 'Taken'],
  ['@ROUTE-21', '/editInfo', 'Gegevens wijzigen'],
  ['@ROUTE-22', '/portaal', 'Gegevens ophalen'],
] as const

/** Finds links to portal paths that reload the page instead of navigating within the portal. */
const findReloadingLinks = (page: Page) =>
  page.evaluate(() => {
    const missed: string[] = []
    const checkClickedLink = (event: Event) => {
      const link = (event.target as Element).closest('a')
      if (!event.defaultPrevented && link) missed.push(link.outerHTML.slice(0, 200))
      event.preventDefault()
    }
    const { pushState, replaceState } = history
    Object.assign(history, { pushState() {}, replaceState() {} })
    addEventListener('click', checkClickedLink)
    for (const link of document.querySelectorAll<HTMLElement>('a[href^="/"]:not([target], [download])'))
      link.click()
    removeEventListener('click', checkClickedLink)
    Object.assign(history, { pushState, replaceState })
    return missed
  })

/** Opens a path: the full check loads it, otherwise the page navigates within the portal. */
const openPath = (page: Page, path: string) =>
  process.env.PORTAL_FULL ? page.goto(path) : navigateInPortal(page, path)

test(`@ROUTE-01 ${[...new Set(screenTitles.map(([tag]) => tag))].join(' ')} each screen opens at its own path and shows its title`, async ({
  page,
}) => {
  await signIn(page, 'anna', '/contact')
  for (const [, path, title] of screenTitles) {
    await openPath(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title} · `))
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByText('is even niet beschikbaar')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(path)
    await waitUntilSettled(page)
    expect(await findReloadingLinks(page)).toEqual([])
  }
})

test('case C57: a path with an invalid percent sign or without a screen shows the not-found page, to customers and visitors', async ({
  page,
}) => {
  for (const [signedIn, paths] of [
    [false, ['/%', '/bestaat-niet']],
    [true, ['/%', '/documenten/%E0%A4%A', '/hypotheek/%']],
  ] as const) {
    if (signedIn) await signIn(page, 'anna', '/dashboard')
    for (const path of paths) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      expect(response?.headers()['content-type']).toContain('text/html')
      await expect(page.getByRole('heading', { name: 'Deze pagina is er niet' }).first()).toBeVisible()
    }
  }
})
