import type { AllowedOrigins, RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import { browserReportsPath } from '@portal/contract/telemetry'
import type { FastifyReply } from 'fastify'
import type { PageRemote } from '../registry/tenant-registry.ts'
import { createLinkHeader, type HtmlDocumentInput, renderHtmlDocument } from './html-document.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

/** Sources that a page may load from. */
export interface ContentSecurityPolicyOptions {
  nonce: string
  assetsOrigin: string
  /** URL of the error service (DSN). */
  errorReportUrl: string | undefined
  /** Other origins that the page may embed. */
  frameOrigins: readonly string[]
  /** URLs of workers, or of folders with a trailing slash. */
  workers?: readonly string[]
  /** The shell, and all versions of remotes that the page may load. */
  builds: readonly Pick<RemoteDescriptor, 'policy' | 'origins'>[]
}

const listOrigins = (builds: ContentSecurityPolicyOptions['builds'], what: keyof AllowedOrigins) => [
  ...new Set(builds.flatMap(({ origins }) => origins?.[what] ?? [])),
]

/**
 * Lists the names of Trusted Types policies that code may create. Each build creates its policy at its start, and does
 * not start if the name is taken. Policies prevent markup and URLs from becoming code, but do not stop code that
 * already runs.
 */
const listTrustedTypesPolicies = (builds: ContentSecurityPolicyOptions['builds']) => [
  'p-registry',
  ...builds.map(({ policy }) => policy),
]

const createContentSecurityPolicy = ({
  nonce,
  assetsOrigin,
  errorReportUrl,
  frameOrigins,
  builds,
  workers = [],
}: ContentSecurityPolicyOptions) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'nonce-${nonce}'`,
    'style-src-attr': "'none'",
    'img-src': ["'self' data: blob:", ...listOrigins(builds, 'img')].join(' '),
    'font-src': "'self'",
    'frame-src': ["'self'", ...frameOrigins].join(' '),
    'manifest-src': "'self'",
    'worker-src': ['blob:', ...workers].join(' '),
    'connect-src': [
      "'self'",
      assetsOrigin,
      ...listOrigins(builds, 'connect'),
      ...(errorReportUrl ? [new URL(errorReportUrl).origin] : []),
    ].join(' '),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': listTrustedTypesPolicies(builds).join(' '),
    'report-uri': browserReportsPath,
    'report-to': 'portal',
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

export const createPageHeaders = (options: ContentSecurityPolicyOptions): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': createContentSecurityPolicy(options),
  'integrity-policy': 'blocked-destinations=(script), endpoints=(portal)',
  'reporting-endpoints': `portal="${browserReportsPath}"`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-cache, no-transform',
  vary: 'cookie, accept-encoding',
})

interface PageBuilds {
  shell: ShellBuild
  remotes: readonly PageRemote[]
  /** Builds that a device may start if the page's registry fails. */
  recent: readonly RemoteDescriptor[]
  /** URLs of workers. */
  workers?: readonly string[]
}

/** Sends a page whose content security policy allows exactly the offered builds. */
export function sendPage(
  reply: FastifyReply,
  {
    config: { errorReportUrl, assessmentUrl },
    assetsOrigin,
  }: Pick<PageServerDependencies, 'config' | 'assetsOrigin'>,
  document: HtmlDocumentInput,
  { shell, remotes, recent, workers = [] }: PageBuilds,
): FastifyReply {
  const { nonce } = document
  const builds = [
    shell,
    ...remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]),
    ...recent,
  ]
  const frameOrigins = assessmentUrl ? [new URL(assessmentUrl).origin] : []
  return reply
    .headers({
      ...createPageHeaders({ nonce, assetsOrigin, errorReportUrl, frameOrigins, builds, workers }),
      ...createLinkHeader(document),
    })
    .send(renderHtmlDocument(document))
}
