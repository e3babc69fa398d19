import type { StandaloneWidgetConfig } from '@portal/contract/widget'
import { escapeHtml } from '@portal/domain/format/escape-html'

export interface WidgetIframeInput {
  /** The only script, with its integrity. */
  script: { url: string; integrity: string }
  /** URL of the build folder with font and texts, with a trailing slash. */
  base: string
  /** Calculation service: absolute URL, or path on the portal's origin. */
  adviceUrl: string
  /** Other origins that may embed the iframe. */
  ancestors: readonly string[]
  /** Data for a tenant's own site; null within the portal, whose page provides it. */
  standalone: StandaloneWidgetConfig | null
}

/**
 * Creates a content security policy: one script and its font, one service, an opaque origin, no forms. On other sites
 * the iframe also fetches its texts and opens links in a tab.
 */
const createWidgetIframePolicy = ({ script, base, adviceUrl, ancestors, standalone }: WidgetIframeInput) =>
  [
    "default-src 'none'",
    `script-src ${script.url}`,
    `font-src ${base}`,
    `connect-src ${adviceUrl.startsWith('/') ? "'self'" : new URL(adviceUrl).origin}${standalone ? ` ${base}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `sandbox allow-scripts allow-forms${standalone ? ' allow-popups allow-popups-to-escape-sandbox' : ''}`,
  ].join('; ')

const createIframeAttributes = ({ adviceUrl, standalone }: WidgetIframeInput) =>
  [
    `lang="${standalone?.language ?? 'nl'}"`,
    `data-advice="${escapeHtml(adviceUrl)}"`,
    ...(standalone ? [`data-alone="${escapeHtml(JSON.stringify(standalone))}"`] : []),
  ].join(' ')

/** Creates the document of a widget's iframe without content, which the script adds. */
export const createWidgetIframeDocument = (input: WidgetIframeInput) => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': createWidgetIframePolicy(input),
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
    'cache-control': 'no-cache, no-transform',
    vary: 'cookie, accept-encoding',
  },
  html:
    `<!doctype html><html ${createIframeAttributes(input)}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>` +
    `<script src="${escapeHtml(input.script.url)}" integrity="${input.script.integrity}" crossorigin="anonymous" defer></script>` +
    '</head><body></body></html>',
})
