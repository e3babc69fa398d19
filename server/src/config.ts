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
export type Config = ReturnType<typeof readConfig>

/**
 * Settings of staff: the OpenID Connect provider, and the e-mail addresses of operators. Null without a provider, which
 * disables staff commands.
 * @param identityPort port of the demo's identity provider, which replaces another provider
 */
function toStaffConfig(e: v.InferOutput<typeof Environment>, identityPort: number | null) {
  const issuer = identityPort === null ? e.STAFF_ISSUER : `http://localhost:${identityPort}`
  if (issuer === undefined) return null
  const configured = e.STAFF_OPERATORS.split(/[\s,]+/).filter(Boolean)
  return {
    issuer,
    clientId: e.STAFF_CLIENT_ID,
    clientSecret: e.STAFF_CLIENT_SECRET,
    operators: identityPort === null ? configured : [demoOperatorEmail, ...configured],
    /** Public origin of the admin server, without a trailing slash. */
    url: e.STAFF_URL ?? `http://localhost:${e.ADMIN_PORT}`,
  }
}

export type EnvVariables = Readonly<Record<string, string | undefined>>

const daySeconds = 86_400

const loopbackHostPattern = /^(localhost|127\.[\d.]+|::1)$/

/** Whether the servers listen on this machine only. Then a proxy runs on this machine too. */
export const isLocalOnly = (hosts: { HOST?: string; ADMIN_HOST?: string }): boolean =>
  [hosts.HOST, hosts.ADMIN_HOST].every((host = 'localhost') => loopbackHostPattern.test(host))

function derivePortalUrls(e: v.InferOutput<typeof Environment>) {
  const isLocal = e.PORTAL_URL === undefined && e.PORTAL_DOMAIN === 'localhost'
  const portalUrl =
    e.PORTAL_URL ?? (isLocal ? `http://{tenant}.localhost:${e.PORT}` : `https://{tenant}.${e.PORTAL_DOMAIN}`)
  const portalDomain = new URL(portalUrl.replace('{tenant}.', '')).hostname
  const assetsUrl = isLocal ? `http://localhost:${e.ASSETS_PORT}` : portalUrl.replace('{tenant}', 'assets')
  return {
    /** Domain below which each tenant has its subdomain (TENANT-03). */
    portalDomain,
    /** URL of a tenant's portal, with `{tenant}` for its subdomain; the only source of links in mails. */
    portalUrl,
    /** Public origin of remotes' files. */
    assetsUrl: e.ASSETS_URL ?? assetsUrl,
    /** Sender address of mails; the display name is the tenant's. */
    mailFrom: e.MAIL_FROM ?? `portaal@${isLocal ? 'localhost.localdomain' : portalDomain}`,
  }
}

function getTrustedProxies(e: v.InferOutput<typeof Environment>): string | number | false {
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
export function readConfig(env: EnvVariables, findOtherFaults: SettingFaultFinder = () => []) {
  const { output: e, faults } = parseSettings(env, findOtherFaults)
  if (e === null || faults.length > 0)
    throw new StartError(`These settings cannot be used: ${faults.join('; ')}.`)
  const toBucket = (bucket: string | undefined): S3Bucket | undefined =>
    bucket === undefined ? undefined : { bucket, region: e.S3_REGION, endpoint: e.S3_ENDPOINT }
  const demo = e.DEMO
  const identityPort = demo && e.STAFF_ISSUER === undefined ? e.IDENTITY_PORT : null
  const quotas: Record<'customer' | 'tenant', Quotas> = {
    customer: { documents: 2000, bytes: 2e9, appointments: 50, messages: 500, dossiers: 20, mails: 500 },
    tenant: {
      documents: 5e6,
      bytes: 2e12,
      appointments: 50_000,
      messages: 100_000,
      dossiers: 5000,
      mails: 100_000,
    },
  }
  const addresses = derivePortalUrls(e)
  const dataDir = resolve(e.DATA_DIR)
  return {
    ...addresses,
    host: e.HOST,
    port: e.PORT,
    assetsPort: e.ASSETS_PORT,
    /** Host of the admin server: staff commands, releases and the tenant API. */
    adminHost: e.ADMIN_HOST,
    adminPort: e.ADMIN_PORT,
    dataDir,
    /** Folder of personal files, used without a bucket. */
    filesDir: resolve(e.FILES_DIR ?? join(dataDir, 'files')),
    /** Folder from which public builds are served. */
    assetsDir: resolve(e.ASSETS_DIR ?? join(dataDir, 'assets')),
    /** Postgres URL; without it the embedded database in `dataDir`. */
    databaseUrl: e.DATABASE_URL,
    /** Maximum number of connections of this process to Postgres. */
    databaseConnections: e.DATABASE_CONNECTIONS,
    /** Enables demo data, switches, outbox and API pages; off by default, never for real tenants. */
    demo,
    /** Shows development builds to their developers. Must be off for a portal with real customers (trust B4). */
    development: e.DEVELOPMENT,
    /** Secret that signs access tokens; only a demo generates one, in `dataDir`. */
    sessionSecret: e.SESSION_SECRET,
    /** The previous secret, which is still accepted. */
    previousSessionSecret: e.SESSION_SECRET_BEFORE,
    /** Key that signs pages' registries (Ed25519, PKCS #8, PEM); by default a key of this checkout. */
    registryKey: e.REGISTRY_KEY,
    staff: toStaffConfig(e, identityPort),
    /** Port of the demo's identity provider, on localhost only; null if another provider is set. */
    identityPort,
    /**
     * Public keys of operators. Operators allow teams to publish and release remotes. Without an operator key nobody
     * can release.
     */
    releaseOperators: e.RELEASE_OPERATORS,
    /** Key that signs release commands (Ed25519, PKCS #8, PEM); servers do not need it. */
    releaseKey: e.RELEASE_KEY,
    session: { access: 900, idle: 7 * daySeconds, absolute: 30 * daySeconds, grace: 10 },
    /** Responds with 422 to an unknown user name, instead of the response to a wrong password (LOGIN-08). */
    revealUnknownUsers: e.REVEAL_UNKNOWN_USERS,
    limits: {
      /** Maximum failed sign-ins of one account within `window`, from all IP addresses together. */
      failures: 20,
      window: 900,
      /** Limits per IP address. */
      requestsPerMinute: e.ADDRESS_REQUESTS_PER_MINUTE,
      signInsPerMinute: e.ADDRESS_SIGN_INS_PER_MINUTE,
      calculationsPerMinute: 600,
    },
    /** Maximum time for a body to arrive, and for an upload without progress. Every request ends after ten times that. */
    bodySeconds: 30,
    /**
     * Time in seconds for which an idle connection stays open. It must be longer than the load balancer's idle timeout;
     * otherwise the load balancer might send a request on a connection that the server is closing.
     */
    keepAliveSeconds: e.KEEP_ALIVE_SECONDS,
    /**
     * How long a stopping server accepts requests after it reports not ready, so that load balancers stop sending
     * first.
     */
    drainSeconds: e.DRAIN_SECONDS ?? (demo ? 0 : 10),
    /** Quotas of each customer, and of all customers of each tenant. */
    quotas,
    /** Maximum size of an import, and of a document in the tenant API, in bytes. */
    tenantApi: { importBytes: 2e9, documentBytes: 25e6 },
    /** Delay of news mails, so that one mail covers several changes and omits those already read. */
    newsMailDelaySeconds: 300,
    /** Secret from which the push key is derived; only a demo generates one, in `dataDir`. */
    pushKey: e.PUSH_KEY,
    /** URL of the mail server; without it no mail is sent, and a demo keeps mails in the outbox. */
    smtpUrl: e.SMTP_URL,
    /** Bucket of personal files; without it files are in `filesDir`. */
    s3: toBucket(e.S3_BUCKET),
    /** Bucket of public builds, shared by all processes; without it builds are in `assetsDir` only. */
    s3Assets: toBucket(e.S3_ASSETS_BUCKET),
    /** External page for retrieving source data; without it retrieval is not offered. */
    assessmentUrl:
      e.ASSESSMENT_URL ?? (demo ? `${addresses.portalUrl.replace('{tenant}.', '')}/assessment` : undefined),
    /** URL of the calculation service for widgets; a path is on the portal's own origin (MAXMORT-01). */
    adviceUrl: e.ADVICE_URL,
    /** Days after the end of norms during which they are still used, with a warning. */
    normsGraceDays: e.NORMS_GRACE_DAYS,
    /** Street lookup: 'pdok', or the URL of a service; a demo has its own. */
    addressLookup: e.ADDRESS_LOOKUP,
    addressLookupKey: e.ADDRESS_LOOKUP_KEY,
    /** URL of the picture service behind GET /streetview, with its key; without it a drawing is returned. */
    streetViewUrl: e.STREET_VIEW_URL,
    /** URLs of the place search and map tile server; null without a map. */
    map:
      e.MAP_PLACES_URL !== 'off' && e.MAP_TILES_URL !== 'off'
        ? { placesUrl: e.MAP_PLACES_URL, tilesUrl: e.MAP_TILES_URL }
        : null,
    /** Percentage of pages that send telemetry. */
    telemetryPercent: e.TELEMETRY_PERCENT,
    /** Sentry DSN for browsers, `https://key@host/project`; without it errors are only logged (SHELL-12). */
    errorReportUrl: e.ERROR_REPORT_URL,
    /** Trusted proxies: their IP addresses, or the number of proxies in front of the server; false for none. */
    trustProxy: getTrustedProxies(e),
    logLevel: e.LOG_LEVEL,
  }
}
