import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../src/config.ts'
import { type DoctorFinding, withTimeLimit } from '../src/doctor/doctor-finding.ts'
import { examineConfig, examineUrls, runDoctor } from '../src/doctor/run-doctor.ts'
import { findFreePort } from './free-port.ts'
import { testSettings } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { startS3Server } from './s3-server.ts'

const getTestTime = () => new Date('2026-03-01T12:00:00Z')
let temporaryFolder: string
let config: Config
const cleanupCallbacks: (() => unknown)[] = []

beforeAll(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'portal-doctor-'))
  config = { ...readConfig({ ...testSettings, DATA_DIR: temporaryFolder }), staff: null }
})
afterEach(async () => {
  for (const cleanUp of cleanupCallbacks.splice(0)) await cleanUp()
})
afterAll(() => rm(temporaryFolder, { recursive: true }))

const listErrors = (findings: readonly DoctorFinding[]) =>
  findings
    .filter(({ state }) => state !== 'ok')
    .map(({ check, message, remedy }) => `${check}: ${message} ${remedy}`)
const examineChangedConfig = async (changes: Partial<Config>, clock = getTestTime) =>
  listErrors(await examineConfig({ ...config, ...changes }, clock))

test('the doctor names each wrong or missing setting', async () => {
  const errors = listErrors(
    await runDoctor({ PORT: 'many', MAIL_FORM: 'portaal@portal.example' }, getTestTime),
  )
  expect(errors.join('\n')).toMatch(/settings: PORT \(/)
  expect(errors.join('\n')).toMatch(/settings: DATABASE_URL \(is missing\)/)
  expect(errors.join('\n')).toMatch(/none: MAIL_FORM\. Correct the spelling/)
})

test('if all works, the doctor reports no problem', async () => {
  const mail = await startMailServer()
  cleanupCallbacks.push(mail.close)
  const smallLimits = { ...config.tenantApi, importBytes: 1000 }
  expect(
    await examineChangedConfig({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, tenantApi: smallLimits }),
  ).toEqual([])
})

test('if Postgres does not respond, the doctor says so and names the setting', async () => {
  const [error] = await examineChangedConfig({ databaseUrl: 'postgres://portal@127.0.0.1:1/portal' })
  expect(error).toMatch(/^database: Postgres cannot be used: .*ECONNREFUSED.*DATABASE_URL/)
})

test('if a bucket refuses access and a folder is not writable, the doctor names both settings', {
  tags: 'full',
}, async () => {
  const store = await startS3Server()
  cleanupCallbacks.push(store.close)
  await writeFile(join(temporaryFolder, 'file'), '')
  const s3Options = { region: 'eu-central-1', endpoint: store.endpoint }
  const buckets = { s3: { bucket: 'files', ...s3Options }, s3Assets: { bucket: 'builds', ...s3Options } }
  expect((await examineChangedConfig(buckets)).join('\n')).toMatch(
    /files: The bucket files refuses a trial file: .*S3_BUCKET/,
  )
  expect(
    (await examineChangedConfig({ assetsDir: join(temporaryFolder, 'file/builds') })).join('\n'),
  ).toMatch(/builds: The folder .* cannot be made: .*ASSETS_DIR/)
})

test('if personal files would be in the folder of the builds, the doctor says so before the server refuses to start', async () => {
  const s3 = { bucket: 'one', region: 'eu-central-1', endpoint: 'http://127.0.0.1:1' }
  expect(await examineChangedConfig({ s3 })).toEqual([
    expect.stringMatching(/^files: .* name a second bucket, for builds, in S3_ASSETS_BUCKET\./),
  ])
  const [error] = await examineChangedConfig({ assetsDir: temporaryFolder })
  expect(error).toMatch(/^files: .* set ASSETS_DIR, FILES_DIR and DATA_DIR/)
})

test('if the data folder cannot be created, the doctor prints the command that creates it', async () => {
  await writeFile(join(temporaryFolder, 'taken'), '')
  const dataDir = join(temporaryFolder, 'taken/portal')
  const errors = await examineChangedConfig({ dataDir, filesDir: join(dataDir, 'files') })
  expect(errors.join('\n')).toMatch(/files: .* install -d -m 750 -o \S+ \S+\/taken\/portal, or set FILES_DIR/)
})

test('if a data folder can never be created, or its creation does not end, the doctor says so', async () => {
  const dataDir = '/dev/null/portal'
  const impossible = { dataDir, filesDir: join(dataDir, 'files'), assetsDir: join(dataDir, 'assets') }
  const found = (await examineChangedConfig(impossible)).join('\n')
  expect(found).toMatch(/files: The folder \S+ cannot be made: .*FILES_DIR/)
  expect(found).toMatch(/builds: The folder \S+ cannot be made: .*ASSETS_DIR/)
  await expect(withTimeLimit(new Promise(() => {}), 10)).rejects.toThrow('does not end within 0.01 seconds')
  expect(await withTimeLimit(Promise.resolve('made'), 10)).toBe('made')
})

test('if the servers for the trial of the addresses cannot start, the doctor says so', async () => {
  const assetsDir = '/dev/null/portal/assets'
  expect(listErrors(await examineUrls({ ...config, assetsDir }, getTestTime))).toEqual([
    expect.stringMatching(/^addresses: These checks could not be done: .*ENOTDIR/),
  ])
})

async function createSelfSignedCertificate() {
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const [key, cert] = [join(temporaryFolder, 'key.pem'), join(temporaryFolder, 'chain.pem')]
  execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: await readFile(key), cert: await readFile(cert) }
}

test('if a certificate’s authority is unknown, the doctor names NODE_EXTRA_CA_CERTS', async () => {
  const server = https.createServer(await createSelfSignedCertificate(), (_request, response) =>
    response.end(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanupCallbacks.push(() => server.close())
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  const staff = { clientId: 'portal', clientSecret: undefined, operators: [], issuer: url, url }
  const errorText = (await examineChangedConfig({ staff, smtpUrl: url.replace('https:', 'smtps:') })).join(
    '\n',
  )
  expect(errorText).toMatch(/identities: .*NODE_EXTRA_CA_CERTS/)
  expect(errorText).toMatch(/mail: .*NODE_EXTRA_CA_CERTS/)
  const addresses = await examineUrls({ ...config, portalUrl: url, assetsUrl: url, staff }, getTestTime)
  expect(addresses.map(({ remedy }) => remedy)).toEqual(
    Array(3).fill(expect.stringContaining('NODE_EXTRA_CA_CERTS')),
  )
})

test('if the mail server does not respond, the doctor names the setting', async () => {
  const [error] = await examineChangedConfig({ smtpUrl: 'smtp://127.0.0.1:1' })
  expect(error).toMatch(/^mail: The mail server does not let us in: .*ECONNREFUSED.*SMTP_URL/)
})

test('if the identity provider does not respond, or has no device flow, the doctor names the problem', async () => {
  const staff = { clientId: 'portal', clientSecret: undefined, operators: [], url: '' }
  const provider = http.createServer((_request, response) => response.end(JSON.stringify(discoveryDocument)))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  cleanupCallbacks.push(() => provider.close())
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const discoveryDocument = {
    issuer,
    authorization_endpoint: issuer,
    token_endpoint: issuer,
    jwks_uri: issuer,
  }
  const [noDeviceFlowError] = await examineChangedConfig({ staff: { ...staff, issuer } })
  expect(noDeviceFlowError).toMatch(/^identities: .* does not offer the device flow/)
  const [unreachableError] = await examineChangedConfig({ staff: { ...staff, issuer: 'http://127.0.0.1:1' } })
  expect(unreachableError).toMatch(/^identities: http:\/\/127\.0\.0\.1:1 does not answer.*STAFF_ISSUER/)
})

test('if there is no operator, the doctor says that nobody can add a tenant', async () => {
  const staff = {
    issuer: 'http://127.0.0.1:1',
    clientId: 'portal',
    clientSecret: undefined,
    operators: [],
    url: '',
  }
  expect((await examineChangedConfig({ staff })).join('\n')).toMatch(
    /operators: Nobody can add a tenant\. Set STAFF_OPERATORS/,
  )
  const errors = await examineChangedConfig({ staff: { ...staff, operators: ['you@portal.example'] } })
  expect(errors.join('\n')).not.toMatch(/operators:/)
})

test('if the temporary folder is smaller than an import, the doctor gives the size it needs', async () => {
  const [error] = await examineChangedConfig({ tenantApi: { ...config.tenantApi, importBytes: 1e15 } })
  expect(error).toMatch(/^temporary folder: .* Set TMPDIR to a folder with 2000000\.0 GB/)
})

test('if norms end soon, the doctor names them', async () => {
  const [error] = await examineChangedConfig({}, () => new Date('2031-06-01T12:00:00Z'))
  expect(error).toMatch(/^norms: These norms end\. \d{4}-12-31: [a-z-]+(?:, [a-z-]+)+\./)
})

/** Starts a proxy in front of a local port, with the given misconfiguration. */
async function startProxy(
  targetPort: number,
  { keepsPort = true, maxBodyBytes = Number.POSITIVE_INFINITY, status = 413, protocol = 'http' } = {},
) {
  const server = http.createServer((request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) {
      response.writeHead(status, { connection: 'close' }).end()
      request.resume()
      return
    }
    const host = String(request.headers.host)
    const headers = {
      ...request.headers,
      host: keepsPort ? host : host.replace(/:\d+$/, ''),
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': protocol,
    }
    const proxyRequest = http.request(
      { host: '127.0.0.1', port: targetPort, path: request.url, method: request.method, headers },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers)
        upstreamResponse.pipe(response)
      },
    )
    proxyRequest.on('error', () => response.writeHead(502).end())
    request.pipe(proxyRequest)
    response.on('close', () => proxyRequest.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanupCallbacks.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/**
 * Lists the URL errors that the doctor finds if the proxy for the customers' URL has the given misconfiguration and the
 * other proxies are correct.
 */
async function listUrlErrorsBehindProxy(customers: Parameters<typeof startProxy>[1]) {
  const [port, assetsPort, adminPort] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const [portalUrl, assetsUrl, url] = await Promise.all([
    startProxy(port, customers),
    startProxy(assetsPort),
    startProxy(adminPort),
  ])
  const staff = { issuer: '', clientId: '', clientSecret: undefined, operators: [], url }
  const ports = { host: '127.0.0.1', port, assetsPort, adminHost: '127.0.0.1', adminPort }
  const addresses = { portalUrl, assetsUrl, trustProxy: 'loopback', staff, ...ports }
  return listErrors(await examineUrls({ ...config, ...addresses }, getTestTime))
}

test('behind a proxy that passes everything on, the doctor reports no problem', {
  tags: 'full',
}, async () => {
  expect(await listUrlErrorsBehindProxy({})).toEqual([])
})

test('behind a proxy that drops the port, changes the protocol or rejects large bodies, the doctor names the setting to change', {
  tags: 'full',
}, async () => {
  expect(await listUrlErrorsBehindProxy({ keepsPort: false })).toEqual([
    expect.stringMatching(
      /^customers’ address: The server is told that it is reached at 127\.0\.0\.1, .*Host \$http_host/,
    ),
  ])
  expect(await listUrlErrorsBehindProxy({ protocol: 'https' })).toEqual([
    expect.stringMatching(/^customers’ address: .* came by https\. .*X-Forwarded-Proto/),
  ])
  for (const status of [413, 502])
    expect(await listUrlErrorsBehindProxy({ maxBodyBytes: 1e6, status })).toEqual([
      expect.stringMatching(
        /^customers’ address: The proxy does not let a body of 11 MB through\. .*client_max_body_size/,
      ),
    ])
})

test('if an address leads to another server, the doctor says where it should lead', async () => {
  const errors = listErrors(
    await examineUrls(
      { ...config, portalUrl: 'http://127.0.0.1:1', assetsUrl: 'http://127.0.0.1:1' },
      getTestTime,
    ),
  )
  expect(errors.join('\n')).toMatch(
    /customers’ address: http:\/\/127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
  )
  expect(errors.join('\n')).toMatch(/scripts address: .*\(ASSETS_PORT\)/)
  expect(errors.join('\n')).toMatch(/staff’s address: Staff cannot sign in\. Set STAFF_ISSUER/)
})
