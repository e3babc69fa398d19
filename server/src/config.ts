import { join } from 'node:path'
import * as v from 'valibot'
import { demoOperator } from './demo-mode.ts'
import { Environment } from './environment.ts'
import type { Quotas } from './quotas/quotas.ts'
import { StartError } from './start-error.ts'

/** A bucket of an S3-compatible store; credentials come from AWS's usual variables. */
export interface Bucket {
  bucket: string
  region: string
  endpoint: string | undefined
}

/** Settings of one server process. Durations are in seconds. */
export interface Config {
  host: string
  port: number
  assetsPort: number
  /** Where staff are let in, apart from customers: commands of the firm, and releases. */
  adminHost: string
  adminPort: number
  /** Origin of remotes' files as browsers reach it. */
  assetsUrl: string
  dataDir: string
  /** Folder of personal files, where no bucket is given. */
  filesDir: string
  /** Folder that public builds are served from. */
  assetsDir: string
  /** Postgres to use; without it the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** The most connections of this process to that Postgres. */
  databaseConnections: number
  /** Demo data, switches, outbox page and API page; on only when asked for, never for a real firm. */
  demo: boolean
  /** Shows builds under work to their developers; never on where real customers are (trust B4). */
  development: boolean
  /** Domain below which each firm has its subdomain (TENANT-03). */
  portalDomain: string
  /** Address of a firm's portal, with `{tenant}` for its subdomain; the only source of links in mails. */
  portalUrl: string
  /** Secret that signs access tokens; only a demo does without, and keeps one in `dataDir`. */
  sessionSecret: string | undefined
  /** The secret before that one, which is still believed. */
  sessionSecretBefore: string | undefined
  /** Key that signs what pages load (Ed25519, PKCS #8, PEM); without it one of this checkout's own. */
  registryKey: string | undefined
  /** Where staff of firms sign in (OpenID Connect), and the addresses of operators; null: no commands of staff. */
  staff: {
    issuer: string
    clientId: string
    clientSecret: string | undefined
    operators: readonly string[]
    /** Origin at which their browsers reach the place where staff are let in, without a slash at the end. */
    url: string
  } | null
  /** Port of the demo's own provider of identities, on this machine alone; null where another is used. */
  identityPort: number | null
  /** Public halves of the keys of who operates the portal, and grants teams theirs; without one nobody releases. */
  releaseOperators: readonly string[]
  /** Key that commands of release are signed with (Ed25519, PKCS #8, PEM); a server needs none. */
  releaseKey: string | undefined
  session: { access: number; idle: number; absolute: number; grace: number }
  /** Answers 422 to an unknown user name instead of what a wrong password gets (LOGIN-08). */
  revealUnknownUsers: boolean
  limits: {
    /** Failed sign-ins of one account within `window`, whatever the addresses. */
    failures: number
    window: number
    /** Requests, sign-in attempts and calculations of one address a minute. */
    requests: number
    signIns: number
    calculations: number
  }
  /** How long a body may take to arrive, and a form with files may stand still; any request ends after ten times that. */
  bodySeconds: number
  /** How long an unused connection stays open: longer than a balancer keeps it, which would otherwise use one that is being closed. */
  keepAliveSeconds: number
  /** How long a stopping server still takes requests after it says that it is not ready, so that a balancer turns away first. */
  drainSeconds: number
  /** The most that each customer, and all customers of each firm, may have. */
  quotas: { customer: Quotas; tenant: Quotas }
  /** The most that one file of records, and one document of a firm, may have, in bytes. */
  firmApi: { importBytes: number; documentBytes: number }
  /** How long what staff did waits to be mailed, so that several things are one mail and what is read meanwhile is in none. */
  newsMailSeconds: number
  /** Secret that the key follows from by which devices take notices; only a demo does without, and keeps one in `dataDir`. */
  pushKey: string | undefined
  /** Mail server; without it no mail is sent, and in a demo mails are kept in the outbox. */
  smtpUrl: string | undefined
  /** Address that mails come from; the name before it is the firm's. */
  mailFrom: string
  /** Bucket of personal files; without it `filesDir`. */
  s3: Bucket | undefined
  /** Bucket of public builds, for all processes alike; without it `assetsDir` alone. */
  s3Assets: Bucket | undefined
  /** Page elsewhere on which source data is retrieved; without it that is not offered. */
  assessmentUrl: string | undefined
  /** Address of the calculation service as widgets reach it; a path is one of the portal's own origin (MAXMORT-01). */
  adviceUrl: string
  /** Days after their end on which norms are still calculated with, with a warning. */
  normsGraceDays: number
  /** Who tells the street of a postcode: 'pdok', or the address of a service; without it none, in a demo its own. */
  addressLookup: string | undefined
  addressLookupKey: string | undefined
  /** Picture service behind GET /streetview, with its key; without it a drawing is sent. */
  streetViewUrl: string | undefined
  /** Register that tells where an address lies, and the map's tiles below an address; null without a map. */
  map: { placesUrl: string; tilesUrl: string } | null
  /** Of how many pages in a hundred the browser tells how they fared. */
  telemetryPercent: number
  /** Where browsers send errors, of Sentry's form, `https://key@host/project`; without it they only log (SHELL-12). */
  errorReportUrl: string | undefined
  /** Addresses of proxies to believe, or how many; without it none. */
  trustProxy: string | number | undefined
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

function staffOf(
  e: v.InferOutput<typeof Environment>,
  demo: boolean,
): Pick<Config, 'staff' | 'identityPort'> {
  const ownPort = demo && e.STAFF_ISSUER === undefined ? e.IDENTITY_PORT : null
  const issuer = e.STAFF_ISSUER ?? (ownPort === null ? undefined : `http://localhost:${ownPort}`)
  if (issuer === undefined) return { staff: null, identityPort: null }
  const given = e.STAFF_OPERATORS.split(/[\s,]+/).filter(Boolean)
  const operators = ownPort === null ? given : [demoOperator, ...given]
  const client = { clientId: e.STAFF_CLIENT_ID, clientSecret: e.STAFF_CLIENT_SECRET }
  const url = e.STAFF_URL ?? `http://localhost:${e.ADMIN_PORT}`
  return { staff: { issuer, ...client, operators, url }, identityPort: ownPort }
}

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>

const day = 86_400

/** Finds what is wrong with the variables, each as `NAME (reason)`. */
type FaultFinder = (given: Variables) => string[]

function parse(env: Variables, faultsOf: FaultFinder) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(Environment, given)
  const wrong = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} (${issue.message})`)
  return { output: result.success ? result.output : null, faults: [...wrong, ...faultsOf(given)] }
}

/** What is wrong with the settings in environment variables, each as `NAME (reason)`. */
export const configFaults = (env: Variables, faultsOf: FaultFinder): string[] => parse(env, faultsOf).faults

/**
 * Reads the settings from environment variables. An empty variable counts as one that is not set.
 * @param faultsOf finds what else is wrong with the variables
 * @throws StartError that names each variable that is wrong.
 */
export function readConfig(env: Variables, faultsOf: FaultFinder = () => []): Config {
  const { output: e, faults } = parse(env, faultsOf)
  if (e === null || faults.length > 0)
    throw new StartError(`These settings cannot be used: ${faults.join('; ')}.`)
  const bucketOf = (bucket: string | undefined) =>
    bucket === undefined ? undefined : { bucket, region: e.S3_REGION, endpoint: e.S3_ENDPOINT }
  const demo = e.DEMO
  const portalUrl =
    e.PORTAL_URL ??
    (e.PORTAL_DOMAIN === 'localhost'
      ? `http://{tenant}.localhost:${e.PORT}`
      : `https://{tenant}.${e.PORTAL_DOMAIN}`)
  return {
    host: e.HOST,
    port: e.PORT,
    assetsPort: e.ASSETS_PORT,
    adminHost: e.ADMIN_HOST,
    adminPort: e.ADMIN_PORT,
    assetsUrl: e.ASSETS_URL ?? `http://localhost:${e.ASSETS_PORT}`,
    dataDir: e.DATA_DIR,
    filesDir: e.FILES_DIR ?? join(e.DATA_DIR, 'files'),
    assetsDir: e.ASSETS_DIR ?? join(e.DATA_DIR, 'assets'),
    databaseUrl: e.DATABASE_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    demo,
    development: e.DEVELOPMENT,
    portalDomain: e.PORTAL_DOMAIN,
    portalUrl,
    sessionSecret: e.SESSION_SECRET,
    sessionSecretBefore: e.SESSION_SECRET_BEFORE,
    registryKey: e.REGISTRY_KEY,
    ...staffOf(e, demo),
    releaseOperators: e.RELEASE_OPERATORS,
    releaseKey: e.RELEASE_KEY,
    session: { access: 900, idle: 7 * day, absolute: 30 * day, grace: 10 },
    revealUnknownUsers: e.REVEAL_UNKNOWN_USERS,
    limits: {
      failures: 20,
      window: 900,
      requests: e.ADDRESS_REQUESTS_PER_MINUTE,
      signIns: e.ADDRESS_SIGN_INS_PER_MINUTE,
      calculations: 600,
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
    firmApi: { importBytes: 2e9, documentBytes: 25e6 },
    newsMailSeconds: 300,
    pushKey: e.PUSH_KEY,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    s3: bucketOf(e.S3_BUCKET),
    s3Assets: bucketOf(e.S3_ASSETS_BUCKET),
    assessmentUrl:
      e.ASSESSMENT_URL ?? (demo ? `${portalUrl.replace('{tenant}.', '')}/assessment` : undefined),
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
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
  }
}
