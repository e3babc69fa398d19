import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const plainPageCss = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px;color:#1c1c1f;background:#fff}
h1{font-size:28px}h2{margin-top:40px}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px;border-bottom:1px solid #ddd;vertical-align:top}
code{font:14px ui-monospace,monospace;background:#f4f4f6;padding:2px 4px;border-radius:4px}pre{overflow:auto;background:#f4f4f6;padding:16px;border-radius:8px}
a{color:#2438e0}details{margin:8px 0}summary{cursor:pointer;padding:8px 0}iframe{width:100%;height:560px;border:1px solid #ddd;border-radius:8px}
.button{display:inline-block;font:inherit;border:0;cursor:pointer;min-height:48px;padding:12px 20px;margin:8px 8px 8px 0;border-radius:8px;background:#2438e0;color:#fff;text-decoration:none}`

/** Hash of the only style that the content security policy allows. */
const plainPageCssHash = createHash('sha256').update(plainPageCss).digest('base64')

/** Sends a page without scripts, outside of the portal. Only this origin and `framedBy` may embed it. */
export const sendPlainPage = (
  reply: FastifyReply,
  title: string,
  body: string,
  language = 'en',
  framedBy = '',
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${plainPageCssHash}'; img-src data:; frame-src 'self'; frame-ancestors 'self' ${framedBy}; base-uri 'none'; form-action 'self' ${framedBy}`,
    })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${plainPageCss}</style></head><body><main>${body}</main></body></html>`,
    )
