import { startPortal } from '../own-portal.ts'
import { compare } from './federation/compare.ts'
import { assetsHost, makeCertificate, portalBehind, startFront } from './federation/front.ts'
import { printTable } from './federation/table.ts'

/**
 * What federation's own runtime would cost a customer: the portal built with it beside the portal as it is, each from a server of
 * its own over HTTP/2, taken in turn. `pnpm bench:runtimes [runs]`; PORT is the first of all ports.
 */
const runs = Number(process.argv[2] ?? 5)
const port = Number(process.env.PORT ?? 4480)
const ports = { stock: port, slim: port + 3 }
const kinds = { stock: port + 30, slim: port + 31 }

process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const certificate = makeCertificate()
const running: { close(): unknown }[] = []
// One after the other: each builds the packages of this checkout anew, and serves what it has taken in.
for (const kind of ['stock', 'slim'] as const) {
  const ASSETS_URL = `https://${assetsHost}:${kinds[kind]}`
  const portal = await startPortal(ports[kind], { PORTAL_RUNTIME: kind, ASSETS_URL })
  const behind = portalBehind(ports[kind], ports[kind] + 1)
  const front = await startFront(kinds[kind], behind, certificate)
  running.push({ close: () => portal.stop() }, front)
}
const figures = await compare(kinds, runs)
for (const one of running) await one.close()
printTable(figures, ['stock', 'slim'])
process.exit()
