import { compare, startBrowser } from './measure.ts'
import { serveReferences, signInReferences } from './reference/serve.ts'

/**
 * Sign-in beside the least that could be there: `pnpm bench:sign-in [address]`, against a portal that runs.
 * Aims: interactive at most 1.46 × a minimal React page, first paint at most 1.2 × a static one, shift below 0.02.
 */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'
const port = 4499
const reference = `http://localhost:${port}`

const server = await serveReferences(port, await signInReferences())
const browser = await startBrowser()
const ready = 'input[type=password]'
/**
 * The edge draws the form, and what is pressed on it is sent at once (`drawn.spec.ts` shows it): so it counts from then
 * on. When all of its code has come, which tells mistakes and opens the portal, is a line of its own.
 */
const alive = `#outlet:not([data-drawn]) ${ready}`
const not = /\/mf-(?!auth\/)/
const [portal, whole, minimal, plain] = await compare(
  browser,
  [
    { name: 'portal', url: `${address}/login`, ready, not },
    { name: 'portal, all code', url: `${address}/login`, ready: alive, not },
    { name: 'minimal React page', url: `${reference}/minimal`, ready },
    { name: 'static page', url: `${reference}/static`, ready },
  ],
  7,
)
console.table([portal, whole, minimal, plain])
if (portal && whole && minimal && plain) {
  console.log(
    `interactive: ${(portal.interactive / minimal.interactive).toFixed(2)} × the minimal React page, with all code ${(whole.interactive / minimal.interactive).toFixed(2)} ×`,
  )
  console.log(`first paint: ${(portal.firstPaint / plain.firstPaint).toFixed(2)} × the static page`)
}
await browser.close()
server.close()
