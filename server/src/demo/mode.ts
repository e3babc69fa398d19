import { fork } from 'node:child_process'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { outbox } from '../database/tables/outbox.ts'
import type { DemoMode } from '../demo-mode.ts'
import { serveDocumentationPages } from '../documentation/portal-api-page.ts'
import { serveTenantApiDocumentation } from '../documentation/tenant-api-page.ts'
import type { StoreInOutbox } from '../mail/mailer.ts'
import { staffReturnPath } from '../staff/browser-sign-in.ts'
import { StartError } from '../start-error.ts'
import { serveAssessmentPage } from './assessment-page.ts'
import { createTestCertificates } from './certificates.ts'
import { addDemoFiles } from './demo-files.ts'
import { findDemoStreet } from './demo-streets.ts'
import { createDemoSwitches } from './demo-switches.ts'
import { registerTokenExpiry } from './expired-tokens.ts'
import { serveOutboxPages } from './outbox-page.ts'
import { writeRecords } from './records/write-records.ts'
import { registerFailureHooks } from './requested-failures.ts'
import { demoPassword, seedDemo } from './seed.ts'
import { registerControlRoutes } from './test-control-routes.ts'

/** Warning of oidc-provider about use in production, which does not concern a demo. */
const providerWarningPattern = /^oidc-provider WARNING/

async function forkIdentityProvider({ identityPort, staff }: Config): Promise<() => void> {
  if (identityPort === null || !staff) return () => {}
  const program = path.resolve(import.meta.dirname, 'identity/main.ts')
  const child = fork(program, [String(identityPort), staff.clientId, staff.url + staffReturnPath], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    const lines = chunk.toString().split('\n')
    process.stderr.write(lines.filter((line) => !providerWarningPattern.test(line)).join('\n'))
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new StartError('The demo’s provider of identities did not start.')))
  })
  return () => child.kill()
}

const createDemoOutbox =
  (db: Database, clock: () => Date): StoreInOutbox =>
  async (tenantId, mail) =>
    void (await db.insert(outbox).values({ tenantId, createdAt: clock(), ...mail }))

export const demoMode: DemoMode = {
  seed: (database) => seedDemo(database),
  withFiles: addDemoFiles,
  streets: findDemoStreet,
  createOutbox: createDemoOutbox,
  registerRoutes(app, context) {
    const switches = createDemoSwitches()
    registerFailureHooks(app, switches)
    registerTokenExpiry(app, context)
    serveOutboxPages(app, context)
    serveAssessmentPage(app, context)
    registerControlRoutes(app, context, switches)
    app.addHook('onListen', () => createTestCertificates(context))
    serveDocumentationPages(app)
    serveTenantApiDocumentation(app)
  },
  startIdentityProvider: forkIdentityProvider,
  writeRecords,
  formatSignInHelp: (getTenantUrl, staffUrl) => `
  ${getTenantUrl('zuider')}   sign in as anna    (full file; informal wording)
  ${getTenantUrl('noorder')}  sign in as hilde   (formal wording, fewer sections)

The password of every demo customer is ${demoPassword}
People of the tenants sign in by: pnpm adviser login
The release console is at ${staffUrl}, for Olivier Peters, operator`,
}
