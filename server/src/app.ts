import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { registerAccountRoutes } from './accounts/routes.ts'
import { registerTwoStepRoutes } from './accounts/two-step-routes.ts'
import { registerAdviceRoutes } from './advice/routes.ts'
import { warnOfEndingNorms } from './advice/warn-of-ending-norms.ts'
import { registerAppointmentRoutes } from './appointments/routes.ts'
import { registerCustomerFileViewRoutes } from './audit/customer-file-views.ts'
import { resealSecretsAtStart } from './authenticators/reseal-secrets.ts'
import { registerAuthenticatorRoutes } from './authenticators/routes.ts'
import { createFileCheckThreads } from './bsn-check/file-check-threads.ts'
import type { Config } from './config.ts'
import type { ConsoleDependencies } from './console/console-dependencies.ts'
import { registerConsoleRoutes } from './console/routes.ts'
import type { AllTenantsContext, Context } from './context.ts'
import { registerCustomerRoutes } from './customers/routes.ts'
import { registerDataRetrievalReturnPage } from './data-retrieval/return-page.ts'
import { registerDataRetrievalRoutes } from './data-retrieval/routes.ts'
import type { OpenDatabase } from './database/database.ts'
import { deleteStoredMails } from './database/delete-expired-records.ts'
import { loadDemoMode } from './demo-mode.ts'
import { registerDeskRoutes } from './desk/routes.ts'
import { registerEchoRoute } from './doctor/echo-route.ts'
import { registerDocumentRoutes } from './documents/routes.ts'
import { registerDossierRoutes } from './dossier/routes.ts'
import { registerEditRoutes } from './edits/routes.ts'
import { registerErasureRoutes } from './erasure/routes.ts'
import type { FileStore } from './files/file-store.ts'
import { openFileStore } from './files/open-file-store.ts'
import { withUnavailableErrors } from './files/store-unavailable.ts'
import { registerHealthRoutes } from './health/routes.ts'
import { registerAccessGrantRoutes } from './household/access-grant-routes.ts'
import { createHouseholdRoutes } from './household/routes.ts'
import { createCallRoutes } from './http/call-routes.ts'
import { createServer } from './http/server.ts'
import { registerMailRoutes } from './inbox/mail-routes.ts'
import { registerNoteAndSignalRoutes } from './inbox/note-and-signal-routes.ts'
import { registerTaskRoutes } from './inbox/task-routes.ts'
import { openJobQueues } from './jobs/jobs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { registerLenderRoutes } from './lenders/routes.ts'
import { createMailer } from './mail/mailer.ts'
import { registerMapRoutes } from './map/routes.ts'
import { registerMessageRoutes } from './messages/routes.ts'
import { registerNotificationRoutes } from './news/routes.ts'
import { registerPasskeyRoutes } from './passkeys/routes.ts'
import { openPushKey } from './push/push-key.ts'
import { registerPushRoutes } from './push/routes.ts'
import { createRegistryReader } from './registry/registry-state.ts'
import { createFirstReportCheck } from './release/watch/first-report-check.ts'
import { createPageTokens, type PageTokens } from './release/watch/page-tokens.ts'
import { createVersionRunCounter } from './release/watch/run-counts.ts'
import { createVitalsCounter } from './release/watch/vitals.ts'
import { watchRollouts } from './release/watch/watch-rollouts.ts'
import { registerSeenStateRoutes } from './seen-state/routes.ts'
import { createDpopProofReader } from './sessions/proof/dpop-proof.ts'
import { registerSessionRoutes } from './sessions/routes.ts'
import { getSessionKeys } from './sessions/session-keys.ts'
import { createSessionReader } from './sessions/session-reader.ts'
import { registerSignInRoutes } from './sessions/sign-in-routes.ts'
import { registerSigningRoutes } from './signing/routes.ts'
import { warnAboutCertificates } from './signing/sealing-certificate.ts'
import { registerBrowserSignIn } from './staff/browser-sign-in.ts'
import { createIdentityProvider } from './staff/identity-provider.ts'
import { registerStaffSignIn } from './staff/staff-sign-in.ts'
import { registerStaffCommandRoutes } from './staff-commands/routes.ts'
import { registerStaffViewingRoutes } from './staff-viewing/routes.ts'
import { registerStreetRoutes } from './streets/routes.ts'
import { createStreetLookup } from './streets/street-lookup.ts'
import { registerMetricsRoute } from './telemetry/metrics-route.ts'
import { registerTelemetryRoutes } from './telemetry/routes.ts'
import { raiseUploadTimeout, registerTenantApiRoutes } from './tenant-api/routes.ts'
import { watchTenantEvents } from './tenant-api/webhooks/queue-webhooks.ts'
import { registerTenantRoutes } from './tenants/routes.ts'
import { registerUpcomingEventRoutes } from './upcoming-events/routes.ts'
import { createWidgetIframeTickets, type WidgetIframeTickets } from './widget-iframe/widget-iframe-tickets.ts'
import { createWorkerPool } from './worker-threads/worker-pool.ts'

/** `clock` returns the current time; tests override it. */
export interface AppDependencies {
  config: Config
  database: OpenDatabase
  log: Logger
  clock?: () => Date
  /** Defaults to the file store of the configuration. */
  files?: FileStore
  /** If absent, the server has no release console. */
  release?: ConsoleDependencies['release']
}

const maxJsonBodyBytes = 64 * 1024

/** The servers of a portal. They do not listen yet, so that plugins can still be added. */
export interface PortalServers {
  app: FastifyInstance
  /** Serves staff, releases and the tenant API, on a port that customers cannot reach. */
  staff: FastifyInstance
  close(): Promise<void>
}

export async function createServers({
  config,
  database,
  log,
  clock = () => new Date(),
  files,
  release,
}: AppDependencies): Promise<PortalServers> {
  const app = await createServer({
    config,
    log,
    bodyLimit: maxJsonBodyBytes,
    address: config.portalUrl,
  })
  const staffServer = await createServer({ config, log, address: config.staff?.url ?? '' })
  const store = files ?? (await openFileStore(config))
  const demo = await loadDemoMode(config)
  if (!demo) await deleteStoredMails(database.db)
  const sessionKeys = await getSessionKeys(config)
  const jobs = await openJobQueues(database.queues, log)
  const mailer = createMailer(config, database.tenantDb, clock, demo?.createOutbox(database.tenantDb, clock))
  const context: Context = {
    config,
    db: database.tenantDb,
    log,
    clock,
    files: withUnavailableErrors(demo?.withFiles(store) ?? store, log),
    jobs,
    workerPool: createWorkerPool(),
    fileCheckThreads: createFileCheckThreads(),
    findStreet: createStreetLookup(config, log, demo?.streets),
    readSession: createSessionReader(database.tenantDb),
    readProof: createDpopProofReader({ config, clock, sessionKeys, log }),
    sessionKeys,
    pushKey: await openPushKey(config),
    frames: createWidgetIframeTickets(sessionKeys, clock),
  }

  const allTenantsContext: AllTenantsContext = {
    ...context,
    allTenantsDb: database.db,
    listen: database.listen,
  }

  for (const one of [app, staffServer]) one.decorate('frames', context.frames)
  const pageTokens = createPageTokens(sessionKeys, clock)
  app.decorate('pageTokens', pageTokens)
  app.addHook('onReady', () => startJobs(jobs, allTenantsContext, mailer))
  staffServer.addHook('onReady', async () => void (await app.ready()))
  watchTenantEvents(app, allTenantsContext)
  app.addHook('onClose', async () => {
    await jobs.stop()
    await Promise.all([context.workerPool.end(), context.fileCheckThreads.end()])
  })
  const areas = [
    registerTenantRoutes,
    registerSessionRoutes,
    registerAccountRoutes,
    registerSignInRoutes,
    registerTwoStepRoutes,
    registerPasskeyRoutes,
    registerAuthenticatorRoutes,
    registerCustomerRoutes,
    registerMapRoutes,
    registerDocumentRoutes,
    registerTaskRoutes,
    registerNoteAndSignalRoutes,
    registerMailRoutes,
    registerSeenStateRoutes,
    registerMessageRoutes,
    registerEditRoutes,
    registerAppointmentRoutes,
    registerDataRetrievalRoutes,
    registerLenderRoutes,
    registerAdviceRoutes,
    registerStreetRoutes,
    registerUpcomingEventRoutes,
    registerCustomerFileViewRoutes,
    registerNotificationRoutes,
    registerPushRoutes,
    registerDossierRoutes,
    registerErasureRoutes,
    registerSigningRoutes,
  ]
  const routes = createCallRoutes(app, context)
  for (const register of areas) register(routes, context)
  registerAccessGrantRoutes(routes, context, allTenantsContext)
  const household = createHouseholdRoutes(app, allTenantsContext)
  for (const register of areas) register(household, context)
  registerAccessGrantRoutes(household, context, allTenantsContext)
  registerDataRetrievalReturnPage(app, allTenantsContext)
  registerHealthRoutes(app, allTenantsContext)
  registerMetricsRoute(staffServer)
  for (const one of [app, staffServer]) registerEchoRoute(one, sessionKeys.doctor, clock)
  const registry = createRegistryReader(database.db)
  const counting = { clock, oncePer: createFirstReportCheck(), pageTokens }
  registerTelemetryRoutes(app, [
    createVersionRunCounter(database.db, registry, counting),
    createVitalsCounter(database.db, registry, counting),
  ])
  watchRollouts(app, { db: database.db, registry, log, clock })
  resealSecretsAtStart(app, allTenantsContext)
  if (!config.demo) warnOfEndingNorms(context)
  app.addHook('onReady', () => warnAboutCertificates(allTenantsContext))
  if (config.staff) {
    const { operators, url } = config.staff
    const parts = { db: database.db, clock, operators, url }
    const provider = createIdentityProvider(config.staff)
    registerStaffSignIn(staffServer, parts, provider)
    registerBrowserSignIn(staffServer, parts, provider)
    registerStaffCommandRoutes(staffServer, allTenantsContext, operators)
    registerDeskRoutes(staffServer, allTenantsContext, parts)
    registerTenantApiRoutes(staffServer, allTenantsContext)
    const readOnlyContext = { ...context, db: database.readOnlyTenantDb }
    const viewing = registerStaffViewingRoutes(
      staffServer,
      { context: readOnlyContext, allTenantsContext },
      parts,
    )
    for (const register of areas) register(viewing, readOnlyContext)
    registerAccessGrantRoutes(viewing, readOnlyContext, allTenantsContext)
    raiseUploadTimeout(staffServer)
    if (release) registerConsoleRoutes(staffServer, { context: allTenantsContext, registry, release }, parts)
  }
  demo?.registerRoutes(app, allTenantsContext)
  return {
    app,
    staff: staffServer,
    close: async () => {
      await Promise.all([staffServer.close(), app.close()])
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    frames: WidgetIframeTickets
    /** Tokens that authenticate the error reports of pages during a rollout. */
    pageTokens: PageTokens
  }
}
