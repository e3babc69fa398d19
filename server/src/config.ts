import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { Environment } from './environment.ts'
import { StartError } from './start-error.ts'

export const demoOperatorEmail = 'operator@portaal.example'

/** Maximum numbers: documents and their bytes, future appointments; messages, copies of the file and mails per day. */
export interface Quotas {
  documents: number
  bytes: number
  appointments: number
  messages: number
  dossiers: number
  mails: number
}

/** A bucket of an S3-compatible store; credentials come from the usual AWS variables. */
export interface S3Bucket {
  bucket: string
  region: string
  endpoint: string | undefined
}

/** Settings of one server process. Durations are in seconds. */
export interface Config {
  host: string
  port: number
  assetsPort: number
  /** Host of the admin server: staff commands, releases and the tenant API. */
  adminHost: string
  adminPort: number
  /** Public origin of remotes' files. */
  assetsUrl: string
  dataDir: string
  /** Folder of personal files, used without a bucket. */
  filesDir: string
  /** Folder from which public builds are served. */
  assetsDir: string
  /** Postgres URL; without it the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** Maximum number of connections of this process to Postgres. */
  databaseConnections: number
  /** Enables demo data, switches, outbox and API pages; off by default, never for real tenants. */
  demo: boolean
  /** Shows development builds to their developers. Must be off for a portal with real customers (trust B4). */
  development: boolean
  /** Domain below which each tenant has its subdomain (TENANT-03). */
  portalDomain: string
  /** URL of a tenant's portal, with `{tenant}` for its subdomain; the only source of links in mails. */
  portalUrl: string
  /** Secret that signs access tokens; only a demo generates one, in `dataDir`. */
  sessionSecret: string | undefined
  /** The previous secret, which is still accepted. */
  previousSessionSecret: string | undefined
  /** Key that signs pages' registries (Ed25519, PKCS #8, PEM); by default a key of this checkout. */
  registryKey: string | undefined
  /** OpenID Connect provider of tenants' staff, and the e-mail addresses of operators; null disables staff commands. */
  staff: {
    issuer: string
    clientId: string
    clientSecret: string | undefined
    operators: readonly string[]
    /** Public origin of the admin server, without a trailing slash. */
    url: string
  } | null
  /** Port of the demo's identity provider, on localhost only; null if another provider is set. */
  identityPort: number | null
  /**
   * Public keys of operators. Operators allow teams to publish and release remotes. Without an operator key nobody can
   * release.
   */
  releaseOperators: readonly string[]
  /** Key that signs release commands (Ed25519, PKCS #8, PEM); servers do not need it. */
  releaseKey: string | undefined
  session: { access: number; idle: number; absolute: number; grace: number }
  /** Responds with 422 to an unknown user name, instead of the response to a wrong password (LOGIN-08). */
  revealUnknownUsers: boolean
  limits: {
    /** Maximum failed sign-ins of one account within `window`, from all IP addresses together. */
    failures: number
    window: number
    /** Limits per IP address. */
    requestsPerMinute: number
    signInsPerMinute: number
    calculationsPerMinute: number
  }
  /** Maximum time for a body to arrive, and for an upload without progress. Every request ends after ten times that. */
  bodySeconds: number
  /**
   * Time in seconds for which an idle connection stays open. It must be longer than the load balancer's idle timeout;
   * otherwise the load balancer might send a request on a connection that the server is closing.
   */
  keepAliveSeconds: number
  /**
   * How long a stopping server accepts requests after it reports not ready, so that load balancers stop sending first.
   */
  drainSeconds: number
  /** Quotas of each customer, and of all customers of each tenant. */
  quotas: { customer: Quotas; tenant: Quotas }
  /** Maximum size of an import, and of a document in the tenant API, in bytes. */
  tenantApi: { importBytes: number; documentBytes: number }
  /** Delay of news mails, so that one mail covers several changes and omits those already read. */
  newsMailDelaySeconds: number
  /** Secret from which the push key is derived; only a demo generates one, in `dataDir`. */
  pushKey: string | undefined
  /** URL of the mail server; without it no mail is sent, and a demo keeps mails in the outbox. */
  smtpUrl: string | undefined
  /** Sender address of mails; the display name is the tenant's. */
  mailFrom: string
  /** Bucket of personal files; without it files are in `filesDir`. */
  s3: S3Bucket | undefined
  /** Bucket of public builds, shared by all processes; without it builds are in `assetsDir` only. */
  s3Assets: S3Bucket | undefined
  /** External page for retrieving source data; without it retrieval is not offered. */
  assessmentUrl: string | undefined
  /** URL of the calculation service for widgets; a path is on the portal's own origin (MAXMORT-01). */
  adviceUrl: string
  /** Days after the end of norms during which they are still used, with a warning. */
  normsGraceDays: number
  /** Street lookup: 'pdok', or the URL of a service; a demo has its own. */
  addressLookup: string | undefined
  addressLookupKey: string | undefined
  /** URL of the picture service behind GET /streetview, with its key; without it a drawing is returned. */
  streetViewUrl: string | undefined
  /** URLs of the place search and map tile server; null without a map. */
  map: { placesUrl: string; tilesUrl: string } | null
  /** Percentage of pages that send telemetry. */
  telemetryPercent: number
  /** Sentry DSN for browsers, `https://key@host/project`; without it errors are only logged (SHELL-12). */
  errorReportUrl: string | undefined
  /** Trusted proxies: their IP addresses, or the number of proxies in front of the server; false for none. */
  trustProxy: string | number | false
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

function toStaffConfig(
  e: v.InferOutput<typeof Environment>,
  demo: boolean,
): Pick<Config, 'staff' | 'identityPort'> {
  const ownPort = demo && e.STAFF_ISSUER === undefined ? e.IDENTITY_PORT : null
  const issuer = e.STAFF_ISSUER ?? (ownPort === null ? undefined : `http://localhost:${ownPort}`)
  if (issuer === undefined) return { staff: null, identityPort: null }
  const configured = e.STAFF_OPERATORS.split(/[\s,]+/).filter(Boolean)
  const operators = ownPort === null ? configured : [demoOperatorEmail, ...configured]
  const client = { clientId: e.STAFF_CLIENT_ID, clientSecret: e.STAFF_CLIENT_SECRET }
  const url = e.STAFF_URL ?? `http://localhost:${e.ADMIN_PORT}`
  return { staff: { issuer, ...client, operators, url }, identityPort: ownPort }
}

export type EnvVariables = Readonly<Record<string, string | undefined>>

const daySeconds = 86_400

const loopbackHostPattern = /^(localhost|127\.[\d.]+|::1)$/

/** Whether the servers listen on this machine only. Then a proxy runs on this machine too. */
export const isLocalOnly = (hosts: { HOST?: string; ADMIN_HOST?: string }): boolean =>
  [hosts.HOST, hosts.ADMIN_HOST].every((host = 'localhost') => loopbackHostPattern.test(host))

function derivePortalUrls(
  e: v.InferOutput<typeof Environment>,
): Pick<Config, 'portalDomain' | 'portalUrl' | 'assetsUrl' | 'mailFrom'> {
  const isLocal = e.PORTAL_URL === undefined && e.PORTAL_DOMAIN === 'localhost'
  const portalUrl =
    e.PORTAL_URL ?? (isLocal ? `http://{tenant}.localhost:${e.PORT}` : `https://{tenant}.${e.PORTAL_DOMAIN}`)
  const portalDomain = new URL(portalUrl.replace('{tenant}.', '')).hostname
  const assetsUrl = isLocal ? `http://localhost:${e.ASSETS_PORT}` : portalUrl.replace('{tenant}', 'assets')
  return {
    portalDomain,
    portalUrl,
    assetsUrl: e.ASSETS_URL ?? assetsUrl,
    mailFrom: e.MAIL_FROM ?? `portaal@${isLocal ? 'localhost.localdomain' : portalDomain}`,
  }
}

function getTrustedProxies(e: v.InferOutput<typeof Environment>): Config['trustProxy'] {
  if (e.TRUST_PROXY !== undefined) return e.TRUST_PROXY
  return !e.DEMO && isLocalOnly(e) ? 'loopback' : false
}

/** Finds invalid settings, each as `NAME (reason)`. */
type SettingFaultFinder = (env: EnvVariables) => string[]

function parseSettings(env: EnvVariables, findOtherFaults: SettingFaultFinder) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(Environment, nonEmpty)
  const wrong = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} (${issue.message})`)
  return { output: result.success ? result.output : null, faults: [...wrong, ...findOtherFaults(nonEmpty)] }
}

export const findConfigFaults = (env: EnvVariables, findOtherFaults: SettingFaultFinder): string[] =>
  parseSettings(env, findOtherFaults).faults

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * @param findOtherFaults returns the names of further invalid variables
 * @throws StartError that names each invalid variable
 */
export function readConfig(env: EnvVariables, findOtherFaults: SettingFaultFinder = () => []): Config {
  const { output: e, faults } = parseSettings(env, findOtherFaults)
  if (e === null || faults.length > 0)
    throw new StartError(`These settings cannot be used: ${faults.join('; ')}.`)
  const toBucket = (bucket: string | undefined) =>
    bucket === undefined ? undefined : { bucket, region: e.S3_REGION, endpoint: e.S3_ENDPOINT }
  const demo = e.DEMO
  const addresses = derivePortalUrls(e)
  const dataDir = resolve(e.DATA_DIR)
  return {
    ...addresses,
    host: e.HOST,
    port: e.PORT,
    assetsPort: e.ASSETS_PORT,
    adminHost: e.ADMIN_HOST,
    adminPort: e.ADMIN_PORT,
    dataDir,
    filesDir: resolve(e.FILES_DIR ?? join(dataDir, 'files')),
    assetsDir: resolve(e.ASSETS_DIR ?? join(dataDir, 'assets')),
    databaseUrl: e.DATABASE_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    demo,
    development: e.DEVELOPMENT,
    sessionSecret: e.SESSION_SECRET,
    previousSessionSecret: e.SESSION_SECRET_BEFORE,
    registryKey: e.REGISTRY_KEY,
    ...toStaffConfig(e, demo),
    releaseOperators: e.RELEASE_OPERATORS,
    releaseKey: e.RELEASE_KEY,
    session: { access: 900, idle: 7 * daySeconds, absolute: 30 * daySeconds, grace: 10 },
    revealUnknownUsers: e.REVEAL_UNKNOWN_USERS,
    limits: {
      failures: 20,
      window: 900,
      requestsPerMinute: e.ADDRESS_REQUESTS_PER_MINUTE,
      signInsPerMinute: e.ADDRESS_SIGN_INS_PER_MINUTE,
      calculationsPerMinute: 600,
    },
    bodySeconds: 30,
    keepAliveSeconds: e.KEEP_ALIVE_SECONDS,
    drainSeconds: e.DRAIN_SECONDS ?? (demo ? 0 : 10),
    quotas: {
      customer: {
        documents: 2000,
        bytes: 2e9,
        appointments: 50,
        messages: 500,
        dossiers: 20,
        mails: 500,
      },
      tenant: {
        documents: 5e6,
        bytes: 2e12,
        appointments: 50_000,
        messages: 100_000,
        dossiers: 5000,
        mails: 100_000,
      },
    },
    tenantApi: { importBytes: 2e9, documentBytes: 25e6 },
    newsMailDelaySeconds: 300,
    pushKey: e.PUSH_KEY,
    smtpUrl: e.SMTP_URL,
    s3: toBucket(e.S3_BUCKET),
    s3Assets: toBucket(e.S3_ASSETS_BUCKET),
    assessmentUrl:
      e.ASSESSMENT_URL ?? (demo ? `${addresses.portalUrl.replace('{tenant}.', '')}/assessment` : undefined),
    adviceUrl: e.ADVICE_URL,
    normsGraceDays: e.NORMS_GRACE_DAYS,
    addressLookup: e.ADDRESS_LOOKUP,
    addressLookupKey: e.ADDRESS_LOOKUP_KEY,
    streetViewUrl: e.STREET_VIEW_URL,
    map:
      e.MAP_PLACES_URL !== 'off' && e.MAP_TILES_URL !== 'off'
        ? { placesUrl: e.MAP_PLACES_URL, tilesUrl: e.MAP_TILES_URL }
        : null,
    telemetryPercent: e.TELEMETRY_PERCENT,
    errorReportUrl: e.ERROR_REPORT_URL,
    trustProxy: getTrustedProxies(e),
    logLevel: e.LOG_LEVEL,
  }
}
