import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { getDocuments } from '@portal/contract/document'
import { getMails } from '@portal/contract/mail'
import { signIn } from './customer.ts'
import { median, startBrowser } from './measure.ts'
import { temporaryFolder } from './temporary.ts'

/** How documents and inbox bear thousands of items: `pnpm bench:many [address]`, against a portal that runs. */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'
const runs = 5

const moment = (index: number) => new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString()

const documents = (count: number) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Document ${index + 1} taxatie hypotheek`,
    link: `/customer/document/${index + 1}`,
    mime_type: 'application/pdf',
    extension: 'pdf',
    filesize: 200_000 + index,
    user_id: index % 3 === 0 ? 1 : null,
    mortgage: index % 5 === 0 ? { id: 1 } : null,
    created_at: moment(index),
    deletable: false,
  })),
})

const mails = (count: number, url: URL) => {
  const size = Number(url.searchParams.get('per_page'))
  const page = Number(url.searchParams.get('page'))
  const from = (page - 1) * size
  const rows = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, row) => ({
    id: from + row + 1,
    created_at: moment(from + row),
    seen_by_customer: from + row > 20 ? moment(0) : null,
    child_instance: {
      subject: `Bericht ${from + row + 1}`,
      from: 'Sanne Vermeulen <sanne@zuider.example>',
      content: `<p>Hallo Anna,</p><p>${'Over je hypotheek en je verzekeringen. '.repeat(40)}</p>`,
    },
  }))
  return { data: rows, meta: { total: count, page, per_page: size } }
}

async function fill(page: Page, amount: { documents: number; mails: number }) {
  const [ownPath, mailPath] = [getDocuments.path, getMails.path]
  const list = JSON.stringify(documents(amount.documents))
  await page.route(`**/api/*${ownPath}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: list }),
  )
  await page.route(`**/api/*${mailPath}?*`, (route) =>
    route.fulfill({ json: mails(amount.mails, new URL(route.request().url())) }),
  )
}

/** Milliseconds from the start of a page's navigation until a row of its list can be seen. */
async function firstRow(page: Page, path: string, selector: string): Promise<number> {
  await page.goto(`${address}${path}`)
  const shown = await page.waitForFunction(
    (wanted) => (document.querySelector(wanted)?.checkVisibility() ? performance.now() : 0),
    selector,
    { polling: 'raf' },
  )
  return shown.jsonValue()
}

/** Longest time from a key to the frame that shows it, in milliseconds. */
async function typing(page: Page, name: RegExp, text: string): Promise<number> {
  const field = page.getByRole('searchbox', { name })
  await field.focus()
  await page.evaluate(() => {
    const state = window as Window & { slowest?: number }
    state.slowest = 0
    addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          state.slowest = Math.max(state.slowest ?? 0, performance.now() - timeStamp)
        }),
      )
    })
  })
  for (const key of text) await page.keyboard.press(key, { delay: 120 })
  return page.evaluate(() => (window as Window & { slowest?: number }).slowest ?? 0)
}

/**
 * Longest task of the page while a file of 2 MB is chosen, checked and sent, at a fourth of this machine's speed. The
 * file comes from disk, as a customer's does: one handed over in memory costs the page a second to unpack.
 */
async function uploading(page: Page): Promise<number> {
  await page.goto(`${address}/documenten`)
  await page.locator('input[data-upload=file]').waitFor({ state: 'attached' })
  const control = await page.context().newCDPSession(page)
  const dialog = page.getByRole('dialog')
  const folder = temporaryFolder()
  const send = async (name: string) => {
    const buffer = Buffer.alloc(2 * 1024 * 1024, 'x')
    buffer.write('%PDF-1.4 /Type /Page ')
    buffer.write('%%EOF', buffer.length - 5)
    const file = path.join(folder, name)
    await writeFile(file, buffer)
    await page.locator('input[data-upload=file]').first().setInputFiles(file)
    await dialog
      .getByText(/^Klaar om te versturen/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Document versturen' }).click()
    await dialog.getByText(/^Verstuurd\. /).waitFor()
  }
  await send('eerst.pdf')
  await dialog.getByRole('button', { name: 'Nog een bestand' }).click()
  await control.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const state = window as Window & { longest?: number }
    state.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest ?? 0, duration)
    }).observe({ type: 'longtask' })
  })
  await send('daarna.pdf')
  return page.evaluate(() => (window as Window & { longest?: number }).longest ?? 0)
}

const browser = await startBrowser()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await signIn(page, `${address}/login`)
const places = [
  {
    name: 'documents',
    at: '/documenten',
    row: 'main section li a[href^="/documenten/"]',
    search: /Zoek op naam/,
  },
  {
    name: 'inbox',
    at: '/berichten',
    row: 'main li a[href^="/berichten/mail-"]',
    search: /Zoek in berichten/,
  },
]
const rows: Record<string, Record<string, number>> = {}
for (const { name, at, row, search } of places) {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let run = 0; run < runs; run++) {
    for (const kind of ['few', 'many'] as const) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await fill(page, kind === 'few' ? { documents: 50, mails: 50 } : { documents: 10_000, mails: 5000 })
      times[kind].push(await firstRow(page, at, row))
    }
  }
  const drawn = await page.locator(row).count()
  const slowest = await typing(page, search, 'hypotheek')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const [few, many] = [median(times.few), median(times.many)]
  rows[name] = { few, many, ratio: many / few, drawn, slowestKey: slowest }
}
console.table(rows)
console.log(
  'longest task while 2 MB is checked and sent, at a fourth of the speed, in ms:',
  await uploading(page),
)
await browser.close()
