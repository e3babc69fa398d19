import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailServer } from './mail-server.ts'

const rounds = Number(process.env.PORTAL_TEST_KILLS ?? 1)
const script = fileURLToPath(new URL('kill-server.ts', import.meta.url))
const names = ['emma', 'jan', 'dirk', 'clara', 'gerda', 'wim', 'tess', 'bram', 'bea', 'hugo', 'mila', 'anna']

let folder: string
let mail: Awaited<ReturnType<typeof mailServer>>
let running: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-mails-'))
  mail = await mailServer()
})
afterAll(async () => {
  await kill()
  mail.close()
  await rm(folder, { recursive: true, force: true })
})

async function kill(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGKILL')
  await once(running, 'exit')
}

async function start(): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    DEMO: 'true',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  }
  running = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: running.stdout as NodeJS.ReadableStream })) return line
  throw new Error('the server ended before it listened')
}

/** Asks for a link; answers whether it was promised. */
const promised = (address: string, username: string): Promise<boolean> =>
  fetch(`${address}/api/zuider/customer/auth/recover/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

const mailsTo = (username: string) =>
  mail.received.filter((text) => new RegExp(`^To: .*${username}@`, 'm').test(text)).length

test(
  `after ${rounds} kills every mail that was promised has left`,
  async () => {
    const owed = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const address = await start()
      let answered = 0
      const answers = await Promise.all(
        names.map(async (name) => {
          const ok = await promised(address, name)
          if (++answered === 2 + ((round * 3) % 9)) await kill()
          return ok
        }),
      )
      for (const [at, ok] of answers.entries()) {
        const name = names[at] ?? ''
        if (ok) owed.set(name, (owed.get(name) ?? 0) + 1)
      }
    }
    expect(owed.size).toBeGreaterThan(0)
    await start()
    for (const [name, count] of owed)
      await expect
        .poll(() => mailsTo(name), { timeout: 60_000, message: name })
        .toBeGreaterThanOrEqual(Math.min(count, 3))
  },
  rounds * 20_000 + 60_000,
)
