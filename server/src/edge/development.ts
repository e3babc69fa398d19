import type { FastifyInstance } from 'fastify'
import { developCookie } from '../registry/development.ts'
import type { EdgeParts } from './parts.ts'

/** Where a developer's browser takes its ticket and goes on to the portal; there only where development is allowed. */
export function developmentPage(app: FastifyInstance, { key }: Pick<EdgeParts, 'key'>): void {
  app.get<{ Querystring: { ticket?: string } }>('/_development', async ({ query }, reply) => {
    const cookie = developCookie(key, query.ticket ?? '', Date.now())
    if (cookie) reply.header('set-cookie', cookie)
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}

/** Script that reloads a developer's page once it would be made of something newer. */
export const reloadWhenBuilt = (edition: string): string =>
  `setInterval(async()=>{const r=await fetch('/_edition').catch(()=>null);if(r?.ok&&(await r.json()).edition!=='${edition}')location.reload()},1000)`
