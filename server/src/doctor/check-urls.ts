import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { createServer } from '../http/server.ts'
import { createAssetServer } from '../registry/asset-server.ts'
import type { PurposeKeys } from '../sessions/session-keys.ts'
import { endConnections } from '../start/end-connections.ts'
import { isPortTaken } from '../start/start-listening.ts'
import { createFindings, type DoctorFinding } from './doctor-finding.ts'
import { type ArrivedRequest, createDoctorToken, echoPath, registerEchoRoute } from './echo-route.ts'

const responseTimeoutMs = 10_000
const closeTimeoutMs = 200
/** Size of a form with a document of 10 MB. */
const largestBodyBytes = 11_000_000

interface CheckResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** DNS lookup and certificate authorities; by default those of Node. */
export type NetworkOptions = Pick<https.RequestOptions, 'lookup' | 'ca'>

interface CheckRequest {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: Buffer
  /** Announced size in bytes. The body is not sent; the server only has to accept it. */
  announced?: number
}

/**
 * Sends an HTTP/1.1 request. With `announced`, sends only the headers, and resolves with null if the server is ready to
 * receive a body of that size.
 */
const sendCheckRequest = (
  url: string,
  { method = 'POST', headers = {}, body, announced }: CheckRequest,
  network: NetworkOptions,
): Promise<CheckResponse | null> =>
  new Promise((resolve, reject) => {
    const continueHeaders =
      announced === undefined ? {} : { expect: '100-continue', 'content-length': announced }
    const request = (url.startsWith('https:') ? https : http).request(url, {
      ...network,
      method,
      agent: false,
      headers: { 'content-type': 'application/octet-stream', ...headers, ...continueHeaders },
    })
    const timer = setTimeout(() => {
      request.destroy()
      if (announced === undefined) reject(new Error('it does not answer in time'))
      else resolve(null)
    }, responseTimeoutMs)
    request.on('error', reject).on('close', () => clearTimeout(timer))
    request.on('continue', () => {
      resolve(null)
      request.destroy()
    })
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response
      text(response).then((content) => resolve({ status, headers: answered, body: content }), reject)
    })
    if (announced === undefined) request.end(body ?? Buffer.alloc(0))
    else request.flushHeaders()
  })

interface CheckedSite {
  check: string
  url: string
  /** Subject and verb of a sentence about the host names that must lead to the proxy, such as 'its name leads'. */
  subjectAndVerb?: string
  /** Name of the setting with the URL. */
  setting: string
  /** Name of the setting with the port behind the proxy. */
  portSetting: string
  port: number
}

/** Returns a finding if the proxy does not pass requests on correctly, otherwise null. */
function findProxyFault(
  { check, url, setting }: CheckedSite,
  arrived: ArrivedRequest,
  usesProxy: boolean,
): DoctorFinding | null {
  const { failed } = createFindings(check)
  const { host, protocol } = new URL(url)
  if (arrived.host !== host)
    return failed(
      `The server is told that it is reached at ${arrived.host}, and not at ${host}.`,
      `Let the proxy pass on the host with its port (nginx: proxy_set_header Host $http_host), or correct ${setting}.`,
    )
  if (`${arrived.protocol}:` !== protocol)
    return failed(
      `The server is told that the request came by ${arrived.protocol}.`,
      'Let the proxy set X-Forwarded-Proto, and let TRUST_PROXY name the proxy.',
    )
  if (usesProxy && !arrived.has_forwarded_address)
    return failed(
      'The proxy does not pass on the address of the visitor.',
      'Let the proxy set X-Forwarded-For; without it all visitors share one limit of requests.',
    )
  return null
}

const isBodyComplete = (outcome: CheckResponse | string, size: number | undefined): boolean =>
  typeof outcome === 'object' &&
  outcome.status === 200 &&
  (JSON.parse(outcome.body) as ArrivedRequest).received === size

interface UrlCheck {
  config: Config
  keys: PurposeKeys
  now: () => Date
  network: NetworkOptions
}

function checkSite(
  { config, keys, now, network }: UrlCheck,
  site: CheckedSite,
  { sent, announced }: { sent?: number; announced?: number },
): Promise<DoctorFinding> {
  const { check, url, setting, port, portSetting, subjectAndVerb = 'its name leads' } = site
  const { attempt, ok, failed } = createFindings(check)
  const sendToSite = (request: CheckRequest) => {
    const headers = { authorization: `Bearer ${createDoctorToken(keys, now())}` }
    return sendCheckRequest(url + echoPath, { headers, ...request }, network)
  }
  const checkRequests = async () => {
    const answer = await sendToSite({})
    if (answer?.status !== 200)
      return failed(
        `${url} answers ${answer?.status}, and not as this portal does.`,
        `Let the proxy send ${url} to port ${port} of this machine (${portSetting}), and let all processes have the same SESSION_SECRET.`,
      )
    const fault = findProxyFault(site, JSON.parse(answer.body) as ArrivedRequest, config.trustProxy !== false)
    if (fault) return fault
    const largest = `${(sent ?? announced ?? 0) / 1e6} MB`
    const large = sent ? { body: Buffer.alloc(sent) } : { announced: announced ?? 0 }
    /** A proxy that rejects a body may also close the connection. */
    const outcome = await sendToSite(large).catch(() => 'broken off')
    return outcome === null || isBodyComplete(outcome, sent)
      ? ok(`${url} reaches this portal, with its host, its protocol and bodies of ${largest}.`)
      : failed(
          `The proxy does not let a body of ${largest} through.`,
          `Let the proxy accept ${largest} at this address (nginx: client_max_body_size, Caddy: request_body max_size).`,
        )
  }
  return attempt(
    checkRequests,
    `${url} cannot be reached`,
    `See that ${subjectAndVerb} to the proxy, that the certificate is valid for it, and that ${setting} is right.`,
  )
}

/** Checks the public URL of the asset server. A 404 response to a missing file identifies that server. */
function checkAssets({ config: { assetsUrl, assetsPort }, network }: UrlCheck): Promise<DoctorFinding> {
  const { attempt, ok, failed } = createFindings('scripts address')
  const remedy = `Let the proxy send ${assetsUrl} to port ${assetsPort} of this machine (ASSETS_PORT), or set ASSETS_URL.`
  const checkMissingFile = async () => {
    const answer = await sendCheckRequest(`${assetsUrl}${echoPath}`, { method: 'GET' }, network)
    return answer?.status === 404 && answer.headers['access-control-allow-origin'] === '*'
      ? ok(`${assetsUrl} reaches the server of scripts.`)
      : failed(`${assetsUrl} answers ${answer?.status}, and not as this portal does.`, remedy)
  }
  return attempt(checkMissingFile, `${assetsUrl} cannot be reached`, remedy)
}

/**
 * Opens servers on the configured ports if no portal uses them.
 * @returns a function that closes them
 */
async function startTestServers({
  config,
  keys,
  now,
}: Pick<UrlCheck, 'config' | 'keys' | 'now'>): Promise<() => Promise<unknown>> {
  const log = pino({ level: 'silent' })
  const app = await createServer({ config, log, address: config.portalUrl })
  const staff = await createServer({ config, log, address: config.staff?.url ?? '' })
  for (const one of [app, staff]) {
    registerEchoRoute(one, keys, now)
    endConnections(one, closeTimeoutMs)
  }
  const assets = await createAssetServer(
    { folder: config.assetsDir, url: config.assetsUrl, keepAliveSeconds: config.keepAliveSeconds },
    async () => {},
  )
  const { host, port, assetsPort, adminHost, adminPort } = config
  const servers: [FastifyInstance, { host: string; port: number }][] = [
    [app, { host, port }],
    [assets, { host, port: assetsPort }],
    [staff, { host: adminHost, port: adminPort }],
  ]
  for (const [server, place] of servers)
    await server.listen(place).catch((error: unknown) => {
      if (!isPortTaken(error)) throw error
    })
  return () => Promise.all(servers.map(([server]) => server.close()))
}

/** Checks that the public URLs lead to this machine, and how requests arrive through the proxy. */
export async function checkUrls(addressCheck: UrlCheck): Promise<DoctorFinding[]> {
  const { config } = addressCheck
  const portal = config.portalUrl.replace('{tenant}', 'doctor')
  const close = await startTestServers(addressCheck)
  try {
    return await Promise.all([
      checkSite(
        addressCheck,
        {
          check: 'customers’ address',
          url: portal,
          subjectAndVerb: `every name below ${config.portalDomain} leads`,
          setting: 'PORTAL_DOMAIN or PORTAL_URL',
          portSetting: 'PORT',
          port: config.port,
        },
        { sent: largestBodyBytes },
      ),
      checkAssets(addressCheck),
      config.staff
        ? checkSite(
            addressCheck,
            {
              check: 'staff’s address',
              url: config.staff.url,
              setting: 'STAFF_URL',
              portSetting: 'ADMIN_PORT',
              port: config.adminPort,
            },
            { announced: config.tenantApi.importBytes },
          )
        : createFindings('staff’s address').warning(
            'Staff cannot sign in.',
            'Set STAFF_ISSUER and STAFF_URL.',
          ),
    ])
  } finally {
    await close()
  }
}
