import { browserReportsPath, PageTelemetry, telemetryPath } from '@portal/contract/telemetry'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { parseInput } from '../http/parse-input.ts'
import { getRateLimitKey } from '../http/rate-limit-key.ts'
import { countPolicyViolation, recordPageTelemetry } from './metrics.ts'

const bodyLimitBytes = 16 * 1024

/** Reports in the format of the Reporting API, or in the older format. */
const PageReports = v.union([
  v.array(
    v.object({
      type: v.picklist(['csp-violation', 'integrity-violation']),
      body: v.object({
        effectiveDirective: v.optional(v.string()),
        blockedURL: v.optional(v.string()),
        destination: v.optional(v.string()),
      }),
    }),
  ),
  v.pipe(
    v.object({
      'csp-report': v.object({
        'effective-directive': v.optional(v.string()),
        'violated-directive': v.optional(v.string()),
        'blocked-uri': v.optional(v.string()),
      }),
    }),
    v.transform(({ 'csp-report': report }) => [
      {
        type: 'csp-violation' as const,
        body: {
          effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
          blockedURL: report['blocked-uri'],
          destination: undefined,
        },
      },
    ]),
  ),
])

/** Returns the origin of a URL. Keywords such as `inline` stay unchanged. */
const getOrigin = (address = ''): string =>
  URL.canParse(address) ? new URL(address).origin : address.slice(0, 30)

type TelemetryCounter = (address: string, telemetry: PageTelemetry) => Promise<void>

/** Registers the routes for reports. Anybody can send reports, so they are validated and only counted. */
export function registerTelemetryRoutes(app: FastifyInstance, count: readonly TelemetryCounter[]): void {
  const options = { bodyLimit: bodyLimitBytes, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } }
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    app.getDefaultJsonParser('error', 'ignore'),
  )
  app.post(telemetryPath, options, async (request, reply) => {
    const pageTelemetry = parseInput(PageTelemetry, request.body)
    recordPageTelemetry(pageTelemetry)
    for (const one of count) await one(getRateLimitKey(request), pageTelemetry)
    return reply.code(204).send()
  })
  app.post(browserReportsPath, options, async (request, reply) => {
    for (const { type, body } of parseInput(v.object({ reports: PageReports }), {
      reports: request.body,
    }).reports.slice(0, 20)) {
      const directive = (body.effectiveDirective ?? body.destination ?? 'unknown').slice(0, 40)
      countPolicyViolation(type, directive)
      request.log.warn(
        { report: type, directive, blocked: getOrigin(body.blockedURL) },
        'a policy stopped something',
      )
    }
    return reply.code(204).send()
  })
}
