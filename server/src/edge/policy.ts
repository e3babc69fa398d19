/** What a page may load: names of script policies and the origin of remotes' files come from the registry (trust B7). */
export interface PolicyParts {
  nonce: string
  assetsOrigin: string
  remotes: readonly string[]
}

const contentPolicy = ({ nonce, assetsOrigin, remotes }: PolicyParts) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'nonce-${nonce}'`,
    'style-src-attr': "'none'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${assetsOrigin}`,
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': ['p-shell', 'p-registry', ...remotes.map((name) => `p-${name}`)].join(' '),
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
