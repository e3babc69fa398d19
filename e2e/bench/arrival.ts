import { signIn } from './customer.ts'
import { compare, startBrowser } from './measure.ts'

/** How pages come in on a slow phone: `pnpm bench:arrival [address]`, against a portal that runs. */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'

const browser = await startBrowser()
const rows = await compare(
  browser,
  [
    {
      name: 'sign-in',
      url: `${address}/login`,
      ready: '#outlet:not([data-drawn]) input[type=password]',
      not: /\/mf-(?!auth\/)/,
    },
    {
      name: 'mortgages, stored session',
      url: `${address}/hypotheek`,
      ready: 'main h2',
      prepare: (page) => signIn(page, `${address}/login`, 'main h2'),
      not: /\/mf-(?!mortgage\/)/,
    },
  ],
  5,
)
console.table(rows)
await browser.close()
