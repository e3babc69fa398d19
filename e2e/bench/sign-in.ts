import { compare, startBrowser } from './measure.ts'
import { serveReferences } from './reference/serve.ts'

/**
 * Sign-in beside the least that could be there: `pnpm bench:sign-in [address]`, against a portal that runs.
 * Aims: interactive at most 1.46 × a minimal React page, first paint at most 1.2 × a static one, shift below 0.02.
 */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'
const port = 4499
const reference = `http://localhost:${port}`

const server = await serveReferences(port)
const browser = await startBrowser()
const ready = 'input[type=password]'
const [portal, minimal, plain] = await compare(
  browser,
  [
    { name: 'portal', url: `${address}/login`, ready, not: /\/mf-(?!auth\/)/ },
    { name: 'minimal React page', url: `${reference}/minimal`, ready },
    { name: 'static page', url: `${reference}/static`, ready },
  ],
  7,
)
console.table([portal, minimal, plain])
if (portal && minimal && plain) {
  console.log(
    `interactive: ${(portal.interactive / minimal.interactive).toFixed(2)} × the minimal React page`,
  )
  console.log(`first paint: ${(portal.firstPaint / plain.firstPaint).toFixed(2)} × the static page`)
}
await browser.close()
server.close()
