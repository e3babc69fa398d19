import { publishUnopened } from '../large-registry.ts'
import { startPortal } from '../own-portal.ts'
import { remotes } from '../remotes.ts'
import { signIn } from './customer.ts'
import { type Arrival, medians, slow4g, startBrowser, visit, weigh } from './measure.ts'

/**
 * What a page pays for a large registry: `pnpm bench:registry [remotes]`. Beside a portal with the remotes of this
 * checkout stands one with a hundred, each with a version to fall back to, and pages of both arrive in turn, with an
 * empty cache. Aim: 3 % in bytes and in time.
 */
const wanted = Number(process.argv[2] ?? 100)
const runs = 7
const [few, many] = [4490, 4494]

const pages = [
  { name: 'sign-in', at: '/login', ready: '#outlet:not([data-drawn]) input[type=password]', customer: false },
  { name: 'mortgages', at: '/hypotheek', ready: '#content h2', customer: true },
]

const [small, large] = [await startPortal(few), await startPortal(many)]
await publishUnopened(large, wanted - remotes.length)
const browser = await startBrowser()
const rows: object[] = []
for (const { name, at, ready, customer } of pages) {
  const portals = [small, large].map((portal) => portal.of('zuider'))
  const contexts = await Promise.all(portals.map(() => browser.newContext(slow4g.device)))
  const arrivals: Arrival[][] = [[], []]
  const weights: number[] = []
  for (const [which, context] of contexts.entries()) {
    const address = portals[which] ?? ''
    const page = await context.newPage()
    if (customer) await signIn(page, `${address}/login`)
    await page.close()
    weights.push((await weigh(context, { name, url: address + at, ready })).kilobytes)
  }
  for (let run = 0; run < runs; run++)
    for (const [which, context] of contexts.entries())
      arrivals[which]?.push(
        await visit(context, { name, url: (portals[which] ?? '') + at, ready, not: /\/mf-/ }, slow4g),
      )
  const [before, after] = arrivals.map((all) => medians(all))
  const grown = (from = 0, to = 0) => `${((to / from - 1) * 100).toFixed(1)} %`
  rows.push({
    page: name,
    kB: weights.map((one) => one.toFixed(1)).join(' → '),
    'more bytes': grown(...weights),
    'ready, ms': `${before?.ready.toFixed(0)} → ${after?.ready.toFixed(0)}`,
    'more time': grown(before?.ready, after?.ready),
  })
  for (const context of contexts) await context.close()
}
await browser.close()
await Promise.all([small.stop(), large.stop()])
console.log(`${remotes.length} remotes against ${wanted}:`)
console.table(rows)
