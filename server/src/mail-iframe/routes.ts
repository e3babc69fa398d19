import type { FastifyInstance } from 'fastify'
import { createMailIframe, mailIframePath } from './mail-iframe-document.ts'

/** Registers the document of the mail iframe. With `?images` the iframe may load external pictures. */
export function registerMailIframeRoutes(app: FastifyInstance): void {
  const closed = createMailIframe(false)
  const open = createMailIframe(true)
  app.get(mailIframePath, async ({ query }, reply) => {
    const { headers, html } = Object.hasOwn(query as object, 'images') ? open : closed
    return reply.headers(headers).send(html)
  })
}
