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
import { createExampleRecords } from '../src/tenant-api/example-records.ts'
import { toNdjson } from './tenant-client.ts'

const tenantServerPath = fileURLToPath(new URL('killable-tenant-server.ts', import.meta.url))
const tenantKey = 'tenant_a-key-that-outlives-a-process'
const tenantHeaders = { authorization: `Bearer ${tenantKey}` }
let dataFolder: string
let serverProcess: ChildProcess | undefined

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tenant-kill-'))
})
afterAll(async () => {
  await killServer()
  await rm(dataFolder, { recursive: true, force: true })
})

async function killServer(): Promise<void> {
  if (serverProcess?.exitCode !== null || serverProcess.signalCode !== null) return
  serverProcess.kill('SIGKILL')
  await once(serverProcess, 'exit')
}

async function startServer(): Promise<string> {
  serverProcess = spawn(process.execPath, [tenantServerPath], {
    env: {
      PATH: process.env.PATH,
      DEMO: 'true',
      DATA_DIR: dataFolder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      TENANT_KEY: tenantKey,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: serverProcess.stdout as NodeJS.ReadableStream }))
    return line
  throw new Error('the server ended before it listened')
}

const readImportStatus = async (address: string, id: number): Promise<ImportStatus> =>
  (await (
    await fetch(`${address}/tenant/v1/imports/${id}`, { headers: tenantHeaders })
  ).json()) as ImportStatus

async function waitForImportStatus(
  address: string,
  id: number,
  isEnough: (progress: ImportStatus) => boolean,
) {
  for (;;) {
    const progress = await readImportStatus(address, id)
    if (isEnough(progress)) return progress
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function sendImport(address: string, body: string): Promise<number> {
  const importResponse = await fetch(`${address}/tenant/v1/imports`, {
    method: 'POST',
    headers: { ...tenantHeaders, 'content-type': 'application/x-ndjson' },
    body,
  })
  return ((await importResponse.json()) as { id: number }).id
}

test.runIf(process.env.PORTAL_TEST_LONG)(
  'an import whose process is killed is completed by the next process, with each record once @TENANTAPI-13',
  async () => {
    const names = Array.from({ length: 80 }, (_, index) => `dood-${index}`)
    const records = names.flatMap(createExampleRecords)
    const firstAddress = await startServer()
    const id = await sendImport(firstAddress, toNdjson(records))
    const halfwayStatus = await waitForImportStatus(firstAddress, id, ({ done }) => done >= 10)
    await killServer()
    expect(halfwayStatus.done).toBeLessThan(names.length)
    const secondAddress = await startServer()
    const finalStatus = await waitForImportStatus(
      secondAddress,
      id,
      ({ state }) => state === 'done' || state === 'failed',
    )
    expect([finalStatus.state, finalStatus.done, finalStatus.counts.created, finalStatus.faults]).toEqual([
      'done',
      80,
      records.length,
      0,
    ])
    const secondStatus = await waitForImportStatus(
      secondAddress,
      await sendImport(secondAddress, toNdjson(records)),
      ({ state }) => state === 'done',
    )
    expect([secondStatus.counts.unchanged, secondStatus.counts.created]).toEqual([records.length, 0])
  },
)
