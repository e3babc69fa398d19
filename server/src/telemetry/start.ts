import { createRequire } from 'node:module'

/** Whether the usual settings of OpenTelemetry name somebody who takes in what this process measures. */
const isWanted = (env: NodeJS.ProcessEnv): boolean =>
  env.OTEL_SDK_DISABLED !== 'true' &&
  Object.keys(env).some((name) => /^OTEL_EXPORTER_OTLP_(\w+_)?ENDPOINT$/.test(name))

let started: { shutdown(): Promise<void> } | null = null

/** Whether somebody takes in what is measured. */
export const isMeasuring = (): boolean => started !== null

/** Sends what is left, and ends it. */
export const endTelemetry = async (): Promise<void> => started?.shutdown()

/**
 * Starts OpenTelemetry where OTEL_EXPORTER_OTLP_ENDPOINT names who takes in traces and metrics, by its own settings; elsewhere none
 * of its code is loaded. It has to be there before the database's driver is, so a program begins with it and loads the rest after.
 * What it sends are routes, statements without their values, times and counts: nothing of a customer. Of a twentieth of the requests
 * there is a trace, unless OTEL_TRACES_SAMPLER says otherwise.
 */
export async function startTelemetry(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (!isWanted(env)) return
  env.OTEL_METRICS_EXPORTER ??= 'otlp'
  env.OTEL_LOGS_EXPORTER ??= 'none'
  env.OTEL_SERVICE_NAME ??= 'portal'
  env.OTEL_TRACES_SAMPLER ??= 'parentbased_traceidratio'
  env.OTEL_TRACES_SAMPLER_ARG ??= '0.05'
  const [{ NodeSDK }, { PgInstrumentation }, { UndiciInstrumentation }, { RuntimeNodeInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/sdk-node'),
      import('@opentelemetry/instrumentation-pg'),
      import('@opentelemetry/instrumentation-undici'),
      import('@opentelemetry/instrumentation-runtime-node'),
    ])
  const sdk = new NodeSDK({
    instrumentations: [
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new RuntimeNodeInstrumentation({ monitoringPrecision: 100 }),
    ],
  })
  sdk.start()
  // The driver is wrapped as it is required; who imports it later gets that same one.
  createRequire(import.meta.url)('pg')
  started = sdk
}
