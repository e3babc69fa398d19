import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openCustomerFile, signInAtDesk } from '../desk-navigation.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

const readTestFile = (name: string) => readFile(path.join(import.meta.dirname, '../files', name))

/** Creates a scan whose picture cannot be decoded. */
async function createDamagedScan(): Promise<Buffer> {
  const content = await readTestFile('scan-jpeg2000.pdf')
  const start = content.indexOf('stream\n') + 'stream\n'.length
  return content.fill(7, start, content.indexOf('endstream'))
}

async function sendScan(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer }
  await page.locator('input[data-upload=file]').first().setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await dialog.getByRole('button', { name: /versturen$/ }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(dialog).toBeHidden()
}

/** Measures the fraction of dark pixels on the first page, from 0 to 1. */
const measureDarkShare = (viewer: Locator) =>
  viewer
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
      let dark = 0
      for (let at = 0; at < data.length; at += 4)
        if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark++
      return dark / (width * height)
    })

/** Sends a scan, opens it, and checks that its page is not white. */
async function sendAndViewScan(page: Page, name: string): Promise<void> {
  await sendScan(page, name, await readTestFile(name))
  await page.getByRole('link', { name: `${name} openen` }).click()
  const viewer = page.getByRole('dialog', { name })
  await expect.poll(() => measureDarkShare(viewer), { message: name }).toBeGreaterThan(0.02)
  await expect(viewer.getByRole('alert')).toHaveCount(0)
}

test('case C01: a scan compressed as JBIG2 is visible to customer and adviser', async ({ browser, page }) => {
  await signIn(page, 'karin', '/documenten')
  await sendAndViewScan(page, 'scan-jbig2.pdf')
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signInAtDesk(desk, 'sanne@zuideradvies.example')
  await openCustomerFile(desk, 'Karin', 'Documenten')
  await desk.getByRole('link', { name: 'scan-jbig2.pdf' }).click()
  await expect.poll(() => measureDarkShare(desk.locator('main'))).toBeGreaterThan(0.02)
})

for (const name of ['scan-ccitt.pdf', 'scan-jpeg2000.pdf'])
  test(`case C01: ${name} is visible to its customer`, { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'karin', '/documenten')
    await sendAndViewScan(page, name)
  })

test('case C09: a PDF opens in a browser without the newest JavaScript features, in page and worker', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const remove = [
      'delete Promise.try',
      'delete Uint8Array.prototype.toHex',
      'delete Map.prototype.getOrInsertComputed',
    ].join(';')
    const PlainBlob = Blob
    window.Blob = class extends PlainBlob {
      static override [Symbol.hasInstance](value: unknown) {
        return value instanceof PlainBlob
      }
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        const isWorker = String(parts[0]).length > 100_000
        super(isWorker ? [`${remove};`, ...parts] : parts, options)
      }
    }
    Reflect.deleteProperty(Promise, 'try')
    Reflect.deleteProperty(Uint8Array.prototype, 'toHex')
    Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed')
  })
  await signIn(page, 'karin', '/documenten')
  await sendScan(page, 'Oude browser.pdf', await readTestFile('scan-jbig2.pdf'))
  await page.getByRole('link', { name: 'Oude browser.pdf openen' }).click()
  await expect.poll(() => measureDarkShare(page.getByRole('dialog'))).toBeGreaterThan(0.02)
})

test('case C01: a page that cannot be rendered shows an error, does not count as read and cannot be signed', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'dirk', '/documenten')
  const name = 'Opdracht beschadigd.pdf'
  await sendScan(page, name, await createDamagedScan())
  const papers = await runStaffCommand<{ document: number; name: string }[]>('documents', {
    tenant: 'zuider',
    customer: 'dirk',
  })
  const document = String(papers.find((paper) => paper.name === name)?.document)
  await runStaffCommand('signature', { tenant: 'zuider', customer: 'dirk', document, kind: 'service_order' })
  await page.goto('/taken')
  await page.getByRole('link', { name: /^Onderteken/ }).click()
  const signing = page.getByRole('dialog', { name: /^Onderteken/ })
  await expect(signing.getByText('Deze pagina kan hier niet helemaal worden getoond.')).toBeVisible()
  await expect(signing.getByText('Daarom kun je het hier niet ondertekenen.')).toBeVisible()
  await signing.getByRole('button', { name: 'Naar het einde' }).press('Enter')
  await signing.getByRole('group', { name: '1 pagina' }).press('End')
  await expect(signing.getByText('Je hebt het helemaal gelezen.')).toHaveCount(0)
  await expect(signing.getByRole('button', { name: 'Code mailen' })).toHaveCount(0)
  await expect(signing.getByRole('button', { name: 'Downloaden' })).toBeVisible()
  await expectAccessible(page)
})
