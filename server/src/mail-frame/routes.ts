import type { FastifyInstance } from 'fastify'
import { mailFrame, mailFramePath } from './document.ts'

/** Serves the frame in which a mail is shown; with `?images` pictures from elsewhere may load in it. */
export function mailFrameRoutes(app: FastifyInstance): void {
  const closed = mailFrame(false)
  const open = mailFrame(true)
  app.get(mailFramePath, async ({ query }, reply) => {
    const { headers, html } = Object.hasOwn(query as object, 'images') ? open : closed
    return reply.headers(headers).send(html)
  })
}
