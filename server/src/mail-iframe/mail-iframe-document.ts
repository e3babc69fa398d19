import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const purifierFile = createRequire(import.meta.url).resolve('dompurify/purify.min.js')
const iframeScripts = [purifierFile, path.join(import.meta.dirname, 'mail-iframe-script.js')]
  .map((file) => readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''))
  .join('\n;')
  .replaceAll('</script', '<\\/script')

const iframeCss = `html{overflow:hidden;color-scheme:light;background:#fff}
body{margin:0;padding:0 0 1px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1c1c1f;overflow-wrap:anywhere;overflow-x:auto;overflow-y:hidden}
img{max-width:100%;height:auto}img:not([src]){min-width:2em;min-height:1.5em;padding:0 4px;outline:1px dashed #8a8a93;color:#55555c;font-size:14px}
table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:0 0 0 8px;padding-left:12px;border-left:2px solid #d0d0d6}
:focus-visible{outline:2px solid #2438e0;outline-offset:2px}`

const toCspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const mailIframePath = '/_mail'

/**
 * Creates a content security policy that allows only our script and, on request, external pictures; no forms, no
 * iframes and no origin.
 */
const createMailIframePolicy = (images: boolean) =>
  [
    "default-src 'none'",
    `script-src ${toCspHash(iframeScripts)}`,
    "style-src 'unsafe-inline'",
    `img-src data:${images ? ' https: http:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/** Creates the document of the mail iframe. `images` allows external pictures. */
export const createMailIframe = (images: boolean) => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': createMailIframePolicy(images),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
    'cache-control': 'no-cache, no-transform',
  },
  html: `<!doctype html><html lang="nl" data-images="${images ? 'yes' : 'no'}"><head><meta charset="utf-8"><title>Bericht</title><style>${iframeCss}</style></head><body><script>${iframeScripts}</script></body></html>`,
})
