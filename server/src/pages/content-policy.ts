import type { Descriptor, Origins } from '@portal/contract/descriptor'
import { reportsPath } from '@portal/contract/telemetry'

/** What a page may load. Script policy names and external origins come from the registry (trust B7). */
export interface PolicyParts {
  nonce: string
  assetsOrigin: string
  /** DSN of the error service, if there is one. */
  errors: string | undefined
  /** Origins that the portal may embed in iframes, besides its own. */
  frames: readonly string[]
  /** URLs of allowed workers, or of folders with a trailing slash; none on an address without a tenant. */
  workers?: readonly string[]
  /** The shell, and every version of a remote that the page may load. */
  builds: readonly Pick<Descriptor, 'policy' | 'origins'>[]
}

/** The origins that remotes need for one purpose, without duplicates. */
const originsFor = (builds: PolicyParts['builds'], what: keyof Origins) => [
  ...new Set(builds.flatMap(({ origins }) => origins?.[what] ?? [])),
]

/**
 * Names of Trusted Types policies that code of a page may create. A browser gives a name to the first code that asks.
 * So each build creates one policy in the first lines of its first file, and does not start if the name is taken; the
 * shell's file runs first. Policies stop markup and URLs from becoming code. They do not stop code that already runs:
 * webpack passes a build's loader to anyone who adds a chunk.
 */
const scriptPolicies = (builds: PolicyParts['builds']) => [
  'p-registry',
  ...builds.map(({ policy }) => policy),
]

const contentPolicy = ({ nonce, assetsOrigin, errors, frames, builds, workers = [] }: PolicyParts) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'nonce-${nonce}'`,
    'style-src-attr': "'none'",
    'img-src': ["'self' data: blob:", ...originsFor(builds, 'img')].join(' '),
    'font-src': "'self'",
    'frame-src': ["'self'", ...frames].join(' '),
    'manifest-src': "'self'",
    'worker-src': ['blob:', ...workers].join(' '),
    'connect-src': [
      "'self'",
      assetsOrigin,
      ...originsFor(builds, 'connect'),
      ...(errors ? [new URL(errors).origin] : []),
    ].join(' '),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': scriptPolicies(builds).join(' '),
    'report-uri': reportsPath,
    'report-to': 'portal',
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Headers of every page. */
export const pageHeaders = (parts: PolicyParts): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentPolicy(parts),
  'integrity-policy': 'blocked-destinations=(script), endpoints=(portal)',
  'reporting-endpoints': `portal="${reportsPath}"`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-cache, no-transform',
  vary: 'cookie, accept-encoding',
})
