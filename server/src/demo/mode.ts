import { fork } from 'node:child_process'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { outbox } from '../database/tables/outbox.ts'
import type { DemoMode } from '../demo-mode.ts'
import { documentationPages } from '../documentation/pages.ts'
import { tenantApiDocumentation } from '../documentation/tenant-api-page.ts'
import type { Outbox } from '../mail/mailer.ts'
import { returnPath } from '../staff/browser-sign-in.ts'
import { StartError } from '../start-error.ts'
import { assessmentPage } from './assessment-page.ts'
import { makeCertificates } from './certificates.ts'
import { controlRoutes } from './control.ts'
import { withDemoFiles } from './files.ts'
import { interfere } from './interference.ts'
import { outboxPages } from './outbox-page.ts'
import { writeRecords } from './records/write.ts'
import { demoPassword, seedDemo } from './seed.ts'
import { spendTokens } from './spent-tokens.ts'
import { demoStreets } from './streets.ts'
import { makeSwitches } from './switches.ts'

/** Warnings of the provider about production use. */
const isHint = /^oidc-provider WARNING/

/** Starts the demo's identity provider in a separate process; returns a function to stop it. */
async function startIdentities({ identityPort, staff }: Config): Promise<() => void> {
  if (identityPort === null || !staff) return () => {}
  const program = path.resolve(import.meta.dirname, 'identity/main.ts')
  const child = fork(program, [String(identityPort), staff.clientId, staff.url + returnPath], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    const lines = chunk.toString().split('\n')
    process.stderr.write(lines.filter((line) => !isHint.test(line)).join('\n'))
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new StartError('The demo’s provider of identities did not start.')))
  })
  return () => child.kill()
}

/** Stores mails instead of sending them. */
const keepInOutbox =
  (db: Database, clock: () => Date): Outbox =>
  async (tenantId, mail) =>
    void (await db.insert(outbox).values({ tenantId, createdAt: clock(), ...mail }))

export const demo: DemoMode = {
  seed: (database) => seedDemo(database),
  withFiles: withDemoFiles,
  streets: demoStreets,
  outbox: keepInOutbox,
  add(app, context) {
    const switches = makeSwitches()
    interfere(app, switches)
    spendTokens(app, context)
    outboxPages(app, context)
    assessmentPage(app, context)
    controlRoutes(app, context, switches)
    app.addHook('onListen', () => makeCertificates(context))
    documentationPages(app)
    tenantApiDocumentation(app)
  },
  startIdentities,
  writeRecords,
  signInHelp: (addressOf, staffUrl) => `
  ${addressOf('zuider')}   sign in as anna    (full file; informal wording)
  ${addressOf('noorder')}  sign in as hilde   (formal wording, fewer sections)

The password of every demo customer is ${demoPassword}
People of the tenants sign in by: pnpm adviser login
The release console is at ${staffUrl}, for Olivier Peters, operator`,
}
