// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ImportStatus } from '@portal/contract/tenant-api/tenant-api-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleCustomer } from '../src/tenant-api/examples.ts'
import { linesOf } from './tenant-desk.ts'

const script = fileURLToPath(new URL('tenant-server.ts', import.meta.url))
const key = 'tenant_a-key-that-outlives-a-process'
const headers = { authorization: `Bearer ${key}` }
let folder: string
let running: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenant-kill-'))
})
afterAll(async () => {
  await kill()
  await rm(folder, { recursive: true, force: true })
})

/** Kills the server. */
async function kill(): Promise<void> {
  if (running?.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGKILL')
  await once(running, 'exit')
}

async function start(): Promise<string> {
  running = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      DEMO: 'true',
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      TENANT_KEY: key,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: running.stdout as NodeJS.ReadableStream })) return line
  throw new Error('the server ended before it listened')
}

const tell = async (address: string, id: number): Promise<ImportStatus> =>
  (await (await fetch(`${address}/tenant/v1/imports/${id}`, { headers })).json()) as ImportStatus

async function until(address: string, id: number, enough: (progress: ImportStatus) => boolean) {
  for (;;) {
    const progress = await tell(address, id)
    if (enough(progress)) return progress
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function send(address: string, body: string): Promise<number> {
  const sent = await fetch(`${address}/tenant/v1/imports`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body,
  })
  return ((await sent.json()) as { id: number }).id
}

test.runIf(process.env.PORTAL_TEST_LONG)(
  'an import whose process is killed is ended by the next one, with each record once @TENANTAPI-13',
  async () => {
    const names = Array.from({ length: 80 }, (_, index) => `dood-${index}`)
    const records = names.flatMap(exampleCustomer)
    const first = await start()
    const id = await send(first, linesOf(records))
    const halfway = await until(first, id, ({ done }) => done >= 10)
    await kill()
    expect(halfway.done).toBeLessThan(names.length)
    const second = await start()
    const finished = await until(second, id, ({ state }) => state === 'done' || state === 'failed')
    expect([finished.state, finished.done, finished.counts.created, finished.faults]).toEqual([
      'done',
      80,
      records.length,
      0,
    ])
    const again = await until(second, await send(second, linesOf(records)), ({ state }) => state === 'done')
    expect([again.counts.unchanged, again.counts.created]).toEqual([records.length, 0])
  },
)
