// @module-tag full
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { harness } from './harness.ts'
import { mailServer } from './mail-server.ts'
import { settled } from './settled.ts'

const vital = { name: 'LCP', value: 1234.5, screen: '/hypotheek' }

test('what pages tell is checked: nothing that could name somebody is taken in', async () => {
  const server = await harness()
  const sendTelemetry = (payload: object, url = '/telemetry') =>
    server.app.inject({ method: 'POST', url, payload }).then(({ statusCode }) => statusCode)
  const page = { version: '1.2.3', vitals: [vital], errors: [{ remote: 'mf-mortgage', version: '2.0.0' }] }
  expect(await sendTelemetry(page)).toBe(204)
  for (const wrong of [
    { ...page, vitals: [{ ...vital, screen: '/hypotheek/12?naam=anna' }] },
    { ...page, vitals: [{ ...vital, name: 'anna' }] },
    { ...page, vitals: [{ ...vital, value: -1 }] },
    { ...page, errors: [{ remote: 'anna@example.nl', version: '1' }] },
    { ...page, vitals: Array.from({ length: 51 }, () => vital) },
  ])
    expect(await sendTelemetry(wrong)).toBe(422)
  await server.close()
})

test('reports of policies are taken in both forms, and others refused', async () => {
  const server = await harness()
  const report = (type: string, payload: unknown) =>
    server.app
      .inject({
        method: 'POST',
        url: '/telemetry/reports',
        headers: { 'content-type': type },
        payload: JSON.stringify(payload),
      })
      .then(({ statusCode }) => statusCode)
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://elsewhere.example/a.js' }
  expect(await report('application/reports+json', [{ type: 'csp-violation', body }])).toBe(204)
  expect(
    await report('application/reports+json', [
      { type: 'integrity-violation', body: { destination: 'script' } },
    ]),
  ).toBe(204)
  const before = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline' } }
  expect(await report('application/csp-report', before)).toBe(204)
  expect(await report('application/reports+json', [{ type: 'crash', body: {} }])).toBe(422)
  expect(await report('application/reports+json', 'no')).toBe(422)
  await server.close()
})

/** A telemetry collector: what processes sent, by path, with names of metrics and routes in plain text. */
async function collector() {
  const taken = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? ''
    taken.set(path, (taken.get(path) ?? '') + Buffer.concat(parts).toString('latin1'))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { taken, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Number of spans of a trace in the sent data. */
const spansOf = (sent: string | undefined, traceId: string) =>
  (sent ?? '').split(Buffer.from(traceId, 'hex').toString('latin1')).length - 1

test('a server sends traces and metrics by route, of all that a page asks for one, and nothing that a customer typed', async () => {
  const { taken, endpoint, close } = await collector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint)
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_on')
  vi.resetModules()
  const { startTelemetry, endTelemetry } = await import('../src/telemetry/start.ts')
  await startTelemetry()
  const { pageServer } = await import('./page-server.ts')
  const { server } = await pageServer()
  const payload = { username: 'somebody-there', password: 'a-secret-of-theirs', tenant: 'zuider' }
  await server.app.inject({ method: 'POST', url: '/auth/login', payload })
  const page = { version: '1.0.0', vitals: [vital], errors: [] }
  await server.app.inject({ method: 'POST', url: '/telemetry', payload: page })
  const arrived = await server.app.inject({ url: '/', headers: { host: 'zuider.localhost:4000' } })
  const { value: follows = '' } = arrived.cookies.find(({ name }) => name === 'trace') ?? {}
  const [, traceId = ''] = follows.split('-')
  await server.app.inject({ url: '/auth/tenant?subdomain=zuider', headers: { cookie: `trace=${follows}` } })
  await server.close()
  const mail = await mailServer(0, undefined, '550 5.1.1 no such user')
  const { harness: measured } = await import('./harness.ts')
  const mailing = await measured((config) => ({ ...config, smtpUrl: `smtp://127.0.0.1:${mail.port}` }))
  const url = '/api/zuider/customer/auth/recover/password'
  await mailing.app.inject({ method: 'POST', url, payload: { username: 'emma' } })
  await settled(mailing.database.db)
  await mailing.close()
  mail.close()
  await endTelemetry()
  // The page's own span, its database queries, and the same for the request that it sent.
  expect(spansOf(taken.get('/v1/traces'), traceId)).toBeGreaterThanOrEqual(2)
  expect(taken.get('/v1/traces')).toContain('/auth/login')
  const metrics = taken.get('/v1/metrics') ?? ''
  for (const name of [
    'http.server.request.duration',
    'nodejs.eventloop',
    '/auth/login',
    '/hypotheek',
    'portal.mails.refused',
    'service.instance.id',
  ])
    expect(metrics).toContain(name)
  const all = [...taken.values()].join()
  for (const typed of ['somebody-there', 'a-secret-of-theirs']) expect(all).not.toContain(typed)
  close()
  vi.unstubAllEnvs()
})
