import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { limitBodyArrival } from '../http/body-arrival.ts'
import { compression } from '../http/compression.ts'
import { answerErrors } from '../http/errors.ts'
import { readableUrl } from '../http/readable-url.ts'
import { logRequests } from '../http/request-log.ts'

/**
 * A server of its own for what staff do: the firm's commands and releases. It listens on this machine alone unless it is
 * told otherwise, so that none of it stands on the address that customers have. It does not listen yet.
 */
export async function createStaffServer(
  { bodySeconds }: Pick<Config, 'bodySeconds'>,
  log: Logger,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: bodySeconds * 10_000,
    rewriteUrl: readableUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
  })
  answerErrors(app)
  logRequests(app)
  limitBodyArrival(app, bodySeconds)
  await app.register(compress, compression)
  await app.register(multipart)
  return app
}
