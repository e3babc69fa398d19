import { buildExample, example } from '../example-remote.ts'
import { portalAt } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { gate, heading, release, visit, works } from '../releasing.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const portal = portalAt()
/** No other journey opens this tenant, but in the full check. */
const tenant = 'ooster'

/** Global styles of a careless remote, inserted by each available method. */
const everything = 'h1{color:red!important}[role=navigation],nav,a{display:none!important}'
const hostile = [
  {
    file: 'src/remote.tsx',
    from: /$/,
    to: `
portal.styles.insert('', { name: 'everything', styles: '${everything}' }, portal.styles.sheet, true)
portal.styles.insert('.p-mine', { name: 'mine', styles: 'body:has(&) *,&{outline:3px solid red!important}' }, portal.styles.sheet, true)
portal.styles.sheet.insert('button{visibility:hidden!important}')
`,
  },
]

test('trust E17: what a remote styles past what it draws stays in there, and the gate tells it', async ({
  browser,
}) => {
  const dist = await buildExample('1.0.0', hostile)
  await portal.run(release, 'publish', example.name, '--dist', dist)
  await expect(portal.run(gate, example.name, '1.0.0', portal.of('zuider'))).rejects.toThrow(
    'mf-notes styles h1, and not only what it draws',
  )
  await portal.run(release, 'place', example.name, '1.0.0', '--tenant', tenant, '--force', 'true')

  const { page, reports } = await visit(browser, portal, tenant, 'jet', '/documenten')
  const aside = page.locator(`[data-remote="${example.name}"]`)
  await expect(aside.getByRole('heading', { name: 'Notities' })).toBeVisible()
  await expect(aside.locator('a')).toBeHidden()
  await expect(heading(page)).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  await works(page)
  await expect(page.getByRole('link', { name: 'Overzicht' }).first()).toBeVisible()
  await expect(page.locator('main button').first()).toBeVisible()

  await page.getByRole('link', { name: 'Notities', exact: true }).first().click()
  const screen = page.locator(`#outlet[data-remote="${example.name}"]`)
  await expect(screen.locator('a').first()).toBeAttached()
  await expect(screen.locator('a').first()).toBeHidden()
  await expect(screen.locator('button')).toBeHidden()
  await page.getByRole('link', { name: /^Hypotheek/ }).click()
  await works(page)
  await expect(page.locator('main a').first()).toBeVisible()
  expect(reports).toEqual([])
})
