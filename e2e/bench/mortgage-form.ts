import type { Locator, Page } from '@playwright/test'
import { type AnswerOf, urlOf } from '@portal/contract/call'
import { getMortgages } from '@portal/contract/mortgage'
import { reachable } from '../reachable.ts'
import { signIn } from './customer.ts'
import { median, startBrowser } from './measure.ts'

/**
 * How the mortgage form bears 40 loan parts, at a fourth of this machine's speed: `pnpm bench:mortgage-form [address]
 * [repetitions]`, against a portal that runs. Aims: a key under 50 ms, opening a part under 100 ms, and both no slower
 * than in a mortgage of one part.
 */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'
const repetitions = Number(process.argv[3] ?? 20)
const slower = 4

/** The customer's own mortgage with so many parts, each like its first, of every kind of repayment. */
function withParts(answer: AnswerOf<typeof getMortgages>, parts: number) {
  const [mortgage] = answer.data
  const [first] = mortgage?.mortgageParts ?? []
  if (!mortgage || !first) throw new Error('the customer has no mortgage with a part')
  const mortgageParts = Array.from({ length: parts }, (_, index) => ({
    ...first,
    id: index + 1,
    leningdeelnummer: `00${index + 1}`,
    type: [1, 2, 5, 50][index % 4],
  }))
  return { ...answer, data: [{ ...mortgage, mortgageParts }] }
}

declare global {
  var formSeen: { name: string; duration: number }[]
  var partPress: { shown: number }
}

/** Opens the form of a mortgage with so many parts. */
async function openForm(page: Page, parts: number): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const [path = ''] = urlOf(getMortgages).split('?')
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const response = await route.fetch(reachable(route.request()))
      await route.fulfill({ response, json: withParts(await response.json(), parts) })
    },
  )
  await page.goto(`${address}/editInfo/mortgage`)
  await page.getByRole('button', { name: /^Deel 1 / }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    globalThis.formSeen = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) globalThis.formSeen.push({ name, duration })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Longest time from an event of some kinds to the frame that shows what it did, since the last time this was asked. */
const slowest = (page: Page, kinds: readonly string[]): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const seen = globalThis.formSeen.filter(({ name }) => wanted.includes(name))
            globalThis.formSeen = []
            resolve(Math.max(0, ...seen.map(({ duration }) => duration)))
          }, 100),
        )
      }),
    [...kinds],
  )

interface Times {
  /** A key in a field of a part that is open. */
  key: number[]
  /** Pressed the way people do: pointed at, pressed and let go; until the next frame. */
  open: number[]
  /** The same, until the fields of the part stand there. */
  fields: number[]
  /** Pressed in the moment it is pointed at, which no hand does: until its fields stand there. */
  atOnce: number[]
}

const pressed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']

/** Notes when the fields of a row stand there, from the press on it. */
const watchFields = (row: Locator) =>
  row.evaluate((button) => {
    globalThis.partPress = { shown: 0 }
    const look = (since: number) => {
      const last = button.closest('li')?.querySelector('input[type=checkbox]')
      if (!last?.checkVisibility()) return requestAnimationFrame(() => look(since))
      return setTimeout(() => {
        globalThis.partPress.shown = performance.now() - since
      })
    }
    const start = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp))
    button.addEventListener('click', start, { once: true })
  })

const shownAfter = async (page: Page): Promise<number> =>
  (await page.waitForFunction(() => globalThis.partPress.shown)).jsonValue()

/** Opens a part; `hand` points at it 150 ms before, and lets go 60 ms after it pressed. */
async function press(page: Page, row: Locator, hand: boolean): Promise<{ frame: number; fields: number }> {
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('the part cannot be seen')
  await page.mouse.move(0, 0)
  await slowest(page, [])
  await watchFields(row)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (hand) await page.waitForTimeout(150)
  await page.mouse.down()
  if (hand) await page.waitForTimeout(60)
  await page.mouse.up()
  const fields = await shownAfter(page)
  return { frame: await slowest(page, pressed), fields }
}

/** Opens part after part and types in each. */
async function use(page: Page, parts: number): Promise<Times> {
  const times: Times = { key: [], open: [], fields: [], atOnce: [] }
  for (let run = 0; run < repetitions * 2; run++) {
    const row = page.getByRole('button', { name: new RegExp(`^Deel ${(run % parts) + 1} `) })
    if ((await row.getAttribute('aria-expanded')) === 'true') await row.press('Enter')
    await page.getByLabel('Hypotheeknummer').focus()
    if (run % 2) {
      const { fields } = await press(page, row, false)
      times.atOnce.push(fields)
    } else {
      const { frame, fields } = await press(page, row, true)
      times.open.push(frame)
      times.fields.push(fields)
      await page.locator(`[name="parts.${run % parts}.remaining_debt"]`).focus()
      await slowest(page, [])
      await page.keyboard.press(String(run % 10))
      times.key.push(await slowest(page, ['keydown', 'keypress', 'input', 'keyup']))
    }
    await row.press('Enter')
  }
  return times
}

const ninetyFifth = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

const browser = await startBrowser()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await signIn(page, `${address}/login`)
const cdp = await page.context().newCDPSession(page)
const measured = new Map<number, Times>()
for (const parts of [1, 40]) {
  await openForm(page, parts)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  measured.set(parts, await use(page, parts))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}
for (const [what, aim] of [
  ['key', 50],
  ['open', 100],
  ['fields', 100],
  ['atOnce', 100],
] as const) {
  const told = (parts: number) => {
    const all = measured.get(parts)?.[what] ?? []
    return { median: Math.round(median(all)), p95: Math.round(ninetyFifth(all)) }
  }
  const [one, forty] = [told(1), told(40)]
  const ratio = (of: 'median' | 'p95') => Math.round((forty[of] / one[of]) * 100) / 100
  console.log(`${what}, in ms; aim: under ${aim}`)
  console.table({ '1 part': one, '40 parts': forty, ratio: { median: ratio('median'), p95: ratio('p95') } })
}
await browser.close()
