import type { Alone } from '@portal/contract/widget'
import { escapeHtml } from '@portal/domain/format/escape-html'

/** What a widget's frame is made of. */
export interface WidgetFrameParts {
  /** The widget's only script: absolute address and integrity. */
  script: { url: string; integrity: string }
  /** Absolute address of the folder of the build, ending in `/`: its font and texts are there. */
  base: string
  /** Address of the calculation service: absolute, or a path of the portal's origin. */
  adviceUrl: string
  /** Origins besides the portal's whose pages may show the frame. */
  ancestors: readonly string[]
  /** What it is told on a site of the firm's own; null within the portal, whose page tells it. */
  alone: Alone | null
}

/**
 * The policy of a widget's frame (trust B5): one script and its font, one service to ask, an origin of its own that is
 * nobody's. A form may be filled in, and sent nowhere. Alone it fetches its texts, and its links open a tab.
 */
const policyOf = ({ script, base, adviceUrl, ancestors, alone }: WidgetFrameParts) =>
  [
    "default-src 'none'",
    `script-src ${script.url}`,
    `font-src ${base}`,
    `connect-src ${adviceUrl.startsWith('/') ? "'self'" : new URL(adviceUrl).origin}${alone ? ` ${base}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `sandbox allow-scripts allow-forms${alone ? ' allow-popups allow-popups-to-escape-sandbox' : ''}`,
  ].join('; ')

const attributesOf = ({ adviceUrl, alone }: WidgetFrameParts) =>
  [
    `lang="${alone?.language ?? 'nl'}"`,
    `data-advice="${escapeHtml(adviceUrl)}"`,
    ...(alone ? [`data-alone="${escapeHtml(JSON.stringify(alone))}"`] : []),
  ].join(' ')

/** The empty document in which a widget runs, and its headers. */
export const widgetFrame = (parts: WidgetFrameParts) => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(parts),
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
    'cache-control': 'no-cache, no-transform',
    vary: 'cookie, accept-encoding',
  },
  html:
    `<!doctype html><html ${attributesOf(parts)}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>` +
    `<script src="${escapeHtml(parts.script.url)}" integrity="${parts.script.integrity}" crossorigin="anonymous" defer></script>` +
    '</head><body></body></html>',
})
