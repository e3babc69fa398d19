import type { AllowedOrigins, Descriptor } from '@portal/contract/descriptor'
import { browserReportsPath } from '@portal/contract/telemetry'

/** What a page may load. The registry contains script policy names and external origins (trust B7). */
export interface ContentPolicyOptions {
  nonce: string
  assetsOrigin: string
  /** DSN of the error service, if one is configured. */
  errors: string | undefined
  /** Origins that the portal may embed in iframes, besides its own. */
  frames: readonly string[]
  /** URLs of allowed workers, or of folders with a trailing slash; none on a URL without a tenant. */
  workers?: readonly string[]
  /** The shell, and all versions of remotes that the page may load. */
  builds: readonly Pick<Descriptor, 'policy' | 'origins'>[]
}

/** Lists the origins that builds need for one purpose, without duplicates. */
const listOrigins = (builds: ContentPolicyOptions['builds'], what: keyof AllowedOrigins) => [
  ...new Set(builds.flatMap(({ origins }) => origins?.[what] ?? [])),
]

/**
 * Lists the names of Trusted Types policies that code of a page may create. A browser gives a name to the first code
 * that asks for it, so each build creates one policy in the first lines of its first file, and does not start if the
 * name is taken; the shell's file runs first. Policies stop markup and URLs from becoming code. They do not stop code
 * that already runs: webpack passes a build's loader to anyone who adds a chunk.
 */
const listScriptPolicies = (builds: ContentPolicyOptions['builds']) => [
  'p-registry',
  ...builds.map(({ policy }) => policy),
]

const createContentPolicy = ({
  nonce,
  assetsOrigin,
  errors,
  frames,
  builds,
  workers = [],
}: ContentPolicyOptions) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'nonce-${nonce}'`,
    'style-src-attr': "'none'",
    'img-src': ["'self' data: blob:", ...listOrigins(builds, 'img')].join(' '),
    'font-src': "'self'",
    'frame-src': ["'self'", ...frames].join(' '),
    'manifest-src': "'self'",
    'worker-src': ['blob:', ...workers].join(' '),
    'connect-src': [
      "'self'",
      assetsOrigin,
      ...listOrigins(builds, 'connect'),
      ...(errors ? [new URL(errors).origin] : []),
    ].join(' '),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': listScriptPolicies(builds).join(' '),
    'report-uri': browserReportsPath,
    'report-to': 'portal',
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Headers of every page. */
export const createPageHeaders = (parts: ContentPolicyOptions): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': createContentPolicy(parts),
  'integrity-policy': 'blocked-destinations=(script), endpoints=(portal)',
  'reporting-endpoints': `portal="${browserReportsPath}"`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-cache, no-transform',
  vary: 'cookie, accept-encoding',
})
