import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { signInAtDesk } from '../desk.ts'
import { startInstallation } from '../installation.ts'
import { desktop, median, visit } from './measure.ts'

/**
 * How the desk's screens come in for a firm of many customers beside one of fifty, in turn in one run, on a Postgres of its own:
 * `pnpm bench:desk-screens [customers] [visits]`. Aim: interactive within 1.3 × of the small firm.
 */
const [many, visits] = [process.argv[2] ?? '200000', Number(process.argv[3] ?? 9)]
const portal = await startInstallation(Number(process.env.PORT ?? 4480))
const firms = { small: 'sanne@zuideradvies.example', large: 'ruben@zuideradvies.example' } as const
const fill = (firm: keyof typeof firms, customers: string) =>
  portal.run({ DATABASE_URL: portal.database }, 'server/bench/desk/fill.ts', firm, customers, firms[firm])
await fill('small', '50')
await fill('large', many)

const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, ...portal.browserArgs],
})
const screens = {
  today: { path: '/desk', ready: 'main h2' },
  customers: { path: '/desk/customers', ready: 'main a[href^="/desk/customers/"]' },
  search: { path: '/desk/customers?q=jan+smit', ready: 'main a[href^="/desk/customers/"]' },
  documents: { path: '/desk/documents', ready: 'main h2' },
}
const names = Object.keys(firms) as (keyof typeof firms)[]
const contexts = await Promise.all(
  names.map(async (firm) => {
    const context = await browser.newContext({ ...desktop.device, locale: 'nl-NL' })
    const page = await context.newPage()
    await signInAtDesk(page, firms[firm], '/desk', portal.staff)
    await page.close()
    return [firm, context] as const
  }),
)
const table: Record<string, object> = {}
for (const [name, { path, ready }] of Object.entries(screens)) {
  const times = { small: [] as number[], large: [] as number[] }
  for (let turn = 0; turn < visits; turn++)
    for (const [firm, context] of contexts) {
      const target = { name, url: portal.staff + path, ready, again: true }
      times[firm].push((await visit(context, target, desktop)).interactive)
    }
  const [small, large] = [median(times.small), median(times.large)]
  table[name] = {
    'small, ms': Math.round(small),
    'large, ms': Math.round(large),
    ratio: (large / small).toFixed(2),
  }
}
console.table(table)
await browser.close()
await portal.stop()
process.exit()
