import { isIP } from 'node:net'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { measureRequests } from '../telemetry/metrics.ts'
import { traceRequests } from '../telemetry/trace.ts'
import { limitBodyArrival } from './body-arrival.ts'
import { compression } from './compression.ts'
import { connections } from './connections.ts'
import { answerErrors } from './errors.ts'
import { isHttps, onlyByHttps } from './only-by-https.ts'
import { readableUrl } from './readable-url.ts'
import { logRequests } from './request-log.ts'
import { visitorOf } from './visitor.ts'

/** Placeholder for a visitor whose proxy sent no valid address. */
const noAddress = '0.0.0.0'

/** An address from a proxy header, without the port that some add: `203.0.113.7:50001`, `[2001:db8::7]:443`. */
export function addressOf(forwarded: string): string {
  const text = forwarded.trim()
  const [, bare = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return isIP(bare) ? bare : noAddress
}

function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const name = 'x-forwarded-for'
    const forwarded = headers[name]
    if (forwarded) headers[name] = String(forwarded).split(',').map(addressOf).join(', ')
  })
}

interface ServerParts {
  config: Pick<Config, 'bodySeconds' | 'keepAliveSeconds' | 'trustProxy' | 'limits'>
  log: Logger
  /** Maximum size of a JSON body in bytes; a megabyte by default. */
  bodyLimit?: number
  /** Public URL. */
  address: string
}

/** Makes a server with the common features: proxy headers, limits, errors, log, metrics and forms. */
export async function createServer({
  config,
  log,
  bodyLimit,
  address,
}: ServerParts): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    ...(bodyLimit && { bodyLimit }),
    requestTimeout: config.bodySeconds * 10_000,
    trustProxy: config.trustProxy,
    rewriteUrl: readableUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ...connections(config),
  })
  readForwardedAddresses(app)
  traceRequests(app)
  measureRequests(app)
  answerErrors(app)
  onlyByHttps(app, address)
  logRequests(app)
  limitBodyArrival(app, config.bodySeconds)
  await app.register(cookie, { parseOptions: { secure: isHttps(address) } })
  await app.register(compress, compression)
  await app.register(rateLimit, {
    max: config.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: visitorOf,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  })
  await app.register(multipart)
  app.removeContentTypeParser('text/plain')
  return app
}
