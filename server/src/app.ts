import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountRoutes } from './accounts/routes.ts'
import { twoStepRoutes } from './accounts/two-step.ts'
import { warnOfNorms } from './advice/norms-watch.ts'
import { adviceRoutes } from './advice/routes.ts'
import { adviserRoutes } from './adviser/routes.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { fileViewRoutes } from './audit/views.ts'
import { resealAtStart } from './authenticators/reseal.ts'
import { authenticatorRoutes } from './authenticators/routes.ts'
import { createFileThreads } from './bsn-check/file-threads.ts'
import type { Config } from './config.ts'
import type { ConsoleParts } from './console/parts.ts'
import { consoleRoutes } from './console/routes.ts'
import type { Context, WholeContext } from './context.ts'
import { customerRoutes } from './customers/routes.ts'
import { dropReadableMails } from './database/cleanup.ts'
import type { OpenDatabase } from './database/database.ts'
import { demoMode } from './demo-mode.ts'
import { deskRoutes } from './desk/routes.ts'
import { echoRoute } from './doctor/echo.ts'
import { documentRoutes } from './documents/routes.ts'
import { dossierRoutes } from './dossier/routes.ts'
import { editRoutes } from './edits/routes.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { openFiles } from './files/open.ts'
import type { FileStore } from './files/store.ts'
import { refusingWhenUnavailable } from './files/unavailable.ts'
import { healthRoutes } from './health/routes.ts'
import { grantRoutes } from './household/grant-calls.ts'
import { householdRoutes } from './household/routes.ts'
import { routesOf } from './http/routes.ts'
import { createServer } from './http/server.ts'
import { mailRoutes } from './inbox/mails.ts'
import { noticeRoutes } from './inbox/notices.ts'
import { taskRoutes } from './inbox/tasks.ts'
import { doJobs } from './jobs/do-jobs.ts'
import { openJobs } from './jobs/jobs.ts'
import { lenderRoutes } from './lenders/routes.ts'
import { createMailer } from './mail/mailer.ts'
import { mapRoutes } from './map/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { notificationRoutes } from './news/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { pushKeyOf } from './push/key.ts'
import { pushRoutes } from './push/routes.ts'
import { registryReader } from './registry/registry-state.ts'
import { createFirstInWindow } from './release/watch/first-in-window.ts'
import { createPageTokens, type PageTokens } from './release/watch/page-tokens.ts'
import { runsCounter } from './release/watch/run-counts.ts'
import { vitalsCounter } from './release/watch/vitals.ts'
import { watchRollouts } from './release/watch/watch-rollouts.ts'
import { returnPage } from './retrieval/return-page.ts'
import { retrievalRoutes } from './retrieval/routes.ts'
import { seenRoutes } from './seen/routes.ts'
import { createProofReader } from './sessions/proof/proof.ts'
import { sessionReader } from './sessions/reader.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { sessionKeysOf } from './sessions/session-keys.ts'
import { signInRoutes } from './sessions/sign-ins.ts'
import { warnOfCertificates } from './signing/certificate-watch.ts'
import { signingRoutes } from './signing/routes.ts'
import { browserSignIn } from './staff/browser-sign-in.ts'
import { identityProvider } from './staff/identity.ts'
import { staffSignIn } from './staff/sign-in.ts'
import { openStreets } from './streets/lookup.ts'
import { streetRoutes } from './streets/routes.ts'
import { metricsRoute } from './telemetry/metrics-route.ts'
import { telemetryRoutes } from './telemetry/routes.ts'
import { watchForEvents } from './tenant-api/hooks/wake.ts'
import { allowLargeFiles, tenantApiRoutes } from './tenant-api/routes.ts'
import { tenantRoutes } from './tenants/routes.ts'
import { createThreads } from './threads/threads.ts'
import { upcomingEventRoutes } from './upcoming-events/routes.ts'
import { viewingRoutes } from './viewing/routes.ts'
import { type FrameTickets, frameTickets } from './widget-frame/tickets.ts'

/** Dependencies of an app. `clock` returns the current time; tests override it. */
export interface Parts {
  config: Config
  database: OpenDatabase
  log: Logger
  clock?: () => Date
  /** File store; by default that of the settings. */
  files?: FileStore
  /** Release dependencies; without them there is no release console. */
  release?: ConsoleParts['release']
}

/** Maximum size of a JSON body in bytes. */
const bodyLimit = 64 * 1024

/** The servers of a portal, not listening yet, so that more plugins can be registered. */
export interface Servers {
  /** For customers. */
  app: FastifyInstance
  /** For staff, releases and the tenant API: a separate address that customers cannot reach. */
  staff: FastifyInstance
  close(): Promise<void>
}

/** Creates the servers with every call of the contract. */
export async function createServers({
  config,
  database,
  log,
  clock = () => new Date(),
  files,
  release,
}: Parts): Promise<Servers> {
  const app = await createServer({
    config,
    log,
    bodyLimit,
    address: config.portalUrl,
  })
  const staff = await createServer({ config, log, address: config.staff?.url ?? '' })
  const store = files ?? (await openFiles(config))
  const demo = await demoMode(config)
  if (!demo) await dropReadableMails(database.db)
  const sessionKeys = await sessionKeysOf(config)
  const jobs = await openJobs(database.queues, log)
  const mailer = createMailer(config, database.ofTenant, clock, demo?.outbox(database.ofTenant, clock))
  const context: Context = {
    config,
    db: database.ofTenant,
    processLock: database.processLock,
    log,
    clock,
    files: refusingWhenUnavailable(demo?.withFiles(store) ?? store, log),
    jobs,
    threads: createThreads(),
    fileThreads: createFileThreads(),
    findStreet: openStreets(config, log, demo?.streets),
    readSession: sessionReader(database.ofTenant),
    readProof: createProofReader({ config, clock, sessionKeys, log }),
    sessionKeys,
    pushKey: await pushKeyOf(config),
    frames: frameTickets(sessionKeys, clock),
  }

  const whole: WholeContext = { ...context, everyTenant: database.db, listen: database.listen }

  for (const one of [app, staff]) one.decorate('frames', context.frames)
  const pageTokens = createPageTokens(sessionKeys, clock)
  app.decorate('pageTokens', pageTokens)
  app.addHook('onReady', () => doJobs(jobs, whole, mailer))
  staff.addHook('onReady', async () => void (await app.ready()))
  watchForEvents(app, whole)
  app.addHook('onClose', async () => {
    await jobs.stop()
    await Promise.all([context.threads.end(), context.fileThreads.end()])
  })
  const areas = [
    tenantRoutes,
    sessionRoutes,
    accountRoutes,
    signInRoutes,
    twoStepRoutes,
    passkeyRoutes,
    authenticatorRoutes,
    customerRoutes,
    mapRoutes,
    documentRoutes,
    taskRoutes,
    noticeRoutes,
    mailRoutes,
    seenRoutes,
    messageRoutes,
    editRoutes,
    appointmentRoutes,
    retrievalRoutes,
    lenderRoutes,
    adviceRoutes,
    streetRoutes,
    upcomingEventRoutes,
    fileViewRoutes,
    notificationRoutes,
    pushRoutes,
    dossierRoutes,
    erasureRoutes,
    signingRoutes,
  ]
  const routes = routesOf(app, context)
  for (const register of areas) register(routes, context)
  grantRoutes(routes, context, whole)
  const household = householdRoutes(app, whole)
  for (const register of areas) register(household, context)
  grantRoutes(household, context, whole)
  returnPage(app, whole)
  healthRoutes(app, whole)
  metricsRoute(staff)
  for (const one of [app, staff]) echoRoute(one, sessionKeys.doctor, clock)
  const registry = registryReader(database.db)
  const counting = { clock, oncePer: createFirstInWindow(), pageTokens }
  telemetryRoutes(app, [
    runsCounter(database.db, registry, counting),
    vitalsCounter(database.db, registry, counting),
  ])
  watchRollouts(app, { db: database.db, registry, log, clock })
  resealAtStart(app, whole)
  warnOfNorms(context)
  app.addHook('onReady', () => warnOfCertificates(whole))
  if (config.staff) {
    const { operators, url } = config.staff
    const parts = { db: database.db, clock, operators, url }
    const provider = identityProvider(config.staff)
    staffSignIn(staff, parts, provider)
    browserSignIn(staff, parts, provider)
    adviserRoutes(staff, whole, operators)
    deskRoutes(staff, whole, parts)
    tenantApiRoutes(staff, whole)
    const looking = { ...context, db: database.ofTenantReadOnly }
    const viewing = viewingRoutes(staff, { looking, whole }, parts)
    for (const register of areas) register(viewing, looking)
    grantRoutes(viewing, looking, whole)
    allowLargeFiles(staff)
    if (release) consoleRoutes(staff, { db: database.db, context: whole, clock, registry, release }, parts)
  }
  demo?.add(app, whole)
  return {
    app,
    staff,
    close: async () => {
      await Promise.all([staff.close(), app.close()])
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Tickets that identify widget iframes. */
    frames: FrameTickets
    /** Tokens of pages that report errors of remotes during a rollout. */
    pageTokens: PageTokens
  }
}
