import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { PageData } from '@portal/contract/page-data'
import { isAccessAllowed } from '@portal/domain/access-gate'
import { listAllFirstReads } from '@portal/domain/first-reads'
import type { RoutingContext } from '@portal/domain/routing'
import { createRouter } from '@portal/remote-kit/portal-router'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStore, deriveStore } from '@portal/remote-kit/store'
import { createStyleCache } from '@portal/ui'
import { matchRoutes } from 'react-router'
import { createApi } from './api/api.ts'
import type { BrowserEnv } from './browser-env.ts'
import { createTakeEarlyResponse } from './early/early-requests.ts'
import { globalError, reportGlobalError } from './global-error.ts'
import { createLanguage, reloadTranslatedPage } from './language/language.ts'
import { createLastSeenResponses } from './portal/last-seen-responses.ts'
import {
  createApiForRemotes,
  createLastSeenForRemotes,
  createPortals,
  createSessionForRemotes,
  type PortalCore,
} from './portal/portals.tsx'
import { createFirstResponsesWait } from './portal/prefetch.ts'
import { shareQueryInvalidations } from './portal/share-query-invalidations.ts'
import type { UsableRegistry } from './registry/load-registry.ts'
import { createErrorReport } from './report/error-report.ts'
import { createRouting, getPathAfterSignIn, navigate, type ShellRouting } from './routing/routing.ts'
import { createPageSession, followAccountChanges } from './session/page-session.ts'
import { sessionEndReasonStore } from './session/session-end-reason.ts'
import { createColorScheme } from './theme/color-scheme.ts'

export type Shell = ReturnType<typeof createShell>

/**
 * Creates the shell for one page in one browser: page data, session, API client, permissions, remotes, routing,
 * portals. Renders and sends nothing yet.
 * @param createSession creates the session; by default the session of customers
 */
export function createShell(
  page: PageData,
  registry: UsableRegistry,
  browserEnv: BrowserEnv,
  createSession: typeof createPageSession = createPageSession,
) {
  const { remotes } = registry
  const { createLoader, loadPage } = browserEnv
  const tenant = createStore(page.tenant?.info ?? null)
  const language = createLanguage(page.language, tenant)
  const opened = createStore(false)
  if (page.state) globalError.set(page.state)

  const {
    session,
    drafts,
    answers,
    basename,
    /** Access subjects granted in another person's customer file; null for the customer's own file (HOUSE-05). */
    granted = createStore<ReadonlySet<string> | null>(null),
    ...pageSession
  } = createSession(page, tenant, language, browserEnv)
  const { account } = session
  reloadTranslatedPage(language, session, () => loadPage())

  /** Whether the customer must first set up a passkey or authenticator app (KEYS-10); false while unknown. */
  const mfaRequired = createStore(false)
  account.subscribe(() => mfaRequired.set(false))

  const queries = createQueryClient()
  /** Refetches reads that the server rejected while the customer still had to set up a second factor. */
  mfaRequired.subscribe(() => {
    if (!mfaRequired.get())
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  })
  /**
   * Runs when the server starts to require a second factor: sets `mfaRequired`, which redirects the customer to the
   * setup form, and refetches the customer.
   */
  const requireMfa = () => {
    if (mfaRequired.get()) return
    mfaRequired.set(true)
    void queries.invalidateQueries({ queryKey: toQueryKey(createPageRead(getCustomer)) })
  }
  shareQueryInvalidations({
    queries,
    channel: new BroadcastChannel('portal-queries'),
    account: () => account.get()?.id,
  })
  const plainApi = createApi({
    session,
    tenantBase: pageSession.tenantBase,
    recordNonce: pageSession.recordNonce,
    early: createTakeEarlyResponse(
      () => session.active()?.accountId,
      () => performance.now(),
    ),
    onSessionRefused: () => {
      if (session.active()) sessionEndReasonStore.record('refused')
      void session.signOut().finally(() => loadPage())
    },
    onRefused: (error) => {
      if (pageSession.refused?.(error)) return
      if (error.body.error === 'keys_required') requireMfa()
      else reportGlobalError(error)
    },
  })
  const api = pageSession.api?.(plainApi) ?? plainApi
  followAccountChanges({ session, queries, api, language })
  const lastSeen = createLastSeenResponses({
    queries,
    account,
    isOn: deriveStore([tenant], () => tenant.get() && tenant.get()?.last_seen_enabled !== false),
    reads: listAllFirstReads(remotes),
    responseStore: answers,
  })

  /** Whether the customer belongs to a partner insurer; null while unknown (TENANT-20). */
  const partnerInsurer = createStore<boolean | null>(null)
  const known = [account, tenant, partnerInsurer, granted]
  const core: PortalCore = {
    tenant,
    session: createSessionForRemotes(session),
    api: createApiForRemotes(api, lastSeen),
    queries,
    lastSeen: createLastSeenForRemotes(lastSeen),
    language,
    styles: createStyleCache(getPageNonce()),
    router: createRouter(navigate, basename),
    permissions: deriveStore(known, () => ({})),
    isAllowed: (gate) =>
      isAccessAllowed(gate, {
        tenant: tenant.get(),
        partnerInsurer: partnerInsurer.get(),
        granted: granted.get(),
      }),
  }

  const report = createErrorReport(page, remotes, pageSession.getCurrentTenant)
  const colorScheme = createColorScheme(tenant)
  const loader = createLoader(registry, report)

  const getRoutingContext = (): RoutingContext => ({
    remotes,
    signedIn: account.get() !== null,
    next: getPathAfterSignIn(),
    ended: sessionEndReasonStore.read(),
    mfaRequired: mfaRequired.get(),
    isAllowed: core.isAllowed,
    matchRoutes,
  })
  const routing = createRouting(core.router, [...known, mfaRequired, opened], getRoutingContext, opened)

  const portalFor = createPortals({
    core,
    remotes,
    loader,
    report,
    navigate: (path, options) => navigate(core.router.basename + path, options),
    getDrafts: (remote) => drafts.getDrafts(account, remote),
    whenSlotMayLoad: createSlotLoadWait(routing, createFirstResponsesWait(queries)),
  })
  const openSession = async () => {
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
    colorScheme,
    routing,
    portalFor,
    opened,
    partnerInsurer,
    mfaRequired,
    granted,
    report,
    loadPage,
    open: openSession,
  }
}

/**
 * Creates a function that waits until the components of a slot may load: at once if the current route shows the slot,
 * otherwise after the page's first responses.
 */
const createSlotLoadWait = (routing: ShellRouting, arrival: () => Promise<void>) => async (slot: string) => {
  const destination = routing.destination.get()
  if (destination.kind !== 'screen' || !destination.route.shows?.includes(slot)) await arrival()
}

export const getPageNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
