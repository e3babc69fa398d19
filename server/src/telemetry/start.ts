import { createRequire } from 'node:module'
import { createNoopMeter } from '@opentelemetry/api'

/**
 * Meter for instrumentations that only create spans: their metrics would cover traced requests only, at a cost per
 * request.
 */
const noMetrics = { getMeter: createNoopMeter }

/** Whether OpenTelemetry's settings name an endpoint. */
const hasTelemetryEndpoint = (env: NodeJS.ProcessEnv): boolean =>
  Object.keys(env).some((name) => /^OTEL_EXPORTER_OTLP_(\w+_)?ENDPOINT$/.test(name))

/** Whether Prometheus reads the metrics from this process, instead of the process sending them. */
const isMetricsScraped = (env: NodeJS.ProcessEnv): boolean => env.OTEL_METRICS_EXPORTER === 'prometheus'

let readMetricsText: (() => Promise<string>) | null = null

/** Reads the metrics in Prometheus' text format; null if they are sent, or not measured. */
export const getMetricsReader = (): typeof readMetricsText => readMetricsText

let startedTelemetry: { shutdown(): Promise<void> } | null = null

let traceShare = 0

/** Share of traced requests: 0 to 1. */
export const getTraceShare = (): number => traceShare

/** Reads the share from OpenTelemetry's settings; 0 by default, since traces cost more than metrics. */
function readTraceShare({
  OTEL_TRACES_SAMPLER: sampler = '',
  OTEL_TRACES_SAMPLER_ARG: part = '0',
}: NodeJS.ProcessEnv) {
  if (sampler.endsWith('always_on')) return 1
  return sampler.endsWith('always_off') ? 0 : Math.min(Math.max(Number(part) || 0, 0), 1)
}

/** Flushes and stops. */
export const endTelemetry = async (): Promise<void> => startedTelemetry?.shutdown()

/**
 * Starts OpenTelemetry if OTEL_EXPORTER_OTLP_ENDPOINT is set or OTEL_METRICS_EXPORTER is prometheus, with its standard
 * settings; otherwise loads none of its code. Must run before the database driver loads, so programs call it first and
 * import the rest afterwards. Exports routes, statements without values, times and counts: nothing about customers.
 * Traces require OTEL_TRACES_SAMPLER or OTEL_TRACES_SAMPLER_ARG.
 */
export async function startTelemetry(): Promise<void> {
  const { env } = process
  if (env.OTEL_SDK_DISABLED === 'true' || !(hasTelemetryEndpoint(env) || isMetricsScraped(env))) return
  if (!hasTelemetryEndpoint(env)) env.OTEL_TRACES_EXPORTER ??= 'none'
  env.OTEL_METRICS_EXPORTER ??= 'otlp'
  env.OTEL_LOGS_EXPORTER ??= 'none'
  env.OTEL_SERVICE_NAME ??= 'portal'
  env.OTEL_NODE_RESOURCE_DETECTORS ??= 'env,host,serviceinstance'
  traceShare = readTraceShare(env)
  env.OTEL_TRACES_SAMPLER = 'always_on'
  const [{ NodeSDK }, { RuntimeNodeInstrumentation }, ofTraces, scraped] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-runtime-node'),
    traceShare > 0 ? import('./traced-calls.ts') : undefined,
    isMetricsScraped(env)
      ? import('./scrape.ts').then(({ createPrometheusReader: prometheusReader }) => prometheusReader())
      : undefined,
  ])
  readMetricsText = scraped?.read ?? null
  const calls = ofTraces?.createInstrumentations() ?? []
  const sdk = new NodeSDK({
    ...(scraped && { metricReaders: [scraped.reader] }),
    instrumentations: [...calls, new RuntimeNodeInstrumentation({ monitoringPrecision: 100 })],
  })
  sdk.start()
  for (const each of calls) each.setMeterProvider(noMetrics)
  // The driver is instrumented on `require`; later imports get the same module.
  if (ofTraces) createRequire(import.meta.url)('pg')
  startedTelemetry = sdk
}
