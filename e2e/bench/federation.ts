import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startPortal } from '../own-portal.ts'
import { compare } from './federation/compare.ts'
import { assetsHost, makeCertificate, portalBehind, startFront } from './federation/front.ts'
import { buildOneBundle, placeBundle } from './federation/one-bundle.ts'
import { printTable } from './federation/table.ts'
import { temporaryFolder } from './temporary.ts'

/**
 * What federation costs a customer: the portal beside the same sources built as one bundle, both from the same server
 * over HTTP/2, taken in turn. `pnpm bench:federation [runs]`; PORT is the first of four ports.
 * Aims: interactive at most 1.05 ×, bytes at most 1.10 ×, depth equal; route change at most 1.1 ×, without code.
 */
const runs = Number(process.argv[2] ?? 5)
const port = Number(process.env.PORT ?? 4480)
const kinds = { federated: port + 2, 'one bundle': port + 3 }

/** Public key of this checkout's registry, as its builds believe it. */
const registryKey = (): string => {
  const pem = readFileSync(path.resolve(import.meta.dirname, '../../.keys/registry.pem'))
  return (
    createPublicKey(createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' })).export({
      format: 'jwk',
    }).x ?? ''
  )
}

process.env.ASSETS_URL = `https://${assetsHost}:${kinds.federated}`
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const bundle = buildOneBundle(temporaryFolder(), registryKey())
const behind = portalBehind(port, port + 1)
const certificate = makeCertificate()
const fronts = [
  await startFront(kinds.federated, behind, certificate),
  await startFront(kinds['one bundle'], behind, certificate, bundle.inPlaceOf),
]
const portal = await startPortal(port)
placeBundle(bundle, portal.dataDir)
const figures = await compare(kinds, runs)
for (const front of fronts) front.close()
await portal.stop()
printTable(figures, ['federated', 'one bundle'])
process.exit()
