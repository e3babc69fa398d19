import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleCustomer } from '../src/tenant-api/examples.ts'
import { type Harness, harness } from './harness.ts'
import { keyFor, linesOf, tenantDesk } from './tenant-desk.ts'
import { zipped } from './zipped.ts'

let server: Harness
let key: string
let address: string
let folder: string
beforeAll(async () => {
  server = await harness()
  key = await keyFor(server.database, 'zuider')
  await server.staff.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.staff.server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'tenant-command-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const program = path.join(import.meta.dirname, '../src/tenant-api/cli.ts')

/** Runs `pnpm tenant …`; returns its output and exit code. */
const type = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const all = { ...process.env, TENANT_KEY: key, TENANT_URL: address, ...env }
    execFile(process.execPath, [program, ...args], { env: all }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    )
  })

test('a file is sent, followed until it is in, and looked up afterwards @TENANTAPI-15', {
  tags: 'full',
}, async () => {
  const file = path.join(folder, 'klanten.zip')
  await writeFile(file, await zipped({ 'data.ndjson': linesOf(exampleCustomer('opdracht')) }))
  const sent = await type(['import', file, '--wait'])
  expect([sent.code, sent.out]).toEqual([0, expect.stringContaining('done: 1 of 1 customers, 16 new')])
  expect((await tenantDesk(server, key).get('customer', 'opdracht')).statusCode).toBe(200)
  const status = await type(['status'])
  expect([status.code, status.out]).toEqual([0, expect.stringContaining('16 new')])
})

test('faults are told one a line, and the command ends with 1 @TENANTAPI-15', async () => {
  const file = path.join(folder, 'fout.ndjson')
  await writeFile(file, linesOf([{ kind: 'customer', id: 'z', data: { username: 'z', last_naam: 'Z' } }]))
  const { code, out } = await type(['import', file, '--wait'])
  expect(code).toBe(1)
  expect(out).toContain(
    'line 1      customer z  data.last_naam  is no known field; the nearest is "last_name"',
  )
  const number = /import (\d+)/.exec(out)?.[1] ?? ''
  const status = await type(['status', number])
  expect([status.code, status.out]).toEqual([1, expect.stringContaining('data.last_naam')])
})

test('case C44: each failure prints one sentence: no file, no key, no server, another kind of file, a proxy with a lower limit @TENANTAPI-15', {
  tags: 'full',
}, async () => {
  const resultOf = async (args: string[], env: Record<string, string> = {}) => {
    const { code, out } = await type(args, env)
    return [code, out.trim().split('\n')[0]]
  }
  const file = path.join(folder, 'wrong.ndjson')
  await writeFile(file, 'naam;datum')
  expect(await resultOf(['import', 'nergens.zip'])).toEqual([1, 'There is no file nergens.zip.'])
  expect(await resultOf(['status'], { TENANT_KEY: 'verkeerd' })).toEqual([
    1,
    expect.stringContaining('TENANT_KEY'),
  ])
  expect(await resultOf(['status'], { TENANT_URL: 'http://127.0.0.1:9' })).toEqual([
    1,
    expect.stringContaining('There is no server at'),
  ])
  expect(await resultOf(['import', file])).toEqual([1, 'Some fields cannot be accepted.'])
  const proxy = createServer((_request, response) =>
    response.writeHead(413, { 'content-type': 'text/html', connection: 'close' }).end('<h1>413</h1>'),
  ).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const behindProxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  await writeFile(file, Buffer.alloc(3_000_000, 32))
  expect(await resultOf(['import', file], { TENANT_URL: behindProxy })).toEqual([
    1,
    expect.stringContaining(`The file is too large for a proxy before ${behindProxy}`),
  ])
  proxy.close()
  expect(await resultOf(['onzin'])).toEqual([1, expect.stringContaining('pnpm tenant <command>')])
})
