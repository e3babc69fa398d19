// @module-tag full
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startHarness } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

const exampleVital = { name: 'LCP', value: 1234.5, screen: '/hypotheek' }

test('reports of pages are validated, and contain nothing that could identify a person', async () => {
  const server = await startHarness()
  const sendTelemetry = (payload: object, url = '/telemetry') =>
    server.app.inject({ method: 'POST', url, payload }).then(({ statusCode }) => statusCode)
  const page = {
    version: '1.2.3',
    vitals: [exampleVital],
    errors: [{ remote: 'mf-mortgage', version: '2.0.0' }],
  }
  expect(await sendTelemetry(page)).toBe(204)
  for (const invalidReport of [
    { ...page, vitals: [{ ...exampleVital, screen: '/hypotheek/12?naam=anna' }] },
    { ...page, vitals: [{ ...exampleVital, name: 'anna' }] },
    { ...page, vitals: [{ ...exampleVital, value: -1 }] },
    { ...page, errors: [{ remote: 'anna@example.nl', version: '1' }] },
    { ...page, vitals: Array.from({ length: 51 }, () => exampleVital) },
  ])
    expect(await sendTelemetry(invalidReport)).toBe(422)
  await server.close()
})

test('reports of policy violations are accepted in both formats, and others rejected', async () => {
  const server = await startHarness()
  const postCspReport = (type: string, payload: unknown) =>
    server.app
      .inject({
        method: 'POST',
        url: '/telemetry/reports',
        headers: { 'content-type': type },
        payload: JSON.stringify(payload),
      })
      .then(({ statusCode }) => statusCode)
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://elsewhere.example/a.js' }
  expect(await postCspReport('application/reports+json', [{ type: 'csp-violation', body }])).toBe(204)
  expect(
    await postCspReport('application/reports+json', [
      { type: 'integrity-violation', body: { destination: 'script' } },
    ]),
  ).toBe(204)
  const reportBeforeReportingApi = {
    'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline' },
  }
  expect(await postCspReport('application/csp-report', reportBeforeReportingApi)).toBe(204)
  expect(await postCspReport('application/reports+json', [{ type: 'crash', body: {} }])).toBe(422)
  expect(await postCspReport('application/reports+json', 'no')).toBe(422)
  await server.close()
})

/**
 * Starts a telemetry collector, which stores received data by request path. The data is binary, but names of metrics
 * and routes are readable in it.
 */
async function startCollector() {
  const receivedByPath = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const part of request) chunks.push(part)
    const path = request.url ?? ''
    receivedByPath.set(path, (receivedByPath.get(path) ?? '') + Buffer.concat(chunks).toString('latin1'))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { receivedByPath, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('a server sends traces and metrics by route, and no customer input', async () => {
  const { receivedByPath, endpoint, close } = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint)
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_on')
  vi.resetModules()
  const { startTelemetry, endTelemetry } = await import('../src/telemetry/start-telemetry.ts')
  await startTelemetry()
  const { startPageServer: pageServer } = await import('./page-server.ts')
  const { server } = await pageServer()
  const payload = { username: 'somebody-there', password: 'a-secret-of-theirs', tenant: 'zuider' }
  await server.app.inject({ method: 'POST', url: '/auth/login', payload })
  const page = { version: '1.0.0', vitals: [exampleVital], errors: [] }
  await server.app.inject({ method: 'POST', url: '/telemetry', payload: page })
  await server.close()
  const mail = await startMailServer(0, undefined, '550 5.1.1 no such user')
  const { startHarness: startMeasuredHarness } = await import('./harness.ts')
  const mailingServer = await startMeasuredHarness((config) => ({
    ...config,
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
  }))
  const url = '/api/zuider/customer/auth/recover/password'
  await mailingServer.app.inject({ method: 'POST', url, payload: { username: 'emma' } })
  await waitForDueJobs(mailingServer.database.db)
  await mailingServer.close()
  mail.close()
  await endTelemetry()
  expect(receivedByPath.get('/v1/traces')).toContain('/auth/login')
  const metrics = receivedByPath.get('/v1/metrics') ?? ''
  for (const name of [
    'http.server.request.duration',
    'nodejs.eventloop',
    '/auth/login',
    '/hypotheek',
    'portal.mails.refused',
    'service.instance.id',
  ])
    expect(metrics).toContain(name)
  const allData = [...receivedByPath.values()].join()
  for (const typedText of ['somebody-there', 'a-secret-of-theirs']) expect(allData).not.toContain(typedText)
  close()
  vi.unstubAllEnvs()
})
