import { isIP } from 'node:net'
import { ReleasePublicKey } from '@portal/contract/release-key'
import * as v from 'valibot'
import { parseEd25519Key } from './registry/registry-key.ts'

const createIntegerSetting = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(min), v.maxValue(max)),
    String(fallback),
  )
const booleanSetting = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((text) => text === 'true' || text === '1'),
)
const textSetting = v.pipe(v.string(), v.nonEmpty())

/** Setting that is a URL, or `off`. */
const externalUrlSetting = v.pipe(
  v.string(),
  v.regex(/^(off|https?:\/\/[^/?#]+(\/[^?#]*)?)$/, 'must be an address without query, or off'),
)

const originSetting = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'must be an origin'))

const namedProxyRanges = ['loopback', 'linklocal', 'uniquelocal']

/** Whether the text is an IP address, a network such as `10.0.0.0/8`, or a named range. */
function isProxyRange(proxy: string): boolean {
  const [address = '', bits = '1', ...rest] = proxy.split('/')
  const mostBits = isIP(address) === 4 ? 32 : 128
  const isNetwork = /^[1-9]\d*$/.test(bits) && Number(bits) <= mostBits && rest.length === 0
  return namedProxyRanges.includes(proxy) || (isIP(address) > 0 && isNetwork)
}

const trustProxySetting = v.pipe(
  v.string(),
  v.check(
    (value) => /^(none|[1-9])$/.test(value) || value.split(',').every((proxy) => isProxyRange(proxy.trim())),
    'must be none, how many proxies (1 to 9), or addresses with commas in between, such as 10.0.0.0/8 or uniquelocal',
  ),
  v.transform((value) => {
    if (value === 'none') return false
    return /^\d$/.test(value) ? Number(value) : value
  }),
)

export const Environment = v.object({
  HOST: v.optional(textSetting, 'localhost'),
  PORT: createIntegerSetting(4000, 0, 65535),
  ASSETS_PORT: createIntegerSetting(4001, 0, 65535),
  ADMIN_HOST: v.optional(textSetting, 'localhost'),
  ADMIN_PORT: createIntegerSetting(4002, 0, 65535),
  ASSETS_URL: v.optional(originSetting),
  DATA_DIR: v.optional(textSetting, '.data'),
  FILES_DIR: v.optional(textSetting),
  ASSETS_DIR: v.optional(textSetting),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_CONNECTIONS: createIntegerSetting(10, 1, 1000),
  DEMO: v.optional(booleanSetting, 'false'),
  DEVELOPMENT: v.optional(booleanSetting, 'false'),
  PORTAL_DOMAIN: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'must be a host name')), 'localhost'),
  PORTAL_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/\{tenant\}\.[a-z0-9.-]+(:\d+)?$/,
        'must be https://{tenant}. followed by a domain',
      ),
    ),
  ),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SESSION_SECRET_BEFORE: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  REGISTRY_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check((pem) => parseEd25519Key(pem) !== null, 'must be an Ed25519 key, PEM with its line breaks'),
    ),
  ),
  STAFF_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/, 'must begin with https://'),
    ),
  ),
  STAFF_CLIENT_ID: v.optional(textSetting, 'portal'),
  STAFF_CLIENT_SECRET: v.optional(textSetting),
  STAFF_URL: v.optional(originSetting),
  STAFF_OPERATORS: v.optional(v.pipe(v.string(), v.toLowerCase()), ''),
  IDENTITY_PORT: createIntegerSetting(4003, 0, 65535),
  RELEASE_OPERATORS: v.optional(
    v.pipe(
      v.string(),
      v.transform((keys) => keys.split(/[\s,]+/).filter(Boolean)),
      v.array(ReleasePublicKey),
    ),
    '',
  ),
  RELEASE_KEY: v.optional(textSetting),
  REVEAL_UNKNOWN_USERS: v.optional(booleanSetting, 'false'),
  ADDRESS_REQUESTS_PER_MINUTE: createIntegerSetting(6000, 1, 1_000_000),
  ADDRESS_SIGN_INS_PER_MINUTE: createIntegerSetting(300, 1, 1_000_000),
  KEEP_ALIVE_SECONDS: createIntegerSetting(130, 1, 3600),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(300))),
  PUSH_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  S3_BUCKET: v.optional(textSetting),
  S3_ASSETS_BUCKET: v.optional(textSetting),
  S3_REGION: v.optional(textSetting, 'eu-central-1'),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  TELEMETRY_PERCENT: createIntegerSetting(0, 0, 100),
  ERROR_REPORT_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\w+@[\w.:-]+(\/[\w-]+)*\/\d+$/, 'must be https://key@host/project'),
    ),
  ),
  ASSESSMENT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+(\/[^?#]*)?$/, 'must be an address without query')),
  ),
  ADVICE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(https?:\/\/[^/]+)?\/[\w/-]*[\w-]$/, 'must be a path or https://host/path')),
    '/advice',
  ),
  NORMS_GRACE_DAYS: createIntegerSetting(90, 0, 3650),
  ADDRESS_LOOKUP: v.optional(
    v.union(
      [
        v.literal('pdok'),
        v.pipe(v.string(), v.startsWith('https://'), v.includes('{postcode}'), v.includes('{number}')),
      ],
      'must be pdok, or an https address with {postcode} and {number}',
    ),
  ),
  ADDRESS_LOOKUP_KEY: v.optional(textSetting),
  STREET_VIEW_URL: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
  MAP_PLACES_URL: v.optional(externalUrlSetting, 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free'),
  MAP_TILES_URL: v.optional(
    externalUrlSetting,
    'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857',
  ),
  TRUST_PROXY: v.optional(trustProxySetting),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})
