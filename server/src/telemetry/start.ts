import { createRequire } from 'node:module'
import { createNoopMeter } from '@opentelemetry/api'

/** For what makes spans alone: its metrics would tell of traced requests only, and cost every request. */
const noMetrics = { getMeter: createNoopMeter }

/** Whether the usual settings of OpenTelemetry name somebody who takes in what this process measures. */
const isWanted = (env: NodeJS.ProcessEnv): boolean =>
  env.OTEL_SDK_DISABLED !== 'true' &&
  Object.keys(env).some((name) => /^OTEL_EXPORTER_OTLP_(\w+_)?ENDPOINT$/.test(name))

let started: { shutdown(): Promise<void> } | null = null

let share = 0

/** Of how many requests there is a trace: 0 to 1. */
export const tracedShare = (): number => share

/** The same, by OpenTelemetry's own settings; none where they say nothing, for traces cost more than metrics. */
function shareOf({
  OTEL_TRACES_SAMPLER: sampler = '',
  OTEL_TRACES_SAMPLER_ARG: part = '0',
}: NodeJS.ProcessEnv) {
  if (sampler.endsWith('always_on')) return 1
  return sampler.endsWith('always_off') ? 0 : Math.min(Math.max(Number(part) || 0, 0), 1)
}

/** Sends what is left, and ends it. */
export const endTelemetry = async (): Promise<void> => started?.shutdown()

/**
 * Starts OpenTelemetry where OTEL_EXPORTER_OTLP_ENDPOINT names who takes in traces and metrics, by its own settings; elsewhere none
 * of its code is loaded. It has to be there before the database's driver is, so a program begins with it and loads the rest after.
 * What it sends are routes, statements without their values, times and counts: nothing of a customer. Traces are made where
 * OTEL_TRACES_SAMPLER or OTEL_TRACES_SAMPLER_ARG asks for them.
 */
export async function startTelemetry(): Promise<void> {
  const { env } = process
  if (!isWanted(env)) return
  env.OTEL_METRICS_EXPORTER ??= 'otlp'
  env.OTEL_LOGS_EXPORTER ??= 'none'
  env.OTEL_SERVICE_NAME ??= 'portal'
  share = shareOf(env)
  env.OTEL_TRACES_SAMPLER = 'always_on'
  const [{ NodeSDK }, { RuntimeNodeInstrumentation }, ofTraces] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-runtime-node'),
    share > 0 ? import('./traced-calls.ts') : undefined,
  ])
  const calls = ofTraces?.tracedCalls() ?? []
  const sdk = new NodeSDK({
    instrumentations: [...calls, new RuntimeNodeInstrumentation({ monitoringPrecision: 100 })],
  })
  sdk.start()
  for (const each of calls) each.setMeterProvider(noMetrics)
  // The driver is wrapped as it is required; who imports it later gets that same one.
  if (ofTraces) createRequire(import.meta.url)('pg')
  started = sdk
}
