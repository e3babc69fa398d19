import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { harness } from './harness.ts'

const vital = { name: 'LCP', value: 1234.5, screen: '/hypotheek' }

test('what pages tell is checked: nothing that could name somebody is taken in', async () => {
  const server = await harness()
  const tell = (payload: object, url = '/telemetry') =>
    server.app.inject({ method: 'POST', url, payload }).then(({ statusCode }) => statusCode)
  const page = { version: '1.2.3', vitals: [vital], errors: [{ remote: 'mf-mortgage', version: '2.0.0' }] }
  expect(await tell(page)).toBe(204)
  for (const wrong of [
    { ...page, vitals: [{ ...vital, screen: '/hypotheek/12?naam=anna' }] },
    { ...page, vitals: [{ ...vital, name: 'anna' }] },
    { ...page, vitals: [{ ...vital, value: -1 }] },
    { ...page, errors: [{ remote: 'anna@example.nl', version: '1' }] },
    { ...page, vitals: Array.from({ length: 51 }, () => vital) },
  ])
    expect(await tell(wrong)).toBe(422)
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

/** What processes send to whoever takes in their telemetry, by path; names of metrics and routes stand in it as they are. */
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

let folder: string
let running: ChildProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-telemetry-'))
})
afterAll(async () => {
  running.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a server sends traces and metrics by route, and nothing that a customer typed', async () => {
  const { taken, endpoint, close } = await collector()
  running = fork(fileURLToPath(new URL('../bench/crowd/process.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH,
      DEMO: 'true',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER: 'always_on',
      OTEL_METRIC_EXPORT_INTERVAL: '200',
      OTEL_METRIC_EXPORT_TIMEOUT: '200',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
  const [{ url }] = (await once(running, 'message')) as [{ url: string }]
  await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'somebody-there', password: 'a-secret-of-theirs', tenant: 'zuider' }),
  })
  await fetch(`${url}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.0.0', vitals: [vital], errors: [] }),
  })
  await expect.poll(() => taken.get('/v1/traces') ?? '', { timeout: 20_000 }).toContain('/auth/login')
  await expect.poll(() => taken.get('/v1/metrics') ?? '', { timeout: 20_000 }).toMatch(/portal\.page\.vital/)
  const metrics = taken.get('/v1/metrics') ?? ''
  for (const name of ['http.server.request.duration', 'nodejs.eventloop', '/auth/login', '/hypotheek'])
    expect(metrics).toContain(name)
  const all = [...taken.values()].join()
  for (const typed of ['somebody-there', 'a-secret-of-theirs']) expect(all).not.toContain(typed)
  close()
})
