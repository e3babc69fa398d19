import { type CanaryServer, startCanaryServer } from '../canary-server.ts'
import { createHostileMails } from '../hostile-mails.ts'
import { expect, navigateInPortal, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

/** A demo customer whose mails no other journey counts. */
const hostileMailCustomer = 'hugo'
const getAttackKind = ({ name }: { name: string }) => name.split('-')[0]

/** Selects all mails in the full check; otherwise one of each kind of attack, and all mails with pictures. */
const selectHostileMails = (canary: CanaryServer) =>
  createHostileMails(canary)
    .filter(
      (mail, index, all) =>
        process.env.PORTAL_FULL ||
        getAttackKind(mail) === 'image' ||
        all.findIndex((other) => getAttackKind(other) === getAttackKind(mail)) === index,
    )
    .map((mail) => ({ ...mail, mark: `begin van ${mail.name}` }))

declare global {
  /** Set by a hostile script that managed to run. */
  var ran: number | undefined
}

let canary: CanaryServer
test.beforeEach(async () => {
  canary = await startCanaryServer()
})
test.afterEach(() => canary.close())

test('without protection, the hostile mails succeed, so the corpus is a valid test', {
  tag: '@full',
}, async ({ browser }) => {
  test.slow()
  const page = await browser.newPage()
  let dangerous = 0
  for (const { name, html } of selectHostileMails(canary)) {
    canary.pages.set(`/rauw/${name}`, `<!doctype html><body>${html}`)
    const before = canary.hits.length
    await page.goto(`${canary.origin}/rauw/${name}`, { waitUntil: 'load' }).catch(() => {})
    const ran = await page.evaluate(() => self.ran === 1).catch(() => true)
    if (ran || canary.hits.length > before) dangerous++
  }
  await page.close()
  expect(dangerous).toBeGreaterThan(45)
})

test('trust B6: no hostile mail runs a script, navigates or reaches another host, and pictures load only on request', {
  tag: '@full',
}, async ({ page, complaints }) => {
  test.setTimeout(240_000)
  const deliverMail = async (mail: ReturnType<typeof selectHostileMails>[number]) => {
    const html = `<p>${mail.mark}</p>${mail.html}`
    const { id } = await runStaffCommand<{ id: number }>('mail', {
      tenant: 'zuider',
      customer: hostileMailCustomer,
      subject: mail.name,
      html,
    })
    return { ...mail, address: `/berichten/mail-${id}` }
  }
  const mails: Awaited<ReturnType<typeof deliverMail>>[] = []
  for (const mail of selectHostileMails(canary)) mails.push(await deliverMail(mail))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn(page, hostileMailCustomer, '/berichten')
  const title = await page.title()
  const frame = page.frameLocator('iframe[title="Inhoud van het bericht"]')
  const show = page.getByRole('button', { name: 'Toon afbeeldingen' })
  const expectNoScriptRan = async (name: string) => {
    for (const each of page.frames())
      expect(await each.evaluate(() => self.ran), `${name} in ${each.url()}`).toBeUndefined()
    expect(
      page.frames().map((each) => new URL(each.url()).pathname.replace(/mail-\d+$/, 'mail')),
      name,
    ).toEqual(['/berichten/mail', '/_mail'])
    expect(await page.title()).toBe(title)
    expect(dialogs).toEqual([])
  }

  const withPictures: typeof mails = []
  for (const mail of mails) {
    const { name, mark, address } = mail
    await navigateInPortal(page, address)
    await expect(frame.getByText(mark)).toBeVisible()
    await expectNoScriptRan(name)
    expect(await frame.locator('body').evaluate(findForbiddenContent), name).toEqual([])
    if (await show.isVisible()) withPictures.push(mail)
  }
  expect(canary.hits).toEqual([])
  expect(withPictures.length).toBeGreaterThan(process.env.PORTAL_FULL ? 5 : 2)

  for (const { name, mark, address } of withPictures) {
    await navigateInPortal(page, address)
    await show.click()
    await expect(show).toBeHidden()
    await expect(frame.getByText(mark)).toBeVisible()
    await expectNoScriptRan(name)
  }
  await expect.poll(() => canary.hits).toContain('/beeld/pixel.png')
  expect(canary.hits.filter((path) => !path.startsWith('/beeld/'))).toEqual([])
  // The browser reports content that the iframe's policy blocked while mails were parsed; these reports are expected.
  complaints.splice(0)
})

/** Finds content that a sanitised mail must not have: interactive elements, event handlers, script URLs. */
function findForbiddenContent(body: Element): string[] {
  const acting = 'script,iframe,object,embed,form,input,svg,math,base,meta,link,template'
  const handlers = [...body.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter(
        (name) =>
          /^on/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(element.getAttribute(name) ?? ''),
      )
      .map((name) => `${element.tagName} ${name}`),
  )
  return [...[...body.querySelectorAll(acting)].map(({ tagName }) => tagName), ...handlers]
}
