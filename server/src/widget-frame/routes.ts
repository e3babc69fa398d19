import type { FastifyInstance } from 'fastify'
import { offerTo } from '../edge/offer.ts'
import type { EdgeParts } from '../edge/parts.ts'
import { widgetFrame } from './document.ts'

/** Serves the frame of a widget, by its name: of the very build of its remote that the customer's pages get. */
export async function widgetFrameRoutes(app: FastifyInstance, parts: EdgeParts): Promise<void> {
  app.get<{ Params: { name: string } }>('/_widget/:name', async (request, reply) => {
    const { name } = request.params
    const { remotes } = await offerTo(request, parts)
    const found = remotes.flatMap(({ base, files, widgets }) => {
      const file = files.find(({ path }) => path === (Object.hasOwn(widgets ?? {}, name) && widgets?.[name]))
      return file ? [{ base, script: { url: base + file.path, integrity: file.integrity } }] : []
    })[0]
    if (!found) return reply.code(404).send({ error: 'not_found', message: 'There is no such widget.' })
    const { headers, html } = widgetFrame({ ...found, adviceUrl: parts.config.adviceUrl })
    return reply.headers(headers).send(html)
  })
}
