import type { Page } from '@portal/contract/page'
import type { Gate, PublishedRemote } from '@portal/contract/registry'
import { isAllowed } from '@portal/domain/gate'
import type { LanguageDoor, Live } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import { createStyleCache } from '@portal/ui'
import { createApi } from './api/api.ts'
import { authCalls } from './api/auth-calls.ts'
import { createLanguage } from './language/language.ts'
import { live, type Source } from './live.ts'
import { createDoors, type PortalCore } from './portal/door.ts'
import { createQueries } from './portal/queries.ts'
import { noteForAll } from './problem.ts'
import { createRemoteLoader, type RemoteLoader } from './registry/federation.ts'
import { report } from './report.ts'
import { followAddress, navigate, nextPath } from './routing/history.ts'
import type { Situation } from './routing/resolve.ts'
import { createRouting, type Routing } from './routing/routing.ts'
import { browserChannel, browserLock } from './session/browser.ts'
import { indexedDbVault } from './session/indexed-db-vault.ts'
import { createSession, type Session } from './session/session.ts'
import { sessionFirms } from './theme/session-firms.ts'

/** Everything of the shell that outlives a screen. */
export interface Shell {
  readonly page: Page
  readonly remotes: readonly PublishedRemote[]
  readonly core: PortalCore
  readonly language: LanguageDoor
  readonly session: Session
  readonly queries: QueryClient
  readonly loader: RemoteLoader
  readonly routing: Routing
  readonly portalFor: ReturnType<typeof createDoors>
  /** Whether the stored session has been read. */
  readonly opened: Live<boolean>
  /** Whether the customer is a partner insurer's; null while that is not known (TENANT-20). */
  readonly partnerInsurer: Source<boolean | null>
  /** Reads the stored session. */
  open(): Promise<void>
}

/** Puts the shell together for one page. Nothing is drawn and nothing is sent yet. */
export function createShell(page: Page): Shell {
  const tenant = live(page.tenant?.info ?? null)
  const opened = live(false)
  const language = createLanguage(page.language, tenant)
  const queries = createQueries()
  const calls = authCalls(page.tenant?.subdomain ?? null)
  const firms = page.tenant ? null : sessionFirms()
  const session = createSession({
    vault: indexedDbVault(),
    exclusive: browserLock('portal-session'),
    channel: browserChannel('portal-session'),
    auth: firms?.listenTo(calls) ?? calls,
    now: Date.now,
  })
  firms?.follow(session, tenant)
  const api = createApi({
    session,
    tenantBase: () => `/api/${page.tenant?.subdomain ?? session.active()?.tenant ?? firms?.asked() ?? ''}`,
    onSessionRefused: () => void session.signOut().finally(() => location.reload()),
    onRefused: noteForAll,
  })
  const partnerInsurer = live<boolean | null>(null)
  const visitor = () => ({ tenant: tenant.get(), partnerInsurer: partnerInsurer.get() })
  const core: PortalCore = {
    tenant,
    session,
    api,
    queries,
    language,
    styles: createStyleCache(nonceOfPage()),
    isAllowed: (gate?: Gate) => isAllowed(gate, visitor()),
  }
  const { remotes } = page.registry
  const loader = createRemoteLoader(remotes)
  const situation = (): Situation => ({
    remotes,
    signedIn: session.account.get() !== null,
    next: nextPath(),
    isAllowed: core.isAllowed,
  })
  let account = session.account.get()?.id
  session.account.subscribe(() => {
    const now = session.account.get()?.id
    if (account !== undefined && now !== account) {
      queries.clear()
      api.forget()
    }
    account = now
  })
  return {
    page,
    remotes,
    core,
    language,
    session,
    queries,
    loader,
    routing: createRouting(
      followAddress(),
      [session.account, tenant, opened, partnerInsurer],
      () => situation(),
      opened,
    ),
    portalFor: createDoors({ core, remotes, loader, report, navigate }),
    opened,
    partnerInsurer,
    open: async () => {
      await session.open()
      await firms?.shown()
      opened.set(true)
    },
  }
}

/** The page's nonce: scripts can read it from their element, style sheets cannot. */
const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
