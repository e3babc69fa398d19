import type { Page } from '@portal/contract/page'
import type { Gate } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'
import { isAllowed } from '@portal/domain/gate'
import type { LanguageApi, Store } from '@portal/remote-kit/portal'
import { createQueries } from '@portal/remote-kit/queries'
import type { QueryClient } from '@portal/remote-kit/query'
import { createStore, derived, type WritableStore } from '@portal/remote-kit/store'
import { createStyleCache } from '@portal/ui'
import { createApi } from './api/api.ts'
import { authCalls } from './api/auth-calls.ts'
import type { Surroundings } from './browser.ts'
import { createLanguage } from './language/language.ts'
import { shareStaleness } from './portal/across-tabs.ts'
import { createPortals, type PortalCore } from './portal/portals.ts'
import { arrivalOf } from './portal/prefetch.ts'
import { noteForAll, problem } from './problem.ts'
import type { UsableRegistry } from './registry/accept.ts'
import type { RemoteLoader } from './registry/versions.ts'
import { createReport, type Report } from './report/report.ts'
import { followAddress, navigate, nextPath } from './routing/history.ts'
import type { Situation } from './routing/resolve.ts'
import { createRouting, type Routing } from './routing/routing.ts'
import { browserLine } from './session/browser.ts'
import { draftStore, type LeavableSession, leavable } from './session/drafts.ts'
import { sessionEnded } from './session/ended.ts'
import { createSession } from './session/session.ts'
import { sessionTenants } from './theme/session-tenants.ts'

/** Everything of the shell that outlives a screen. */
export interface Shell {
  readonly page: Page
  readonly remotes: readonly PublishedRemote[]
  readonly core: PortalCore
  readonly language: LanguageApi
  readonly session: LeavableSession
  readonly queries: QueryClient
  readonly loader: RemoteLoader
  readonly routing: Routing
  readonly portalFor: ReturnType<typeof createPortals>
  readonly report: Report
  /** Loads the page anew, or another in its place. */
  readonly load: Surroundings['load']
  /** Whether the stored session has been read. */
  readonly opened: Store<boolean>
  /** Whether the customer is a partner insurer's; null while that is not known (TENANT-20). */
  readonly partnerInsurer: WritableStore<boolean | null>
  /** Reads the stored session. */
  open(): Promise<void>
}

/** Puts the shell together for one page in one browser. Nothing is drawn and nothing is sent yet. */
export function createShell(
  page: Page,
  registry: UsableRegistry,
  { vault, sealed, exclusive, channel, loaderOf, load }: Surroundings,
): Shell {
  const { remotes } = registry
  const tenant = createStore(page.tenant?.info ?? null)
  if (page.state) problem.set(page.state)
  const opened = createStore(false)
  const language = createLanguage(page.language, tenant)
  const queries = createQueries()
  const calls = authCalls(page.tenant)
  const tenants = page.tenant ? null : sessionTenants()
  const drafts = draftStore(sealed, Date.now)
  const begun = createSession({
    vault,
    exclusive,
    channel,
    auth: tenants?.listenTo(calls) ?? calls,
    language: () => language.current.get().language,
    now: Date.now,
  })
  const session = leavable(begun, drafts)
  tenants?.follow(session, tenant)
  shareStaleness({
    queries,
    channel: browserLine('portal-queries'),
    account: () => session.account.get()?.id,
  })
  const api = createApi({
    session,
    tenantBase: () => `/api/${page.tenant?.subdomain ?? session.active()?.tenant ?? tenants?.asked() ?? ''}`,
    onSessionRefused: () => {
      if (session.active()) sessionEnded.tell('refused')
      void session.signOut().finally(() => load())
    },
    onRefused: noteForAll,
  })
  const partnerInsurer = createStore<boolean | null>(null)
  const visitor = () => ({ tenant: tenant.get(), partnerInsurer: partnerInsurer.get() })
  const core: PortalCore = {
    tenant,
    session,
    api,
    queries,
    language,
    styles: createStyleCache(nonceOfPage()),
    permissions: derived([tenant, session.account, partnerInsurer], () => ({})),
    isAllowed: (gate?: Gate) => isAllowed(gate, visitor()),
  }
  const currentTenant = () => page.tenant?.subdomain ?? session.active()?.tenant ?? null
  const report = createReport(page, remotes, currentTenant)
  const loader = loaderOf(registry, report)
  const situation = (): Situation => ({
    remotes,
    signedIn: session.account.get() !== null,
    next: nextPath(),
    ended: sessionEnded.read(),
    isAllowed: core.isAllowed,
  })
  const routing = createRouting(
    followAddress(),
    [session.account, tenant, opened, partnerInsurer],
    () => situation(),
    opened,
  )
  const arrival = arrivalOf(queries)
  const isShownAtOnce = (slot: string) => {
    const destination = routing.destination.get()
    return destination.kind === 'screen' && destination.route.shows?.includes(slot)
  }
  let account = session.account.get()?.id
  session.account.subscribe(() => {
    const now = session.account.get()?.id
    if (account !== undefined && now !== account) {
      queries.clear()
      api.forget()
      const kept = session.active()?.language
      if (kept) language.change(kept)
    }
    if (now !== undefined) sessionEnded.forget()
    account = now
  })
  language.current.subscribe(() => void session.describe({ language: language.current.get().language }))
  return {
    page,
    remotes,
    core,
    language,
    session,
    queries,
    loader,
    routing,
    portalFor: createPortals({
      core,
      remotes,
      loader,
      report,
      navigate,
      draftsOf: (remote) => drafts.draftsOf(session.account, remote),
      turnOf: async (slot) => {
        if (!isShownAtOnce(slot)) await arrival()
      },
    }),
    opened,
    partnerInsurer,
    report,
    load,
    open: async () => {
      if ((await session.open()) === 'ended') sessionEnded.tell('refused')
      await tenants?.shown()
      opened.set(true)
    },
  }
}

/** The page's nonce: scripts can read it from their element, style sheets cannot. */
const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
