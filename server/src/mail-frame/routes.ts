import type { FastifyInstance } from 'fastify'
import { createMailFrame, mailFramePath } from './mail-frame-document.ts'

/** With `?images` the iframe may load external pictures. */
export function registerMailFrameRoutes(app: FastifyInstance): void {
  const closed = createMailFrame(false)
  const open = createMailFrame(true)
  app.get(mailFramePath, async ({ query }, reply) => {
    const { headers, html } = Object.hasOwn(query as object, 'images') ? open : closed
    return reply.headers(headers).send(html)
  })
}
