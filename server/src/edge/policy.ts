import { type Descriptor, type Origins, policyOf, workerPolicyOf } from '@portal/contract/registry'

/** What a page may load: names of script policies and origins outside the portal come from the registry (trust B7). */
export interface PolicyParts {
  nonce: string
  assetsOrigin: string
  /** Address of the error service, if there is one. */
  errors: string | undefined
  /** Origins whose pages the portal shows in a frame, besides its own. */
  frames: readonly string[]
  /** The shell, and every version of a remote that the page may load. */
  builds: readonly Pick<Descriptor, 'name' | 'version' | 'policy' | 'origins' | 'workers'>[]
}

/** The origins that remotes need for one thing, each once. */
const originsFor = (builds: PolicyParts['builds'], what: keyof Origins) => [
  ...new Set(builds.flatMap(({ origins }) => origins?.[what] ?? [])),
]

const contentPolicy = ({ nonce, assetsOrigin, errors, frames, builds }: PolicyParts) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'nonce-${nonce}'`,
    'style-src-attr': "'none'",
    'img-src': ["'self' data: blob:", ...originsFor(builds, 'img')].join(' '),
    'font-src': "'self'",
    'frame-src': ["'self'", ...frames].join(' '),
    'worker-src': 'blob:',
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
    'trusted-types': [
      'p-registry',
      ...builds.flatMap((build) => [
        policyOf(build),
        ...(build.workers === false ? [] : [workerPolicyOf(build)]),
      ]),
    ].join(' '),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Headers of every page. */
export const pageHeaders = (parts: PolicyParts): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentPolicy(parts),
  'integrity-policy': 'blocked-destinations=(script)',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
})
