import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { temporaryFolder } from './temporary-folder.ts'

/** Maps a host to the local port of its server. */
export type Behind = (host: string) => number

/** Creates a self-signed certificate for a domain and its subdomains, by default for localhost. */
export function makeCertificate(domain = 'localhost') {
  const folder = temporaryFolder()
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const names = `subjectAltName=DNS:${domain},DNS:*.${domain}`
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${domain} -addext ${names}`
  execFileSync('openssl', [...made.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Browser flag to trust a certificate: responses with an untrusted, ignored certificate are never cached. */
export function trustFlag(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Host of the remotes' files: the one without a tenant, which every resolver knows. */
export const assetsHost = 'localhost'

/** Backends of the proxy: the portal, and on the host without a tenant the remotes' files. */
export const portalBehind =
  (portal: number, assets: number): Behind =>
  (host) =>
    host.startsWith(`${assetsHost}:`) ? assets : portal

const forOneConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
])
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Starts a proxy for a running portal, as in production: HTTP/2 over TLS, with brotli. `change` may modify a page;
 * everything else is forwarded unchanged.
 */
export async function startFront(
  port: number,
  behindOf: Behind,
  certificate: { key: Buffer; cert: Buffer },
  change: (html: string) => string = (html) => html,
) {
  const answer = (incoming: Http2ServerRequest, answered: Http2ServerResponse) => {
    const host = incoming.headers[':authority'] ?? incoming.headers.host ?? ''
    const isPage = incoming.headers.accept?.includes('text/html') ?? false
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(
        ([name]) => !name.startsWith(':') && !forOneConnection.has(name),
      ),
    )
    const behind = request({
      host: 'localhost',
      port: behindOf(host),
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, host, ...(isPage ? { 'accept-encoding': 'identity' } : {}) },
    })
    behind.on('response', async (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !forOneConnection.has(name))
      const passed = Object.fromEntries(kept)
      const status = response.statusCode ?? 502
      if (!isPage) {
        answered.writeHead(status, passed)
        response.pipe(answered)
        return
      }
      const body = brotliCompressSync(change(await text(response)), brotli)
      answered.writeHead(status, { ...passed, 'content-encoding': 'br', 'content-length': body.length })
      answered.end(body)
    })
    behind.on('error', () => answered.writeHead(502).end())
    incoming.pipe(behind)
  }
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, answer)
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}
