import { createRequire } from 'node:module'
import { createNoopMeter } from '@opentelemetry/api'

/**
 * For instrumentations that only make spans: their metrics would cover traced requests only, and cost time on every
 * request.
 */
const noMetrics = { getMeter: createNoopMeter }

/** Whether OpenTelemetry's settings name an endpoint. */
const hasEndpoint = (env: NodeJS.ProcessEnv): boolean =>
  Object.keys(env).some((name) => /^OTEL_EXPORTER_OTLP_(\w+_)?ENDPOINT$/.test(name))

/** Whether Prometheus reads the metrics from this process, instead of the process sending them. */
const isScraped = (env: NodeJS.ProcessEnv): boolean => env.OTEL_METRICS_EXPORTER === 'prometheus'

let read: (() => Promise<string>) | null = null

/** Reads the metrics in Prometheus' text format; null if they are sent, or not measured. */
export const metricsText = (): typeof read => read

let started: { shutdown(): Promise<void> } | null = null

let share = 0

/** Share of traced requests: 0 to 1. */
export const tracedShare = (): number => share

/** Reads the share from OpenTelemetry's settings; 0 by default, since traces cost more than metrics. */
function shareOf({
  OTEL_TRACES_SAMPLER: sampler = '',
  OTEL_TRACES_SAMPLER_ARG: part = '0',
}: NodeJS.ProcessEnv) {
  if (sampler.endsWith('always_on')) return 1
  return sampler.endsWith('always_off') ? 0 : Math.min(Math.max(Number(part) || 0, 0), 1)
}

/** Flushes and stops. */
export const endTelemetry = async (): Promise<void> => started?.shutdown()

/**
 * Starts OpenTelemetry if OTEL_EXPORTER_OTLP_ENDPOINT is set or OTEL_METRICS_EXPORTER is prometheus, with its standard
 * settings; otherwise loads none of its code. Must run before the database driver loads, so programs call it first and
 * import the rest afterwards. Exports routes, statements without values, times and counts: nothing about customers.
 * Traces require OTEL_TRACES_SAMPLER or OTEL_TRACES_SAMPLER_ARG.
 */
export async function startTelemetry(): Promise<void> {
  const { env } = process
  if (env.OTEL_SDK_DISABLED === 'true' || !(hasEndpoint(env) || isScraped(env))) return
  if (!hasEndpoint(env)) env.OTEL_TRACES_EXPORTER ??= 'none'
  env.OTEL_METRICS_EXPORTER ??= 'otlp'
  env.OTEL_LOGS_EXPORTER ??= 'none'
  env.OTEL_SERVICE_NAME ??= 'portal'
  env.OTEL_NODE_RESOURCE_DETECTORS ??= 'env,host,serviceinstance'
  share = shareOf(env)
  env.OTEL_TRACES_SAMPLER = 'always_on'
  const [{ NodeSDK }, { RuntimeNodeInstrumentation }, ofTraces, scraped] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-runtime-node'),
    share > 0 ? import('./traced-calls.ts') : undefined,
    isScraped(env) ? import('./scrape.ts').then(({ prometheusReader }) => prometheusReader()) : undefined,
  ])
  read = scraped?.read ?? null
  const calls = ofTraces?.tracedCalls() ?? []
  const sdk = new NodeSDK({
    ...(scraped && { metricReaders: [scraped.reader] }),
    instrumentations: [...calls, new RuntimeNodeInstrumentation({ monitoringPrecision: 100 })],
  })
  sdk.start()
  for (const each of calls) each.setMeterProvider(noMetrics)
  // The driver is instrumented on `require`; later imports get the same module.
  if (ofTraces) createRequire(import.meta.url)('pg')
  started = sdk
}
