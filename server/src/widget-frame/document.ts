import type { StandaloneWidget } from '@portal/contract/widget'
import { escapeHtml } from '@portal/domain/format/escape-html'

/** Inputs of a widget's iframe. */
export interface WidgetFrameParts {
  /** The widget's only script: URL and integrity. */
  script: { url: string; integrity: string }
  /** URL of the build folder with a trailing slash, for font and texts. */
  base: string
  /** URL of the calculation service: absolute, or a path on the portal's origin. */
  adviceUrl: string
  /** Other origins that may embed it. */
  ancestors: readonly string[]
  /** Data on a tenant's own site; null within the portal, whose page provides it. */
  standalone: StandaloneWidget | null
}

/**
 * Content security policy of a widget's iframe (trust B5): one script and its font, one service, an opaque origin.
 * Forms cannot be submitted. On other sites it fetches its texts, and its links open a tab.
 */
const createFramePolicy = ({ script, base, adviceUrl, ancestors, standalone }: WidgetFrameParts) =>
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

const createFrameAttributes = ({ adviceUrl, standalone }: WidgetFrameParts) =>
  [
    `lang="${standalone?.language ?? 'nl'}"`,
    `data-advice="${escapeHtml(adviceUrl)}"`,
    ...(standalone ? [`data-alone="${escapeHtml(JSON.stringify(standalone))}"`] : []),
  ].join(' ')

/** The empty document of a widget with its headers. */
export const createWidgetFrame = (parts: WidgetFrameParts) => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': createFramePolicy(parts),
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
    'cache-control': 'no-cache, no-transform',
    vary: 'cookie, accept-encoding',
  },
  html:
    `<!doctype html><html ${createFrameAttributes(parts)}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>` +
    `<script src="${escapeHtml(parts.script.url)}" integrity="${parts.script.integrity}" crossorigin="anonymous" defer></script>` +
    '</head><body></body></html>',
})
