import { createRequire } from 'node:module'
import { context, createNoopMeter, metrics, propagation, trace } from '@opentelemetry/api'

/**
 * Disables metrics of instrumentations that only create spans, since these metrics would cover traced requests only.
 */
const noopMeterProvider = { getMeter: createNoopMeter }

const hasTelemetryEndpoint = (env: NodeJS.ProcessEnv): boolean =>
  Object.keys(env).some((name) => /^OTEL_EXPORTER_OTLP_(\w+_)?ENDPOINT$/.test(name))

/** Whether Prometheus reads the metrics from this process; otherwise the process sends them. */
const isMetricsScraped = (env: NodeJS.ProcessEnv): boolean => env.OTEL_METRICS_EXPORTER === 'prometheus'

let readMetricsText: (() => Promise<string>) | null = null

/** Returns the function that reads the metrics; null if they are sent, or not measured. */
export const getMetricsReader = (): typeof readMetricsText => readMetricsText

let startedTelemetry: { shutdown(): Promise<void> } | null = null

let samplingRatio = 0

/** Returns the share of traced requests, from 0 to 1. */
export const getSamplingRatio = (): number => samplingRatio

/** Reads the share of traced requests. The default is 0, since traces cost more than metrics. */
function readSamplingRatio({
  OTEL_TRACES_SAMPLER: sampler = '',
  OTEL_TRACES_SAMPLER_ARG: part = '0',
}: NodeJS.ProcessEnv) {
  if (sampler.endsWith('always_on')) return 1
  return sampler.endsWith('always_off') ? 0 : Math.min(Math.max(Number(part) || 0, 0), 1)
}

/** Stops telemetry, and unregisters its global providers: otherwise a later start in this process has no effect. */
export async function endTelemetry(): Promise<void> {
  await startedTelemetry?.shutdown()
  for (const api of [context, metrics, propagation, trace]) api.disable()
}

/**
 * Starts OpenTelemetry with its standard settings, if OTEL_EXPORTER_OTLP_ENDPOINT is set or OTEL_METRICS_EXPORTER is
 * `prometheus`. Call it before other modules load, since it patches the database driver. Exports contain no data of
 * customers. Traces need OTEL_TRACES_SAMPLER or OTEL_TRACES_SAMPLER_ARG.
 */
export async function startTelemetry(): Promise<void> {
  const { env } = process
  if (env.OTEL_SDK_DISABLED === 'true' || !(hasTelemetryEndpoint(env) || isMetricsScraped(env))) return
  if (!hasTelemetryEndpoint(env)) env.OTEL_TRACES_EXPORTER ??= 'none'
  env.OTEL_METRICS_EXPORTER ??= 'otlp'
  env.OTEL_LOGS_EXPORTER ??= 'none'
  env.OTEL_SERVICE_NAME ??= 'portal'
  env.OTEL_NODE_RESOURCE_DETECTORS ??= 'env,host,serviceinstance'
  samplingRatio = readSamplingRatio(env)
  env.OTEL_TRACES_SAMPLER = 'always_on'
  const [{ NodeSDK }, { RuntimeNodeInstrumentation }, ofTraces, scraped] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-runtime-node'),
    samplingRatio > 0 ? import('./instrumentations.ts') : undefined,
    isMetricsScraped(env)
      ? import('./prometheus-reader.ts').then(({ createPrometheusReader: prometheusReader }) =>
          prometheusReader(),
        )
      : undefined,
  ])
  readMetricsText = scraped?.read ?? null
  const calls = ofTraces?.createInstrumentations() ?? []
  const sdk = new NodeSDK({
    ...(scraped && { metricReaders: [scraped.reader] }),
    instrumentations: [...calls, new RuntimeNodeInstrumentation({ monitoringPrecision: 100 })],
  })
  sdk.start()
  for (const each of calls) each.setMeterProvider(noopMeterProvider)
  // The driver is instrumented when it is loaded by `require`; later imports get the same module.
  if (ofTraces) createRequire(import.meta.url)('pg')
  startedTelemetry = sdk
}
