import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { getDocuments, getTenantDocuments, uploadDocument } from '@portal/contract/document'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, expectFocusIn, signIn, test } from '../portal-test.ts'
import { createReachableRequest } from '../reachable-request.ts'
import { runStaffCommand } from '../staff-command.ts'

const documentApiPattern = '**/api/zuider/customer/document'
const createPdf = (name: string, size = 300_000) => {
  const head = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Page >> endobj\n')
  const tail = Buffer.from('\n%%EOF\n')
  const buffer = Buffer.concat([head, randomBytes(size - head.length - tail.length), tail])
  return { name, mimeType: 'application/pdf', buffer }
}
interface ReceivedDocument {
  document: number
  name: string
  size: number
  task: number | null
  item: number | null
}
const fetchDocuments = (customer: string) =>
  runStaffCommand<ReceivedDocument[]>('documents', { tenant: 'zuider', customer })
const findDocument = async (customer: string, name: string) =>
  (await fetchDocuments(customer)).filter((paper) => paper.name === name)

test('@UPLOAD-01 @UPLOAD-03 @DOC-07 @DOC-08 a sent document appears in the list, reaches the adviser unchanged, and can be deleted within an hour', async ({
  page,
}) => {
  await signIn(page, 'karin', '/documenten')
  const file = createPdf('Jaaropgave 2025.pdf')
  await page.locator('input[data-upload=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(dialog.getByText('Klaar om te versturen · 293 kB', { exact: true })).toBeVisible()
  await page.clock.fastForward(1000)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await page.clock.fastForward(1000)
  await expect(dialog).toBeHidden()
  const ownDocuments = page.getByRole('region', { name: 'Van jou' })
  await expect(ownDocuments.getByRole('link', { name: 'Jaaropgave 2025.pdf openen' })).toBeVisible()
  const row = ownDocuments.getByRole('listitem').filter({ hasText: file.name })
  await expect(row.getByText(/^nog (59|60) min$/)).toBeVisible()

  const [paper] = await findDocument('karin', file.name)
  const { base64 } = await runStaffCommand<{ base64: string }>('document', {
    document: String(paper?.document),
  })
  expect(Buffer.from(base64, 'base64').equals(file.buffer)).toBe(true)

  await page.clock.fastForward(1600)
  const remove = ownDocuments.getByRole('button', { name: 'Verwijder Jaaropgave 2025.pdf' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Nee, bewaren' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: '‘Jaaropgave 2025.pdf’ is verwijderd.' }),
  ).toBeVisible()
  expect(await findDocument('karin', file.name)).toEqual([])
})

test('@UPLOAD-11 on a phone the documents that the adviser asked for come first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await runStaffCommand('request', { tenant: 'zuider', customer: 'wim', name: 'Loonstrook' })
  await signIn(page, 'wim', '/documenten')
  const getHeadingTop = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN
  await expect(page.getByRole('heading', { name: 'Nog te versturen' })).toBeInViewport()
  expect(await getHeadingTop('Nog te versturen')).toBeLessThan(await getHeadingTop('Document versturen'))
})

test('a chosen file is offered for sending after its dialog was closed, and after a reload', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'leo', '/documenten')
  const file = createPdf('Werkgeversverklaring.pdf')
  await page.locator('input[data-upload=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(dialog.getByText(/^Klaar om te versturen/)).toBeVisible()
  await expectFocusIn(dialog)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(1000)
  await expect(page.getByRole('heading', { name: 'Nog niet verstuurd' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(/^Klaar om te versturen/)).toBeVisible()
  expect(await findDocument('leo', file.name)).toEqual([])
  await page.getByRole('button', { name: 'Nu versturen' }).click()
  await expect(page.getByRole('link', { name: `${file.name} openen` })).toBeVisible()
  expect(await findDocument('leo', file.name)).toHaveLength(1)
})

test('a document that cannot be deleted or fetched shows an error in its row, and focus stays there', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'karin', '/documenten')
  await page.locator('input[data-upload=file]').setInputFiles(createPdf('Loonstrook maart.pdf'))
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await page.clock.fastForward(1000)
  const row = page.getByRole('listitem').filter({ hasText: 'Loonstrook maart.pdf' })
  const remove = row.getByRole('button', { name: /^Verwijder/ })
  await page.route(/\/customer\/document\/\d+$/, (route) => route.fulfill({ status: 500, json: {} }))
  await remove.click()
  await row.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect(row.getByRole('alert')).toContainText('Verwijderen lukte niet')
  await expect(remove).toBeFocused()
  await row.getByRole('button', { name: /downloaden$/ }).click()
  await expect(row.getByRole('alert')).toContainText('niet toegankelijk')
})

test('trust C5: an upload whose response was lost, and one whose session ended, each result in one document', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'karin', '/documenten')
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  const sendDocument = async (name: string) => {
    await page.locator('input[data-upload=file]').first().setInputFiles(createPdf(name))
    await dialog.getByRole('button', { name: 'Document versturen' }).click()
  }
  let lostResponses = 0
  await page.route(documentApiPattern, async (route) => {
    if (route.request().method() !== 'POST' || lostResponses > 0) return route.fallback()
    lostResponses++
    await route.fetch(createReachableRequest(route.request()))
    await route.abort('connectionreset')
  })
  await sendDocument('antwoord kwijt.pdf')
  await expect(
    dialog.getByText('De verbinding viel weg. Het bestand staat hier nog klaar.', { exact: true }),
  ).toBeVisible()
  expect(await findDocument('karin', 'antwoord kwijt.pdf')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  expect(await findDocument('karin', 'antwoord kwijt.pdf')).toHaveLength(1)

  let rejectedUploads = 0
  await page.route(documentApiPattern, async (route) => {
    if (route.request().method() !== 'POST' || rejectedUploads > 0) return route.fallback()
    rejectedUploads++
    await route.fulfill({ status: 401, json: { error: 'unauthorized' } })
  })
  await dialog.getByRole('button', { name: 'Nog een bestand' }).click()
  await dialog.locator('input[data-upload=file]').setInputFiles(createPdf('sessie voorbij.pdf'))
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  expect(rejectedUploads).toBe(1)
  expect(await findDocument('karin', 'sessie voorbij.pdf')).toHaveLength(1)
  const { data } = await callAsCustomer(request, { username: 'karin', tenant: 'zuider' }, getDocuments)
  expect(data.filter(({ name }) => name === 'antwoord kwijt.pdf')).toHaveLength(1)
})

test('@UPLOAD-06 @UPLOAD-10 a file of 2 MB plus one byte is not sent; a refused upload shows an error with retry; a name with accents and folders is simplified', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'leo', '/documenten')
  const posts: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(uploadDocument.path)) posts.push(sent.url())
  })
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  const picker = page.locator('input[data-upload=file]').first()
  await picker.setInputFiles(createPdf('groot.pdf', 2 * 1024 * 1024 + 1))
  await expect(
    dialog.getByText('Dit bestand is 2,1 MB. Elk bestand mag hoogstens 2 MB zijn.', { exact: true }),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Document versturen' })).toBeDisabled()
  expect(posts).toEqual([])
  await dialog.getByRole('button', { name: 'groot.pdf weghalen' }).click()

  await dialog.locator('input[data-upload=file]').setInputFiles(createPdf('fail.pdf'))
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await expect(
    dialog.getByText('Er ging iets mis. Het bestand staat hier nog klaar.', { exact: true }),
  ).toBeVisible()
  await page.clock.fastForward(1000)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'fail.pdf weghalen' }).click()

  const nasty = `loon\u202Efdp.strook ${'x'.repeat(300)}.pdf`
  await dialog.locator('input[data-upload=file]').setInputFiles(createPdf(nasty, 2 * 1024 * 1024))
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  const renamed = (await fetchDocuments('leo')).find(({ name }) => /^loonfdp\.strook x+\.pdf$/.test(name))
  expect(renamed?.name).toHaveLength(200)
  expect(renamed?.size).toBe(2 * 1024 * 1024)
})

test('a picture above 2 MB is reduced on the device after consent, and then sent', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'leo', '/documenten')
  await page.locator('input[data-upload=file]').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: createNoisyPng(1400, 1000),
  })
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  /**
   * On a slow machine the scan of the random pixels for a BSN takes long, and a button to continue without waiting
   * appears. The handler clicks that button.
   */
  const continueButton = dialog.getByRole('button', { name: 'Doorgaan zonder te wachten' })
  await page.addLocatorHandler(
    continueButton,
    () => continueButton.click({ timeout: 1000 }).catch(() => {}),
    {
      noWaitAfter: true,
    },
  )
  await dialog.getByRole('button', { name: 'Foto verkleinen' }).click()
  await expect(dialog.getByText(/^Klaar om te versturen/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  const [paper] = await findDocument('leo', 'foto.jpg')
  expect(paper?.size).toBeLessThan(2 * 1024 * 1024)
})

test('@DOC-10 lists are refetched every 30 s on any screen with a 304 response, without a visible change', async ({
  page,
}) => {
  await signIn(page, 'anna', '/documenten')
  const search = page.getByRole('searchbox', { name: /Zoek op naam/ })
  await search.fill('hypo')
  const statusLines: string[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname.replace('/api/zuider', '')
    if (path === getDocuments.path || path === getTenantDocuments.path)
      statusLines.push(`${path} ${response.status()}`)
  })
  await page.clock.fastForward(30_500)
  await expect
    .poll(() => [...statusLines].sort())
    .toEqual([`${getDocuments.path} 304`, `${getTenantDocuments.path} 304`])
  await expect(search).toHaveValue('hypo')
  await expect(search).toBeFocused()
  await page.getByRole('link', { name: 'Hypotheek' }).first().click()
  statusLines.length = 0
  await page.clock.fastForward(30_500)
  await expect.poll(() => statusLines.length).toBeGreaterThanOrEqual(2)
})

test('@DOC-03 @DOC-05 @DOC-06 a PDF opens in the portal with its text, in both response formats; a broken link shows an error', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/documenten')
  const viewDocument = async (name: string) => {
    await page.getByRole('link', { name: `${name} openen` }).click()
    const dialog = page.getByRole('dialog', { name: `${name}.pdf` })
    await expect(dialog).toBeVisible()
    await page.clock.runFor(1000)
    return dialog
  }
  for (const name of ['Loonstrook november', 'Dienstverleningsdocument']) {
    const dialog = await viewDocument(name)
    await expect(dialog.getByRole('group', { name: 'Pagina 1 van 2' }).getByText(name)).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: `${name} openen` })).toBeFocused()
  }
  const broken = await viewDocument('Offerte inboedel')
  await expect(broken.getByRole('alert')).toContainText('Dit bestand is helaas niet toegankelijk')
})

/** Creates an incompressible PNG of random pixels. */
function createNoisyPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let row = 0; row < height; row++) randomBytes(width * 3).copy(rows, row * (width * 3 + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const createPngChunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(calculateCrc(named))
    return Buffer.concat([size, named, check])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createPngChunk('IHDR', header),
    createPngChunk('IDAT', deflateSync(rows, { level: 0 })),
    createPngChunk('IEND', Buffer.alloc(0)),
  ])
}

function calculateCrc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
