import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'

type CollectedMetrics = Awaited<ReturnType<PrometheusExporter['collect']>>['resourceMetrics']
type Metric = CollectedMetrics['scopeMetrics'][number]['metrics'][number]

/** Unit names that OpenTelemetry collectors add to metric names; the serializer does not add them. */
const unitNames = new Map([
  ['s', 'seconds'],
  ['ms', 'milliseconds'],
  ['By', 'bytes'],
  ['1', 'ratio'],
])

function addUnitToName(metric: Metric): Metric {
  const { descriptor } = metric
  const unit = unitNames.get(descriptor.unit)
  return unit ? { ...metric, descriptor: { ...descriptor, name: `${descriptor.name}.${unit}` } } : metric
}

/** Creates a reader that returns metrics as Prometheus text, without opening a port. */
export function createPrometheusReader() {
  const reader = new PrometheusExporter({ preventServerStart: true })
  const serializer = new PrometheusSerializer(undefined, false, /^service\.(name|instance\.id)$/, true, true)
  const readMetrics = async () => {
    const { resourceMetrics } = await reader.collect()
    const scopeMetrics = resourceMetrics.scopeMetrics.map((scope) => ({
      ...scope,
      metrics: scope.metrics.map(addUnitToName),
    }))
    return serializer.serialize({ ...resourceMetrics, scopeMetrics })
  }
  return { reader, read: readMetrics }
}
