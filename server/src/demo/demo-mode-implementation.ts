import { fork } from 'node:child_process'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { outbox } from '../database/tables/outbox.ts'
import { refreshTokens } from '../database/tables/session.ts'
import { serveApiPages } from '../documentation/api-pages.ts'
import type { StoreInOutbox } from '../mail/mailer.ts'
import { createAccessToken, readAccessToken } from '../sessions/access-token.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import { staffReturnPath } from '../staff/browser-sign-in.ts'
import { StartError } from '../start-error.ts'
import { serveAssessmentPage } from './assessment-page.ts'
import { createTestCertificates } from './demo-certificates.ts'
import { addDemoFiles } from './demo-files.ts'
import { findDemoStreet } from './demo-streets.ts'
import { createDemoSwitches } from './demo-switches.ts'
import { serveOutboxPages } from './outbox-page.ts'
import { writeRecords } from './records/write-demo-records.ts'
import { registerFailureHooks } from './requested-failures.ts'
import { demoPassword, seedDemo } from './seed-demo.ts'
import { registerTestControlRoutes } from './test-control-routes.ts'

/**
 * Customers whose access token has expired at sign-in; with `refresh`, their refresh token has expired too (DEMO-21).
 */
const expiredTokenCustomers: Readonly<Record<string, { refresh: boolean }>> = {
  yara: { refresh: false },
  yves: { refresh: true },
}

/** Replaces the tokens in the sign-in responses of {@link expiredTokenCustomers}. */
function registerTokenExpiry(app: FastifyInstance, context: AllTenantsContext): void {
  const getPastDate = (): Date => new Date(context.clock().getTime() - 86_400_000)

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== '/auth/login' || reply.statusCode !== 200) return payload
    const { username, tenant } = request.body as { username: string; tenant: string }
    const what = expiredTokenCustomers[username.toLowerCase()]
    if (!what || typeof payload !== 'string') return payload
    const tokens = JSON.parse(payload) as { access_token: string; refresh_token: string }
    const subdomain = tenant.toLowerCase()
    const claims = await readAccessToken(context, tokens.access_token, subdomain)
    if (!claims) return payload
    if (what.refresh) {
      await context.allTenantsDb
        .update(refreshTokens)
        .set({ expiresAt: getPastDate() })
        .where(eq(refreshTokens.hash, hashSecret(tokens.refresh_token)))
    }
    const access_token = await createAccessToken({ ...context, clock: getPastDate }, claims, subdomain)
    return JSON.stringify({ ...tokens, access_token, expires_in: 0 })
  })
}

/** Warning of oidc-provider about use in production, which does not concern a demo. */
const providerWarningPattern = /^oidc-provider WARNING/

/** Starts the identity provider in another process. Returns a function that stops it. */
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

/** Creates a function that stores mails; `/outbox` shows these mails. */
const createDemoOutbox =
  (db: Database, clock: () => Date): StoreInOutbox =>
  async (tenantId, mail) =>
    void (await db.insert(outbox).values({ tenantId, createdAt: clock(), ...mail }))

/** Parts of the server that a demo adds or replaces. */
export const demoMode = {
  seed: seedDemo,
  withFiles: addDemoFiles,
  streets: findDemoStreet,
  createOutbox: createDemoOutbox,
  /** Registers the routes of the demo: test switches, outbox, page for retrieving source data, and API pages. */
  registerRoutes(app: FastifyInstance, context: AllTenantsContext): void {
    const switches = createDemoSwitches()
    registerFailureHooks(app, switches)
    registerTokenExpiry(app, context)
    serveOutboxPages(app, context)
    serveAssessmentPage(app, context)
    registerTestControlRoutes(app, context, switches)
    app.addHook('onListen', () => createTestCertificates(context))
    serveApiPages(app)
  },
  startIdentityProvider: forkIdentityProvider,
  writeRecords,
  /** Returns a text that tells where and with which accounts to sign in. */
  formatSignInHelp: (getTenantUrl: (tenant: string) => string, staffUrl: string) => `
  ${getTenantUrl('zuider')}   sign in as anna    (full file; informal wording)
  ${getTenantUrl('noorder')}  sign in as hilde   (formal wording, fewer sections)

The password of every demo customer is ${demoPassword}
The desk of a tenant's staff and the release console are at ${staffUrl}:
choose Sanne Vermeulen (adviser) or Olivier Peters (operator)`,
}
