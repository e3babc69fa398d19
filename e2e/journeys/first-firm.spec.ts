import path from 'node:path'
import { expectAccessible } from '../accessible.ts'
import { openFile, signInAtDesk } from '../desk.ts'
import { port } from '../origins.ts'
import { type OwnPortal, startPortal } from '../own-portal.ts'
import { expect, test } from '../portal.ts'
import { signInStaff } from '../staff-sign-in.ts'

const ownPort = port + 60
const origin = `http://localhost:${ownPort + 9}`
const firm = 'server/src/firm-api/cli.ts'
const [operator, ruben] = ['operator@portaal.example', 'ruben@zuideradvies.example']

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
let portal: OwnPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(ownPort)
})
test.afterAll(() => portal?.stop())

/** Gives a command of staff, as the command line sends it. */
async function command<T>(token: string, name: string, given: object): Promise<T> {
  const answer = await fetch(`${origin}/adviser/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(given),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

test('@DESK-12 @DESK-13 @FIRM-14 a firm is set up from nothing: its owner signs in, gives it its look, its file comes in, and its first customer is invited and sees it', {
  tag: '@full',
}, async ({ browser, page }) => {
  const asOperator = await signInStaff(origin, operator)
  const look = { name: 'Beek Advies', primary: '#123456', secondary: '#aa5533', pronoun: 'JE' }
  await command(asOperator, 'firm', { subdomain: 'beek', code: 'BEEK', ...look })
  await command(asOperator, 'person', { tenant: 'beek', email: ruben, role: 'owner' })

  await signInAtDesk(page, ruben, '/desk/settings', origin)
  await expect(page.getByRole('navigation').getByText('Beek Advies').first()).toBeVisible()
  await page.getByLabel('Hoofdkleur', { exact: true }).fill('#0a5c36')
  await page.getByLabel('Slogan').fill('Dichtbij')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen.', { exact: false })).toBeVisible()

  const asOwner = await signInStaff(origin, ruben)
  const { key } = await command<{ key: string }>(asOwner, 'key-add', {
    tenant: 'beek',
    label: 'administratie',
  })
  const file = path.join(portal.dataDir, 'beek.zip')
  await portal.run(firm, 'demo', file, '--tenant', 'zuider')
  const said = await portal.runWith({ FIRM_KEY: key, FIRM_URL: origin }, firm, 'import', file, '--wait')
  expect(said).toContain('done')

  await openFile(page, 'Anna de Wit', undefined, origin)
  await expect(page.getByText('Dommel Hypotheken')).toBeVisible()
  await page.getByRole('button', { name: 'Uitnodigen' }).click()
  await expect(page.getByText('Uitgenodigd')).toBeVisible()

  const linkIn = async () => {
    const answer = await fetch(`http://localhost:${ownPort}/outbox.json`)
    const { data } = (await answer.json()) as { data: { text: string }[] }
    return /http:\/\/beek\.\S+\/password\?\S+/.exec(data.map(({ text }) => text).join('\n'))?.[0]
  }
  await expect.poll(linkIn).toBeDefined()
  const customer = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  await customer.goto((await linkIn()) ?? '')
  const password = 'een lang wachtwoord 42'
  await customer.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await customer.getByLabel('Nog een keer hetzelfde wachtwoord', { exact: true }).fill(password)
  await customer.getByRole('button', { name: 'Wachtwoord opslaan en inloggen' }).click()
  await expect(customer).not.toHaveURL(/\/password/)
  await customer.goto(`${portal.of('beek')}/hypotheek`)
  await expect(customer).toHaveURL(`${portal.of('beek')}/hypotheek`)
  await expect(customer.getByText('Dommel Hypotheken').first()).toBeVisible()
  const accent = await customer.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  )
  expect(accent.trim().toLowerCase()).toBe('#0a5c36')
  await customer.context().close()
})
