import type { Page } from '@playwright/test'
import { password } from '../portal.ts'
import { compare, startBrowser } from './measure.ts'

/** How pages come in on a slow phone: `pnpm bench:arrival [address]`, against a portal that runs. */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'

async function signIn(page: Page) {
  await page.goto(`${address}/login`)
  await page.fill('input[autocomplete=username]', 'anna')
  await page.fill('input[type=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector('main h2')
}

const browser = await startBrowser()
const rows = await compare(
  browser,
  [
    { name: 'sign-in', url: `${address}/login`, ready: 'input[type=password]', not: /\/mf-mortgage\// },
    {
      name: 'mortgages, stored session',
      url: `${address}/hypotheek`,
      ready: 'main h2',
      prepare: signIn,
      not: /\/mf-auth\//,
    },
  ],
  5,
)
console.table(rows)
await browser.close()
