import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExampleRecords } from '../src/tenant-api/example-records.ts'
import { createZip } from './create-zip.ts'
import { type Harness, startHarness } from './harness.ts'
import { createTenantClient, createTenantKey, toNdjson } from './tenant-client.ts'

let server: Harness
let tenantKey: string
let serverUrl: string
let temporaryFolder: string
beforeAll(async () => {
  server = await startHarness()
  tenantKey = await createTenantKey(server.database, 'zuider')
  await server.staff.listen({ port: 0, host: '127.0.0.1' })
  serverUrl = `http://127.0.0.1:${(server.staff.server.address() as AddressInfo).port}`
  temporaryFolder = await mkdtemp(path.join(tmpdir(), 'tenant-command-'))
})
afterAll(async () => {
  await server.close()
  await rm(temporaryFolder, { recursive: true })
})

const commandPath = path.join(import.meta.dirname, '../src/tenant-api/cli.ts')

/** Runs `pnpm tenant …`; returns its output and exit code. */
const runTenantCommand = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const fullEnv = { ...process.env, TENANT_KEY: tenantKey, TENANT_URL: serverUrl, ...env }
    execFile(process.execPath, [commandPath, ...args], { env: fullEnv }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

test('the command sends a file, follows its import to the end, and shows it later @TENANTAPI-15', {
  tags: 'full',
}, async () => {
  const file = path.join(temporaryFolder, 'klanten.zip')
  await writeFile(file, await createZip({ 'data.ndjson': toNdjson(createExampleRecords('opdracht')) }))
  const importRun = await runTenantCommand(['import', file, '--wait'])
  expect([importRun.code, importRun.output]).toEqual([
    0,
    expect.stringContaining('done: 1 of 1 customers, 16 new'),
  ])
  expect((await createTenantClient(server, tenantKey).get('customer', 'opdracht')).statusCode).toBe(200)
  const status = await runTenantCommand(['status'])
  expect([status.code, status.output]).toEqual([0, expect.stringContaining('16 new')])
})

test('errors are printed one per line, and the exit code is 1 @TENANTAPI-15', async () => {
  const file = path.join(temporaryFolder, 'fout.ndjson')
  await writeFile(file, toNdjson([{ kind: 'customer', id: 'z', data: { username: 'z', last_naam: 'Z' } }]))
  const { code, output } = await runTenantCommand(['import', file, '--wait'])
  expect(code).toBe(1)
  expect(output).toContain(
    'line 1      customer z  data.last_naam  is no known field; the nearest is "last_name"',
  )
  const importNumber = /import (\d+)/.exec(output)?.[1] ?? ''
  const status = await runTenantCommand(['status', importNumber])
  expect([status.code, status.output]).toEqual([1, expect.stringContaining('data.last_naam')])
})

test('case C44: each failure prints one sentence: no file, no key, no server, another file type, a proxy with a lower limit @TENANTAPI-15', {
  tags: 'full',
}, async () => {
  const parseCommandResult = async (args: string[], env: Record<string, string> = {}) => {
    const { code, output } = await runTenantCommand(args, env)
    return [code, output.trim().split('\n')[0]]
  }
  const file = path.join(temporaryFolder, 'wrong.ndjson')
  await writeFile(file, 'naam;datum')
  expect(await parseCommandResult(['import', 'nergens.zip'])).toEqual([1, 'There is no file nergens.zip.'])
  expect(await parseCommandResult(['status'], { TENANT_KEY: 'verkeerd' })).toEqual([
    1,
    expect.stringContaining('TENANT_KEY'),
  ])
  expect(await parseCommandResult(['status'], { TENANT_URL: 'http://127.0.0.1:9' })).toEqual([
    1,
    expect.stringContaining('There is no server at'),
  ])
  expect(await parseCommandResult(['import', file])).toEqual([1, 'Some fields cannot be accepted.'])
  const proxy = createServer((_request, response) =>
    response.writeHead(413, { 'content-type': 'text/html', connection: 'close' }).end('<h1>413</h1>'),
  ).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const behindProxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  await writeFile(file, Buffer.alloc(3_000_000, 32))
  expect(await parseCommandResult(['import', file], { TENANT_URL: behindProxy })).toEqual([
    1,
    expect.stringContaining(`The file is too large for a proxy before ${behindProxy}`),
  ])
  proxy.close()
  expect(await parseCommandResult(['onzin'])).toEqual([1, expect.stringContaining('pnpm tenant <command>')])
})
