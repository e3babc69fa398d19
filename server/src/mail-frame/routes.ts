import type { FastifyInstance } from 'fastify'
import { mailFrame, mailFramePath } from './document.ts'

/** Serves the mail iframe; with `?images` it may load external pictures. */
export function mailFrameRoutes(app: FastifyInstance): void {
  const closed = mailFrame(false)
  const open = mailFrame(true)
  app.get(mailFramePath, async ({ query }, reply) => {
    const { headers, html } = Object.hasOwn(query as object, 'images') ? open : closed
    return reply.headers(headers).send(html)
  })
}
