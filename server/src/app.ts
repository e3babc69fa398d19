import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { customerRoutes } from './customers/routes.ts'
import type { OpenDatabase } from './database/database.ts'
import { healthRoutes } from './health/routes.ts'
import { answerErrors } from './http/errors.ts'
import { logRequests } from './http/request-log.ts'
import { routesOf } from './http/routes.ts'
import { livingRoutes } from './living/routes.ts'
import { mortgageRoutes } from './mortgages/routes.ts'
import { seenRoutes } from './seen/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { sessionKeyOf } from './sessions/session-key.ts'
import { tenantRoutes } from './tenants/routes.ts'

/** What an app is made of. `clock` is the time now; tests give their own. */
export interface Parts {
  config: Config
  database: OpenDatabase
  log: Logger
  clock?: () => Date
}

/** Largest JSON body that is read, in bytes. */
const bodyLimit = 64 * 1024

/** The server with every call of the contract; it does not listen yet, so more plugins can be registered. */
export async function createApp({ config, database, log, clock }: Parts): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
  })
  const context: Context = {
    config,
    db: database.db,
    log,
    clock: clock ?? (() => new Date()),
    sessionKey: await sessionKeyOf(config, database.db),
  }

  answerErrors(app)
  logRequests(app)
  await app.register(rateLimit, {
    max: config.limits.requests,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  })
  const routes = routesOf(app, context)
  for (const register of [
    tenantRoutes,
    sessionRoutes,
    customerRoutes,
    mortgageRoutes,
    livingRoutes,
    seenRoutes,
  ]) {
    register(routes, context)
  }
  healthRoutes(app, context)
  return app
}
