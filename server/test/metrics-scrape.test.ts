// @module-tag full
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Harness } from './harness.ts'

let server: Harness
let endTelemetry: () => Promise<void>
beforeAll(async () => {
  vi.stubEnv('OTEL_METRICS_EXPORTER', 'prometheus')
  vi.stubEnv('OTEL_TRACES_EXPORTER', 'none')
  vi.resetModules()
  const telemetry = await import('../src/telemetry/start-telemetry.ts')
  endTelemetry = telemetry.endTelemetry
  await telemetry.startTelemetry()
  server = await (await import('./harness.ts')).startHarness()
  await server.app.inject('/readyz')
  const page = {
    version: '1.0.0',
    vitals: [{ name: 'LCP', value: 1234.5, screen: '/hypotheek' }],
    errors: [],
  }
  await server.app.inject({ method: 'POST', url: '/telemetry', payload: page })
})
afterAll(async () => {
  await server.close()
  await endTelemetry()
  vi.unstubAllEnvs()
})

test('Prometheus reads the metrics at the staff address, with the names that alerts and dashboards use', async () => {
  const response = await server.staff.inject('/metrics')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const files = ['alerts.yaml', 'grafana/dashboards/customers.json', 'grafana/dashboards/server.json'].map(
    (file) => readFile(new URL(`../deploy/${file}`, import.meta.url), 'utf8'),
  )
  const metricNames =
    (await Promise.all(files)).join().match(/\b(http_server|nodejs|v8js|portal_page_vital)_\w+/g) ?? []
  expect(metricNames.length).toBeGreaterThan(5)
  const readMetricNames = async () => {
    const { body } = await server.staff.inject('/metrics')
    return [...body.matchAll(/^([a-z_0-9]+)\{/gm)].map(([, name]) => name)
  }
  // Event loop metrics appear only after some time.
  await expect.poll(readMetricNames).toEqual(expect.arrayContaining([...new Set(metricNames)]))
  const readyzCountLine = response.body
    .split('\n')
    .find((line) => /_seconds_count\{.*http_route="\/readyz"/.test(line))
  expect(readyzCountLine).toMatch(/service_name="portal"/)
  expect(readyzCountLine).toMatch(/service_instance_id="[\w-]+"/)
  expect(readyzCountLine).toMatch(/ 1$/)
})

test('metrics are available at the port itself only, not through the proxy or at the customers’ address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await server.staff.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  expect((await server.app.inject('/metrics')).body).not.toContain('http_server')
})
