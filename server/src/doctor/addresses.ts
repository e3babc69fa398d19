import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { createServer } from '../http/server.ts'
import { createAssetServer } from '../registry/assets.ts'
import type { PurposeKeys } from '../sessions/session-keys.ts'
import { endConnections } from '../start/end-connections.ts'
import { isTaken } from '../start/listen.ts'
import { type Arrived, doctorToken, echoPath, echoRoute } from './echo.ts'
import { connectionRemedy, type Finding, failed, ok, reasonOf, warning } from './finding.ts'

/** Timeout of a response through the proxy, in milliseconds. */
const answerTimeoutMs = 10_000
/** Maximum time for closing the check's own servers, in milliseconds. */
const closeTimeoutMs = 200
/** Body size to test, in bytes: a document of 10 MB in a form. */
const customerBody = 11_000_000

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** DNS lookup and certificate checks; those of Node by default. */
export type Network = Pick<https.RequestOptions, 'lookup' | 'ca'>

interface Sent {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: Buffer
  /** Announced body size in bytes; the body is not sent: the request only asks to continue. */
  announced?: number
}

/** Sends an HTTP/1.1 request; resolves with null if the server accepts an announced body. */
const send = (
  url: string,
  { method = 'POST', headers = {}, body, announced }: Sent,
  network: Network,
): Promise<Answer | null> =>
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
    }, answerTimeoutMs)
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

interface Site {
  check: string
  url: string
  /** Host names that must resolve to the proxy, if several. */
  names?: string
  /** Setting with the URL. */
  setting: string
  /** Setting with the port behind the proxy, and the port. */
  portSetting: string
  port: number
}

/** What is wrong with a request received through the proxy; null if nothing. */
function faultOf({ check, url, setting }: Site, arrived: Arrived, usesProxy: boolean): Finding | null {
  const { host, protocol } = new URL(url)
  if (arrived.host !== host)
    return failed(
      check,
      `The server is told that it is reached at ${arrived.host}, and not at ${host}.`,
      `Let the proxy pass on the host with its port (nginx: proxy_set_header Host $http_host), or correct ${setting}.`,
    )
  if (`${arrived.protocol}:` !== protocol)
    return failed(
      check,
      `The server is told that the request came by ${arrived.protocol}.`,
      'Let the proxy set X-Forwarded-Proto, and let TRUST_PROXY name the proxy.',
    )
  if (usesProxy && !arrived.has_forwarded_address)
    return failed(
      check,
      'The proxy does not pass on the address of the visitor.',
      'Let the proxy set X-Forwarded-For; without it all visitors share one limit of requests.',
    )
  return null
}

/** Whether a response says that a body of that size arrived. */
const isWhole = (outcome: Answer | string, size: number | undefined): boolean =>
  typeof outcome === 'object' &&
  outcome.status === 200 &&
  (JSON.parse(outcome.body) as Arrived).received === size

const tooLarge = (check: string, size: string): Finding =>
  failed(
    check,
    `The proxy does not let a body of ${size} through.`,
    `Let the proxy accept ${size} at this address (nginx: client_max_body_size, Caddy: request_body max_size).`,
  )

interface AddressCheck {
  config: Config
  keys: PurposeKeys
  now: () => Date
  network: Network
}

/** Checks how requests through the proxy arrive. */
async function checkSite(
  { config, keys, now, network }: AddressCheck,
  site: Site,
  bodies: { sent?: number; announced?: number },
): Promise<Finding> {
  const { check, url, setting, port, portSetting, names = 'its name leads' } = site
  const headers = () => ({ authorization: `Bearer ${doctorToken(keys, now())}` })
  const address = url + echoPath
  try {
    const answer = await send(address, { headers: headers() }, network)
    if (answer?.status !== 200)
      return failed(
        check,
        `${url} answers ${answer?.status}, and not as this portal does.`,
        `Let the proxy send ${url} to port ${port} of this machine (${portSetting}), and let all processes have the same SESSION_SECRET.`,
      )
    const fault = faultOf(site, JSON.parse(answer.body) as Arrived, config.trustProxy !== false)
    if (fault) return fault
    const { sent, announced } = bodies
    const largest = `${(sent ?? announced ?? 0) / 1e6} MB`
    const large = sent ? { body: Buffer.alloc(sent) } : { announced: announced ?? 0 }
    /** A proxy that refuses a body may also break off the connection. */
    const outcome = await send(address, { headers: headers(), ...large }, network).catch(() => 'broken off')
    if (outcome !== null && !isWhole(outcome, sent)) return tooLarge(check, largest)
    return ok(check, `${url} reaches this portal, with its host, its protocol and bodies of ${largest}.`)
  } catch (error) {
    return failed(
      check,
      `${url} cannot be reached: ${reasonOf(error)}.`,
      connectionRemedy(
        error,
        `See that ${names} to the proxy, that the certificate is valid for it, and that ${setting} is right.`,
      ),
    )
  }
}

/** Requests a missing file: the asset server's own 404 identifies it. */
async function checkAssets({ config: { assetsUrl, assetsPort }, network }: AddressCheck): Promise<Finding> {
  const check = 'scripts address'
  const remedy = `Let the proxy send ${assetsUrl} to port ${assetsPort} of this machine (ASSETS_PORT), or set ASSETS_URL.`
  try {
    const answer = await send(`${assetsUrl}${echoPath}`, { method: 'GET' }, network)
    if (answer?.status === 404 && answer.headers['access-control-allow-origin'] === '*')
      return ok(check, `${assetsUrl} reaches the server of scripts.`)
    return failed(check, `${assetsUrl} answers ${answer?.status}, and not as this portal does.`, remedy)
  } catch (error) {
    return failed(
      check,
      `${assetsUrl} cannot be reached: ${reasonOf(error)}.`,
      connectionRemedy(error, remedy),
    )
  }
}

/**
 * Opens servers on the configured ports during the check, if no portal is running.
 * @returns closes them
 */
async function startTestServers({
  config,
  keys,
  now,
}: Pick<AddressCheck, 'config' | 'keys' | 'now'>): Promise<() => Promise<unknown>> {
  const log = pino({ level: 'silent' })
  const app = await createServer({ config, log, address: config.portalUrl })
  const staff = await createServer({ config, log, address: config.staff?.url ?? '' })
  for (const one of [app, staff]) {
    echoRoute(one, keys, now)
    endConnections(one, closeTimeoutMs)
  }
  const assets = await createAssetServer(
    { folder: config.assetsDir, url: config.assetsUrl, keepAliveSeconds: config.keepAliveSeconds },
    async () => {},
  )
  const { host, port, assetsPort, adminHost, adminPort } = config
  const places: [FastifyInstance, { host: string; port: number }][] = [
    [app, { host, port }],
    [assets, { host, port: assetsPort }],
    [staff, { host: adminHost, port: adminPort }],
  ]
  for (const [server, place] of places)
    await server.listen(place).catch((error: unknown) => {
      if (!isTaken(error)) throw error
    })
  return () => Promise.all(places.map(([server]) => server.close()))
}

/** Checks that the public URLs lead here through the proxy, and how requests arrive. */
export async function checkAddresses(addressCheck: AddressCheck): Promise<Finding[]> {
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
          names: `every name below ${config.portalDomain} leads`,
          setting: 'PORTAL_DOMAIN or PORTAL_URL',
          portSetting: 'PORT',
          port: config.port,
        },
        { sent: customerBody },
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
        : warning('staff’s address', 'Staff cannot sign in.', 'Set STAFF_ISSUER and STAFF_URL.'),
    ])
  } finally {
    await close()
  }
}
