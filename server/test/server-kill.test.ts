// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { startMailServer } from './mail-server.ts'

/** Number of times the server is killed; zero in the quick check. */
const roundCount = Number(process.env.PORTAL_TEST_KILLS ?? 0)
const serverProgramPath = fileURLToPath(new URL('kill-test-server.ts', import.meta.url))
let temporaryFolder: string
let serverProcess: ChildProcess | undefined
let mailServer: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mailServer = await startMailServer()
  temporaryFolder = await mkdtemp(join(tmpdir(), 'portal-kill-'))
})
afterAll(async () => {
  if (serverProcess && !hasExited(serverProcess)) {
    serverProcess.kill('SIGKILL')
    await once(serverProcess, 'exit')
  }
  mailServer.close()
  await rm(temporaryFolder, { recursive: true, force: true })
})

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function startServerProcess(): Promise<{ process: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [serverProgramPath], {
    env: {
      PATH: process.env.PATH,
      DEMO: 'true',
      DATA_DIR: temporaryFolder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  serverProcess = child
  for await (const line of createInterface({ input: child.stdout })) return { process: child, address: line }
  throw new Error('the server ended before it listened')
}

interface CallResponse {
  access_token: string
  data: { gross_annual_annuity_amount?: number } & {
    partner: { gross_annual_annuity_amount?: number }
  } & { item: { content: string } }[]
}

async function callServer(
  address: string,
  path: string,
  token?: string,
  body?: object,
): Promise<CallResponse> {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as CallResponse
}

const signIn = async (address: string): Promise<string> => {
  const body = { username: 'tess', password: demoPassword, tenant: 'zuider' }
  return (await callServer(address, '/auth/login', undefined, body)).access_token
}

/** Customers who request a password link. */
const passwordLinkRequesters = ['emma', 'jan', 'dirk', 'clara', 'gerda', 'wim']

/** Requests a link for each of these customers, and returns the user names whose request was accepted. */
async function requestPasswordLinks(address: string): Promise<string[]> {
  const recoveries = passwordLinkRequesters.map(async (username) => {
    const { status } = await fetch(`${address}/api/zuider/customer/auth/recover/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username }),
    }).catch(() => ({ status: 0 }))
    return status === 200 ? [username] : []
  })
  return (await Promise.all(recoveries)).flat()
}

function* generateNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

test.runIf(roundCount > 0)(
  `after ${roundCount} kills, every acknowledged write is stored, none half, and every promised mail was sent`,
  async () => {
    const randomNumbers = generateNumbers(7)
    let amount = 1000
    let acknowledgedAmount = 0
    const promisedMails = new Set<string>()
    for (let round = 0; round <= roundCount; round++) {
      const { process: server, address } = await startServerProcess()
      const token = await signIn(address)
      const { data: customer } = await callServer(address, '/api/zuider/customer/customer', token)
      const { data: family } = await callServer(address, '/api/zuider/customer/customer/family', token)
      const { data: tenantInbox } = await callServer(address, '/demo/tenant-inbox', undefined)
      const savedAmount = customer.gross_annual_annuity_amount ?? 0
      expect(savedAmount).toBeGreaterThanOrEqual(acknowledgedAmount)
      if (savedAmount > 0) {
        expect(family.partner.gross_annual_annuity_amount).toBe(savedAmount)
        expect(JSON.parse(tenantInbox[0]?.item.content ?? '{}').gross_annual_annuity_amount).toBe(savedAmount)
      }
      const linkRequests = requestPasswordLinks(address)
      const killAt = Date.now() + 50 + randomNumbers.next().value * 400
      const timer = setTimeout(() => server.kill('SIGKILL'), killAt - Date.now())
      try {
        for (;;) {
          amount++
          const form = {
            gross_annual_annuity_amount: amount,
            partner: { gross_annual_annuity_amount: amount },
          }
          await callServer(address, '/api/zuider/customer/edit_screen/income', token, form)
          acknowledgedAmount = amount
        }
      } catch (error) {
        if (Date.now() < killAt - 5) throw error
        clearTimeout(timer)
        server.kill('SIGKILL')
        if (!hasExited(server)) await once(server, 'exit')
      }
      for (const name of await linkRequests) promisedMails.add(name)
    }
    expect(acknowledgedAmount).toBeGreaterThan(1000 + roundCount)
    expect(promisedMails.size).toBeGreaterThan(0)
    await startServerProcess()
    const isLinkMailed = (name: string) =>
      mailServer.received.some((text) => text.includes(`${name}@example.nl`))
    await expect
      .poll(() => [...promisedMails].filter((name) => !isLinkMailed(name)), { timeout: 60_000 })
      .toEqual([])
  },
  roundCount * 20_000 + 60_000,
)
