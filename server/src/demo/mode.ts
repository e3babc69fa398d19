import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { documentationPages } from '../documentation/pages.ts'
import { assessmentPage } from './assessment-page.ts'
import { controlRoutes } from './control.ts'
import { interfere } from './interference.ts'
import { outboxPages } from './outbox-page.ts'
import { spendTokens } from './spent-tokens.ts'
import { makeSwitches, type Switches } from './switches.ts'

/** Adds what only a demo has: switches, outbox, the data service's stand-in and the pages about the API. */
export function addDemo(app: FastifyInstance, context: Context): void {
  const switches = makeSwitches()
  interfere(app, switches)
  spendTokens(app, context)
  outboxPages(app, context)
  assessmentPage(app, context)
  controlRoutes(app, context, switches)
  documentationPages(app)
  app.decorate('tenantState', switches.stateOf)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** In demo mode: how a firm has been set to behave (SERVER-01). */
    tenantState?: Switches['stateOf']
  }
}
