import { adviser } from '../adviser.ts'
import { type Canary, startCanary } from '../canary.ts'
import { hostileMails } from '../hostile-mail.ts'
import { expect, navigateWithin, signIn, test } from '../portal.ts'

/** A demo customer whose inbox no other journey uses. */
const customer = 'hugo'
const kindOf = ({ name }: { name: string }) => name.split('-')[0]

/** All mails in the full check, otherwise one of each kind of attack, and all with pictures. */
const corpus = (canary: Canary) =>
  hostileMails(canary)
    .filter(
      (mail, index, all) =>
        process.env.PORTAL_FULL ||
        kindOf(mail) === 'image' ||
        all.findIndex((other) => kindOf(other) === kindOf(mail)) === index,
    )
    .map((mail) => ({ ...mail, mark: `begin van ${mail.name}` }))

declare global {
  /** Set by a hostile script that ran. */
  var ran: number | undefined
}

let canary: Canary
test.beforeEach(async () => {
  canary = await startCanary()
})
test.afterEach(() => canary.close())

test('unprotected, the corpus does what it tries: it is worth testing against', { tag: '@full' }, async ({
  browser,
}) => {
  test.slow()
  const page = await browser.newPage()
  let dangerous = 0
  for (const { name, html } of corpus(canary)) {
    canary.pages.set(`/rauw/${name}`, `<!doctype html><body>${html}`)
    const before = canary.hits.length
    await page.goto(`${canary.origin}/rauw/${name}`, { waitUntil: 'load' }).catch(() => {})
    const ran = await page.evaluate(() => self.ran === 1).catch(() => true)
    if (ran || canary.hits.length > before) dangerous++
  }
  await page.close()
  expect(dangerous).toBeGreaterThan(45)
})

test('trust B6: no hostile mail runs a script, navigates, or reaches another host, and only pictures load on request', {
  tag: '@full',
}, async ({ page, complaints }) => {
  test.setTimeout(240_000)
  const deliver = async (mail: ReturnType<typeof corpus>[number]) => {
    const html = `<p>${mail.mark}</p>${mail.html}`
    const { id } = await adviser<{ id: number }>('mail', {
      tenant: 'zuider',
      customer,
      subject: mail.name,
      html,
    })
    return { ...mail, address: `/berichten/mail-${id}` }
  }
  const mails: Awaited<ReturnType<typeof deliver>>[] = []
  for (const mail of corpus(canary)) mails.push(await deliver(mail))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn(page, customer, '/berichten')
  const title = await page.title()
  const frame = page.frameLocator('iframe[title="Inhoud van het bericht"]')
  const show = page.getByRole('button', { name: 'Toon afbeeldingen' })
  const calm = async (name: string) => {
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
    await navigateWithin(page, address)
    await expect(frame.getByText(mark)).toBeVisible()
    await calm(name)
    expect(await frame.locator('body').evaluate(leftOver), name).toEqual([])
    if (await show.isVisible()) withPictures.push(mail)
  }
  expect(canary.hits).toEqual([])
  expect(withPictures.length).toBeGreaterThan(process.env.PORTAL_FULL ? 5 : 2)

  for (const { name, mark, address } of withPictures) {
    await navigateWithin(page, address)
    await show.click()
    await expect(show).toBeHidden()
    await expect(frame.getByText(mark)).toBeVisible()
    await calm(name)
  }
  await expect.poll(() => canary.hits).toContain('/beeld/pixel.png')
  expect(canary.hits.filter((path) => !path.startsWith('/beeld/'))).toEqual([])
  // Clears the browser's reports about content that the iframe's policy blocked while mails were parsed.
  complaints.splice(0)
})

/** Finds content that a sanitised mail must not have: interactive elements, event handlers, script URLs. */
function leftOver(body: Element): string[] {
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
