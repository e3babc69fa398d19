import { isIP } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { measureRequests } from '../telemetry/metrics.ts'
import { traceRequests } from '../telemetry/request-traces.ts'
import { limitBodyArrivalTime } from './body-arrival.ts'
import { createConnectionOptions } from './connection-options.ts'
import { registerErrorHandler } from './error-handler.ts'
import { isHttps, registerHsts } from './hsts.ts'
import { getRateLimitKey } from './rate-limit-key.ts'
import { toRoutableUrl } from './routable-url.ts'

/** Logs route and status of each response, but no IP address, query, body, name or token. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/**
 * Responses differ per reader, so that fast compression is better than strong compression. Files of builds are
 * compressed in advance.
 */
const compressionOptions = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 256,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}

/** Address of a caller if a proxy sends no valid one. */
const unknownIpAddress = '0.0.0.0'

/** Removes the port that some proxies add: `203.0.113.7:50001`, `[2001:db8::7]:443`. */
export function parseForwardedAddress(forwarded: string): string {
  const text = forwarded.trim()
  const [, bare = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return isIP(bare) ? bare : unknownIpAddress
}

function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const name = 'x-forwarded-for'
    const forwarded = headers[name]
    if (forwarded) headers[name] = String(forwarded).split(',').map(parseForwardedAddress).join(', ')
  })
}

interface ServerOptions {
  config: Pick<Config, 'bodySeconds' | 'keepAliveSeconds' | 'trustProxy' | 'limits'>
  log: Logger
  /** In bytes; 1 MB by default. */
  bodyLimit?: number
  /** Public URL of the server. */
  address: string
}

/** Creates a server with the settings that all servers share: proxy headers, limits, errors, log, metrics and forms. */
export async function createServer({
  config,
  log,
  bodyLimit,
  address,
}: ServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    ...(bodyLimit && { bodyLimit }),
    requestTimeout: config.bodySeconds * 10_000,
    trustProxy: config.trustProxy,
    rewriteUrl: toRoutableUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ...createConnectionOptions(config),
  })
  readForwardedAddresses(app)
  traceRequests(app)
  measureRequests(app)
  registerErrorHandler(app)
  registerHsts(app, address)
  logRequests(app)
  limitBodyArrivalTime(app, config.bodySeconds)
  await app.register(cookie, { parseOptions: { secure: isHttps(address) } })
  await app.register(compress, compressionOptions)
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: getRateLimitKey,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  })
  await app.register(multipart)
  app.removeContentTypeParser('text/plain')
  return app
}
