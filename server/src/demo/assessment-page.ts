import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { answerPage } from '../http/page.ts'
import { invalid } from '../http/refusal.ts'
import { escapeHtml } from '../mail/layout.ts'

/** Stands in for the external page that collects source data: it ends at success or at failure (RETRIEVE-06). */
export function assessmentPage(app: FastifyInstance, { config }: Context): void {
  const [before = '', after = ''] = config.portalUrl.split('{tenant}')

  function ownAddress(address: unknown): string {
    const own = typeof address === 'string' && address.startsWith(before)
    const rest = own ? address.slice(before.length).replace(/^[a-z0-9-]+/, '') : ''
    if (!own || !rest.startsWith(`${after}/`)) throw invalid({ address: 'is no address of this portal' })
    return escapeHtml(address)
  }

  app.get<{ Querystring: Record<string, unknown> }>('/assessment', async ({ query }, reply) =>
    answerPage(
      reply,
      'Gegevens ophalen',
      `<h1>Gegevens ophalen</h1><p>Deze pagina staat in voor de dienst die gegevens bij de bron ophaalt.</p>
       <a class="button" href="${ownAddress(query.success)}">Gegevens delen</a>
       <a class="button" href="${ownAddress(query.failure)}">Afbreken</a>`,
      'nl',
    ),
  )
}
