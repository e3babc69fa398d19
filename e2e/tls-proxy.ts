import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { createTemporaryFolder } from './temporary-folder.ts'

/** Returns the local port of the server for a host. */
export type GetBackendPort = (host: string) => number

/** Creates a self-signed certificate for a domain and its subdomains, by default for localhost. */
export function makeCertificate(domain = 'localhost') {
  const folder = createTemporaryFolder()
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const names = `subjectAltName=DNS:${domain},DNS:*.${domain}`
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${domain} -addext ${names}`
  execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/**
 * Creates a browser flag to trust a certificate. The browser never caches responses if it merely ignores the
 * certificate's errors.
 */
export function createCertificateTrustFlag(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Host that serves the remotes' files: the host without a tenant, which every resolver knows. */
export const assetsHost = 'localhost'

/**
 * Creates a function that maps a host to a local port: the host without a tenant to the server of the remotes' files,
 * any other host to the portal.
 */
export const createBackendLookup =
  (portal: number, assets: number): GetBackendPort =>
  (host) =>
    host.startsWith(`${assetsHost}:`) ? assets : portal

const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
])
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Starts a proxy for a running portal, as in production: HTTP/2 over TLS, with brotli. `change` may modify a page; all
 * other responses are forwarded unchanged.
 */
export async function startTlsProxy(
  port: number,
  getBackendPort: GetBackendPort,
  certificate: { key: Buffer; cert: Buffer },
  change: (html: string) => string = (html) => html,
) {
  const proxyRequest = (incoming: Http2ServerRequest, answered: Http2ServerResponse) => {
    const host = incoming.headers[':authority'] ?? incoming.headers.host ?? ''
    const isPage = incoming.headers.accept?.includes('text/html') ?? false
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(
        ([name]) => !name.startsWith(':') && !connectionHeaders.has(name),
      ),
    )
    const behind = request({
      host: 'localhost',
      port: getBackendPort(host),
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, host, ...(isPage ? { 'accept-encoding': 'identity' } : {}) },
    })
    behind.on('response', async (response) => {
      const forwardedHeaders = Object.entries(response.headers).filter(
        ([name]) => !connectionHeaders.has(name),
      )
      const passed = Object.fromEntries(forwardedHeaders)
      const status = response.statusCode ?? 502
      if (!isPage) {
        answered.writeHead(status, passed)
        response.pipe(answered)
        return
      }
      const body = brotliCompressSync(change(await text(response)), brotliOptions)
      answered.writeHead(status, { ...passed, 'content-encoding': 'br', 'content-length': body.length })
      answered.end(body)
    })
    behind.on('error', () => answered.writeHead(502).end())
    incoming.pipe(behind)
  }
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, proxyRequest)
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}
