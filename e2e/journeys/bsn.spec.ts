import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { Page, Request, Worker } from '@playwright/test'
import { getDocument as openPdf } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawScan } from '../bsn/draw-scan.ts'
import { createCorpus } from '../bsn/scan-corpus.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

const exampleBsn = '123456782'

/** Renders the first letter with a BSN from the scan corpus as a JPEG. */
async function renderScan(page: Page) {
  const scan = createCorpus().find(({ paper }) => paper.kind === 'letter' && paper.bsn)
  if (!scan?.paper.bsn) throw new Error('no letter')
  const address = await page.evaluate(drawScan, scan)
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64')
  return { file: { name: 'brief.jpg', mimeType: 'image/jpeg', buffer }, number: scan.paper.bsn }
}

/**
 * Creates a PDF with a citizen service number (BSN) in its title and in the text of the second page. `picture` becomes
 * a third page.
 */
async function createTwoPagePdf(picture: Buffer | null) {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`Jaaropgave ${exampleBsn}`)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  pdf.addPage([595, 842]).drawText('Een bladzijde zonder nummer.', { x: 60, y: 760, size: 12, font })
  pdf.addPage([595, 842]).drawText('Burgerservicenummer: 1234.56.782', { x: 60, y: 760, size: 12, font })
  if (picture)
    pdf.addPage([595, 842]).drawImage(await pdf.embedJpg(picture), { x: 0, y: 0, width: 595, height: 842 })
  return { name: 'jaaropgave.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}

/** Fetches a customer's document as the tenant received it. */
async function fetchReceivedDocument(customer: string, name: string): Promise<Buffer> {
  const papers = await runStaffCommand<{ document: number; name: string }[]>('documents', {
    tenant: 'zuider',
    customer,
  })
  const paper = papers.find((one) => one.name === name)
  const { base64 } = await runStaffCommand<{ base64: string }>('document', {
    document: String(paper?.document),
  })
  return Buffer.from(base64, 'base64')
}

/** Chooses a file to upload, and waits until the file has been scanned for a BSN. */
async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[data-upload=file]').first().setInputFiles(file)
  await expect(page.locator('[data-step=checking], [data-step=looking]')).toHaveCount(0, { timeout: 60_000 })
}

async function extractPdfText(bytes: Buffer) {
  const task = openPdf({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const { info } = await pdf.getMetadata()
  await task.destroy()
  return { pages, info: JSON.stringify(info) }
}

/** Tries to reach a URL from the worker with `fetch` and with a WebSocket; returns both outcomes. */
const tryToReachUrl = (worker: Worker, address: string) =>
  worker.evaluate(async (to) => {
    const fetchResult = await fetch(to).then(
      () => 'fetched',
      () => 'refused',
    )
    const socket = await new Promise((resolve) => {
      try {
        const line = new WebSocket(to.replace('http', 'ws'))
        line.onopen = () => resolve('opened')
        line.onerror = () => resolve('refused')
      } catch {
        resolve('refused')
      }
    })
    return [fetchResult, socket]
  }, address)

const submitDocuments = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Document versturen' }).click()

test('@BSN-02 @BSN-03 @BSN-05 a BSN in a photo is detected and masked on the device, and the uploaded photo is masked', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'karin', '/documenten')
  const { file, number } = await renderScan(page)
  const began = page.waitForEvent('worker')
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await chooseFile(page, file)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(
    dialog.getByText(new RegExp(`^Hier staat een burgerservicenummer in: ${number}`)),
  ).toBeVisible()
  await expect(dialog.getByAltText(new RegExp(`nummer ${number} omlijnd`))).toBeVisible()
  await expectAccessible(page)
  const worker = await began
  for (const address of [new URL(page.url()).origin, 'https://elders.example'])
    expect(await tryToReachUrl(worker, address)).toEqual(['refused', 'refused'])
  await dialog.getByRole('button', { name: 'Maak onleesbaar' }).press('Enter')
  await expect(dialog.getByText('BSN onleesbaar gemaakt', { exact: true })).toBeVisible({ timeout: 60_000 })
  const large = sent.filter((request) => (request.postDataBuffer()?.length ?? 0) > file.buffer.length / 10)
  expect(large.map((request) => request.url())).toEqual([])
  await submitDocuments(page)
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  const buffer = await fetchReceivedDocument('karin', file.name)
  expect(buffer.equals(file.buffer)).toBe(false)
  await page.reload()
  await chooseFile(page, { ...file, buffer })
  await expect(page.getByText(/^Klaar om te versturen/)).toBeVisible()
  await expect(page.locator('[data-step=seen]')).toHaveCount(0)
})

test('@BSN-05 a masked PDF has the number in neither pixels, text nor metadata, and its other pages keep their text', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'karin', '/documenten')
  const scan = await renderScan(page)
  const file = await createTwoPagePdf(scan.file.buffer)
  await chooseFile(page, file)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(dialog.getByText(/^Hier staan meer burgerservicenummers in/)).toContainText(
    `${exampleBsn}, ${scan.number}`,
  )
  await dialog.getByRole('button', { name: 'Maak onleesbaar' }).click()
  await expect(dialog.getByText('BSN onleesbaar gemaakt', { exact: true })).toBeVisible({ timeout: 60_000 })
  await submitDocuments(page)
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  const buffer = await fetchReceivedDocument('karin', file.name)
  const { pages, info } = await extractPdfText(buffer)
  expect(pages).toEqual(['Een bladzijde zonder nummer.', '', ''])
  expect(info).not.toContain(exampleBsn)
  await page.reload()
  await chooseFile(page, { ...file, buffer })
  await expect(page.getByText(/^Klaar om te versturen/)).toBeVisible()
})

test('@BSN-04 @BSN-06 if the device cannot scan, the customer can continue, and the server asks about a BSN in the text of a PDF', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/bsn-check/**', (route) => route.abort())
  await signIn(page, 'karin', '/documenten')
  const file = { ...(await createTwoPagePdf(null)), name: 'ongezien.pdf' }
  await chooseFile(page, file)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await expect(dialog.getByText(/^We konden niet nakijken of er een BSN in staat/)).toBeVisible()
  await submitDocuments(page)
  await expect(
    dialog.getByText(/^In de tekst van ongezien\.pdf staat een burgerservicenummer\./),
  ).toBeVisible()
  const papers = await runStaffCommand<{ name: string }[]>('documents', {
    tenant: 'zuider',
    customer: 'karin',
  })
  expect(papers.map(({ name }) => name)).not.toContain(file.name)
  await dialog.getByRole('button', { name: 'Toch versturen' }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  expect((await fetchReceivedDocument('karin', file.name)).equals(file.buffer)).toBe(true)
})
