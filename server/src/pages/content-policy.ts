import type { Descriptor, Origins } from '@portal/contract/descriptor'
import { reportsPath } from '@portal/contract/telemetry'

/** What a page may load: names of script policies and origins outside the portal come from the registry (trust B7). */
export interface PolicyParts {
  nonce: string
  assetsOrigin: string
  /** Address of the error service, if there is one. */
  errors: string | undefined
  /** Origins whose pages the portal shows in a frame, besides its own. */
  frames: readonly string[]
  /** Addresses of the workers that it may begin, a folder with a slash at the end; none where there is no firm. */
  workers?: readonly string[]
  /** The shell, and every version of a remote that the page may load. */
  builds: readonly Pick<Descriptor, 'policy' | 'origins'>[]
}

/** The origins that remotes need for one thing, each once. */
const originsFor = (builds: PolicyParts['builds'], what: keyof Origins) => [
  ...new Set(builds.flatMap(({ origins }) => origins?.[what] ?? [])),
]

/**
 * The script policies that code of a page may make. A browser gives a name to whoever asks for it first, and cannot keep
 * it for a build that has not started. So a build has one name, which it takes with the first lines of its first file,
 * the shell's before any other code; where the name is gone, the build does not start.  What policies stop is markup and addresses that become code.
 * Code that runs already is not stopped by them: webpack hands the loader of a build to whoever adds to its chunks.
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
