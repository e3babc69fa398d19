import { randomBytes } from 'node:crypto'
import { sandboxPath } from '@portal/contract/sandbox'
import { chosenLookOf } from '@portal/domain/theme/chosen-look'
import type { FastifyInstance } from 'fastify'
import { chosenLanguage } from '../edge/language.ts'
import { offerTo } from '../edge/offer.ts'
import type { EdgeParts } from '../edge/parts.ts'
import { themeSheet } from '../edge/theme-sheet.ts'
import { sandboxFrame } from './document.ts'

/** What is no frame is shown in none. */
const unframed = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

/** Serves the frames of remotes in a sandbox: of the very builds that the customer's pages get. */
export function sandboxFrameRoutes(app: FastifyInstance, parts: EdgeParts): void {
  app.get<{ Params: { name: string; hash: string } }>(
    sandboxPath({ name: ':name', hash: ':hash' }),
    async (request, reply) => {
      const { name, hash } = request.params
      const { address, remotes, shell } = await offerTo(request, parts)
      const remote = remotes.find((one) => one.name === name && one.hash === hash && one.sandbox)
      if (!remote || !shell)
        return reply
          .code(404)
          .headers(unframed)
          .send({ error: 'not_found', message: 'There is no such frame.' })
      const { cookie } = request.headers
      const { headers, html } = sandboxFrame({
        nonce: randomBytes(16).toString('base64'),
        portal: `${request.protocol}://${request.host}`,
        shell,
        remote,
        language: chosenLanguage(cookie) ?? 'nl',
        theme: themeSheet(address.tenant, chosenLookOf(cookie)),
      })
      return reply.headers(headers).send(html)
    },
  )
}
