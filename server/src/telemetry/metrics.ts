import { metrics } from '@opentelemetry/api'
import type { PageTelemetry } from '@portal/contract/telemetry'
import type { FastifyInstance } from 'fastify'

/** This meter does nothing without a configured exporter. */
const meter = metrics.getMeter('portal')

const durationBucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requestHistogram = meter.createHistogram('http.server.request.duration', {
  unit: 's',
  description: 'How long requests took, by route and status.',
  advice: { explicitBucketBoundaries: durationBucketsSeconds },
})
const releaseCounter = meter.createCounter('portal.releases', {
  description: 'Commands of release that were done, by remote and by tenant or channel.',
})

/** Measures durations by route, never by URL. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    requestHistogram.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'http.response.status_code': reply.statusCode,
    })
  })
}

/** Counts release commands by name, remote, and tenant or channel. */
export function countReleaseCommand(command: string, args: object): void {
  const { remote, tenant, channel } = { remote: '', tenant: '', channel: '', ...args }
  releaseCounter.add(1, { command, remote, place: tenant || channel })
}

const rejectedMailCounter = meter.createCounter('portal.mails.refused', {
  description: 'Mails that a mail server refused for good, by the code that it answered.',
})

export const countRejectedMail = (code: number): void => rejectedMailCounter.add(1, { code })

const vitalHistogram = meter.createHistogram('portal.page.vital', {
  unit: 'ms',
  description: 'Web Vitals of a share of all pages, by name and screen; CLS in thousandths.',
  advice: { explicitBucketBoundaries: [10, 50, 100, 200, 500, 1000, 1800, 2500, 4000, 8000] },
})
const pageErrorCounter = meter.createCounter('portal.page.errors', {
  description: 'Errors in pages that tell how they fared, by remote and version.',
})
const longFrameCounter = meter.createCounter('portal.page.long_frames', {
  unit: 'ms',
  description:
    'How long scripts ran in frames longer than 50 ms, of a share of all pages, by remote and version.',
})
const policyViolationCounter = meter.createCounter('portal.page.reports', {
  description: 'What a policy of a page stopped, by kind and directive.',
})

export function recordPageTelemetry({ vitals, errors, frames }: PageTelemetry): void {
  for (const { name, value, screen } of vitals)
    vitalHistogram.record(name === 'CLS' ? value * 1000 : value, {
      name,
      screen: limitLabelValues('screen', screen),
    })
  for (const error of errors) pageErrorCounter.add(1, toVersionLabels(error))
  for (const frame of frames) longFrameCounter.add(frame.ms, toVersionLabels(frame))
}

const toVersionLabels = ({ remote, version }: { remote: string; version: string }) => ({
  remote: limitLabelValues('remote', remote),
  version: limitLabelValues('version', version),
})

export const countPolicyViolation = (kind: string, directive: string): void =>
  policyViolationCounter.add(1, {
    kind: limitLabelValues('kind', kind),
    directive: limitLabelValues('directive', directive),
  })

/** Limits the number of label values, since anybody can send values. */
const maxLabelValues = 100
const knownLabelValues = new Map<string, Set<string>>()

function limitLabelValues(kind: string, value: string): string {
  const seen = knownLabelValues.get(kind) ?? new Set()
  knownLabelValues.set(kind, seen)
  if (!seen.has(value) && seen.size >= maxLabelValues) return 'others'
  seen.add(value)
  return value
}
