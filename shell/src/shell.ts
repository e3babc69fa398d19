import { keyOf, readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { Page } from '@portal/contract/page'
import type { PublishedRemote } from '@portal/contract/snapshot'
import { allFirstReads } from '@portal/domain/first-reads'
import { isAllowed } from '@portal/domain/gate'
import type { RoutingContext } from '@portal/domain/routing'
import type { LanguageApi, Store } from '@portal/remote-kit/portal'
import { createRouter } from '@portal/remote-kit/portal-router'
import type { QueryClient } from '@portal/remote-kit/query'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStore, derived, type WritableStore } from '@portal/remote-kit/store'
import { createStyleCache } from '@portal/ui'
import { createApi } from './api/api.ts'
import type { BrowserEnv } from './browser-env.ts'
import { takeEarlyReads } from './early/early-reads.ts'
import { globalError, reportGlobalError } from './global-error.ts'
import { createLanguage } from './language/language.ts'
import { reloadTranslatedPage } from './language/reload-translated-page.ts'
import { nonceOfPage } from './nonce.ts'
import { shareStaleness } from './portal/across-tabs.ts'
import { apiForRemotes, lastSeenForRemotes, sessionForRemotes } from './portal/for-remotes.ts'
import { type LastSeenAnswers, lastSeenAnswers } from './portal/last-seen.ts'
import { createPortals, type PortalCore } from './portal/portals.ts'
import { whenPageArrived } from './portal/prefetch.ts'
import type { UsableRegistry } from './registry/accept.ts'
import type { RemoteLoader } from './registry/versions.ts'
import { createReport, type Report } from './report/report.ts'
import { navigate, nextPath } from './routing/history.ts'
import { createRouting, type Routing } from './routing/routing.ts'
import { followAccount } from './session/account-change.ts'
import { browserMessages } from './session/browser.ts'
import type { CleaningSession } from './session/drafts.ts'
import { createPageSession } from './session/page-session.ts'
import { sessionEnded } from './session/session-ended.ts'
import { type ColorScheme, createColorScheme } from './theme/color-scheme.ts'

/** Everything of the shell that outlives a screen. */
export interface Shell {
  readonly page: Page
  readonly remotes: readonly PublishedRemote[]
  readonly core: PortalCore
  readonly language: LanguageApi
  readonly session: CleaningSession
  readonly queries: QueryClient
  readonly lastSeen: LastSeenAnswers
  readonly loader: RemoteLoader
  readonly look: ColorScheme
  readonly routing: Routing
  readonly portalFor: ReturnType<typeof createPortals>
  readonly report: Report
  /** Reloads the page, or loads another. */
  readonly load: BrowserEnv['load']
  /** Whether the stored session has been read. */
  readonly opened: Store<boolean>
  /** Whether the customer belongs to a partner insurer; null while unknown (TENANT-20). */
  readonly partnerInsurer: WritableStore<boolean | null>
  /** Whether the customer must first set up a passkey or authenticator app (KEYS-10); false while unknown. */
  readonly mfaRequired: WritableStore<boolean>
  /** Open gates of another person's file; null for the customer's own (HOUSE-05). */
  readonly granted: WritableStore<ReadonlySet<string> | null>
  /** Reads the stored session. */
  open(): Promise<void>
}

/**
 * Builds the shell for one page in one browser, each part from the previous ones: page data, session, API client,
 * permissions, remotes, routing, portals. Renders and sends nothing yet.
 * @param sessionOf makes the session; by default that of customers
 */
export function createShell(
  page: Page,
  registry: UsableRegistry,
  browserEnv: BrowserEnv,
  sessionOf: typeof createPageSession = createPageSession,
): Shell {
  const { remotes } = registry
  const { loaderOf, load } = browserEnv
  const tenant = createStore(page.tenant?.info ?? null)
  const language = createLanguage(page.language, tenant)
  const opened = createStore(false)
  if (page.state) globalError.set(page.state)

  const {
    session,
    drafts,
    answers,
    basename,
    granted = createStore<ReadonlySet<string> | null>(null),
    ...pageSession
  } = sessionOf(page, tenant, language, browserEnv)
  const { account } = session
  reloadTranslatedPage(language, session, () => load())

  const mfaRequired = createStore(false)
  account.subscribe(() => mfaRequired.set(false))

  const queries = createQueryClient()
  /** Refetches what was rejected once a key is set up. */
  mfaRequired.subscribe(() => {
    if (!mfaRequired.get())
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  })
  /** Keys became required while the page was open: redirects and announces it again. */
  const demandKeys = () => {
    if (mfaRequired.get()) return
    mfaRequired.set(true)
    void queries.invalidateQueries({ queryKey: keyOf(readOf(getCustomer)) })
  }
  shareStaleness({ queries, channel: browserMessages('portal-queries'), account: () => account.get()?.id })
  const plainApi = createApi({
    session,
    tenantBase: pageSession.tenantBase,
    recordNonce: pageSession.recordNonce,
    early: takeEarlyReads(
      () => session.active()?.accountId,
      () => performance.now(),
    ),
    onSessionRefused: () => {
      if (session.active()) sessionEnded.tell('refused')
      void session.signOut().finally(() => load())
    },
    onRefused: (error) => {
      if (pageSession.refused?.(error)) return
      if (error.body.error === 'keys_required') demandKeys()
      else reportGlobalError(error)
    },
  })
  const api = pageSession.api?.(plainApi) ?? plainApi
  followAccount({ session, queries, api, language })
  const lastSeen = lastSeenAnswers({
    queries,
    account,
    isOn: derived([tenant], () => tenant.get() && tenant.get()?.last_seen_enabled !== false),
    reads: allFirstReads(remotes),
    kept: answers,
  })

  const partnerInsurer = createStore<boolean | null>(null)
  const known = [account, tenant, partnerInsurer, granted]
  const core: PortalCore = {
    tenant,
    session: sessionForRemotes(session),
    api: apiForRemotes(api, lastSeen),
    queries,
    lastSeen: lastSeenForRemotes(lastSeen),
    language,
    styles: createStyleCache(nonceOfPage()),
    router: createRouter(navigate, basename),
    permissions: derived(known, () => ({})),
    isAllowed: (gate) =>
      isAllowed(gate, {
        tenant: tenant.get(),
        partnerInsurer: partnerInsurer.get(),
        granted: granted.get(),
      }),
  }

  const report = createReport(page, remotes, pageSession.tenantNow)
  const look = createColorScheme(tenant)
  const loader = loaderOf(registry, report)

  const routingContext = (): RoutingContext => ({
    remotes,
    signedIn: account.get() !== null,
    next: nextPath(),
    ended: sessionEnded.read(),
    mfaRequired: mfaRequired.get(),
    isAllowed: core.isAllowed,
  })
  const routing = createRouting(core.router, [...known, mfaRequired, opened], routingContext, opened)

  const portalFor = createPortals({
    core,
    remotes,
    loader,
    report,
    navigate: (path, options) => navigate(core.router.basename + path, options),
    draftsOf: (remote) => drafts.draftsOf(account, remote),
    whenSlotMayLoad: slotGate(routing, whenPageArrived(queries)),
  })
  const open = async () => {
    await pageSession.open()
    opened.set(true)
  }
  return {
    page,
    remotes,
    core,
    language,
    session,
    queries,
    lastSeen,
    loader,
    look,
    routing,
    portalFor,
    opened,
    partnerInsurer,
    mfaRequired,
    granted,
    report,
    load,
    open,
  }
}

/**
 * Resolves when a slot's components may load: at once if the route shows the slot, otherwise after the page has
 * arrived.
 */
const slotGate = (routing: Routing, arrival: () => Promise<void>) => async (slot: string) => {
  const destination = routing.destination.get()
  if (destination.kind !== 'screen' || !destination.route.shows?.includes(slot)) await arrival()
}
