import { PageTelemetry, reportsPath, telemetryPath } from '@portal/contract/telemetry'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { check } from '../http/check.ts'
import { visitorOf } from '../http/visitor.ts'
import { countReport, recordPage } from './metrics.ts'

/** Maximum body size in bytes. */
const bodyLimit = 16 * 1024

/** Browser reports: of the Reporting API, in batches, or in the older format. */
const Reports = v.union([
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

/** Origin of a URL; keywords such as `inline` unchanged. */
const originOf = (address = ''): string =>
  URL.canParse(address) ? new URL(address).origin : address.slice(0, 30)

/** Counts something of a page's telemetry. */
type Counter = (address: string, telemetry: PageTelemetry) => Promise<void>

/** Routes for telemetry and policy reports. The data is untrusted: it is validated and counted. */
export function telemetryRoutes(app: FastifyInstance, count: readonly Counter[]): void {
  const options = { bodyLimit, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } }
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit },
    app.getDefaultJsonParser('error', 'ignore'),
  )
  app.post(telemetryPath, options, async (request, reply) => {
    const pageTelemetry = check(PageTelemetry, request.body)
    recordPage(pageTelemetry)
    for (const one of count) await one(visitorOf(request), pageTelemetry)
    return reply.code(204).send()
  })
  app.post(reportsPath, options, async (request, reply) => {
    for (const { type, body } of check(v.object({ reports: Reports }), {
      reports: request.body,
    }).reports.slice(0, 20)) {
      const directive = (body.effectiveDirective ?? body.destination ?? 'unknown').slice(0, 40)
      countReport(type, directive)
      request.log.warn(
        { report: type, directive, blocked: originOf(body.blockedURL) },
        'a policy stopped something',
      )
    }
    return reply.code(204).send()
  })
}
