import { buildExampleRemote, exampleRemote } from '../example-remote.ts'
import { expect, test } from '../portal-test.ts'
import {
  expectCustomerData,
  gateProgramPath,
  getScreenHeading,
  releaseCliPath,
  visitScreen,
} from '../release-journey.ts'
import { getPortalAt } from '../running-portal.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const portal = getPortalAt()
/** Tenant that no other journey of `npm test` opens. */
const affectedTenant = 'ooster'

/** Global styles of a careless remote; the test inserts them in every available way. */
const hostileCss = 'h1{color:red!important}[role=navigation],nav,a{display:none!important}'
const hostileCssFileEdits = [
  {
    file: 'src/remote.tsx',
    from: /$/,
    to: `
portal.styles.insert('', { name: 'everything', styles: '${hostileCss}' }, portal.styles.sheet, true)
portal.styles.insert('.p-mine', { name: 'mine', styles: 'body:has(&) *,&{outline:3px solid red!important}' }, portal.styles.sheet, true)
portal.styles.sheet.insert('button{visibility:hidden!important}')
`,
  },
]

test('trust E17: a remote’s styles for elements outside it do not apply there, and the gate reports them', async ({
  browser,
}) => {
  const dist = await buildExampleRemote('1.0.0', hostileCssFileEdits)
  await portal.run(releaseCliPath, 'publish', exampleRemote.name, '--dist', dist)
  await expect(
    portal.run(gateProgramPath, exampleRemote.name, '1.0.0', portal.getPortalUrl('zuider')),
  ).rejects.toThrow('mf-notes styles h1, and not only what it draws')
  await portal.run(
    releaseCliPath,
    'place',
    exampleRemote.name,
    '1.0.0',
    '--tenant',
    affectedTenant,
    '--force',
    'true',
  )

  const { page, reports } = await visitScreen(browser, portal, affectedTenant, 'jet', '/documenten')
  const aside = page.locator(`[data-remote="${exampleRemote.name}"]`)
  await expect(aside.getByRole('heading', { name: 'Notities' })).toBeVisible()
  await expect(aside.locator('a')).toBeHidden()
  await expect(getScreenHeading(page)).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  await expectCustomerData(page)
  await expect(page.getByRole('link', { name: 'Overzicht' }).first()).toBeVisible()
  await expect(page.locator('main button').first()).toBeVisible()

  await page.getByRole('link', { name: 'Notities', exact: true }).first().click()
  const screen = page.locator(`#outlet[data-remote="${exampleRemote.name}"]`)
  await expect(screen.locator('a').first()).toBeAttached()
  await expect(screen.locator('a').first()).toBeHidden()
  await expect(screen.locator('button')).toBeHidden()
  await page.getByRole('link', { name: /^Hypotheek/ }).click()
  await expectCustomerData(page)
  await expect(page.locator('main a').first()).toBeVisible()
  expect(reports).toEqual([])
})
