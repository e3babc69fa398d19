import type { AnswerOf, Call, InputOf, Read } from '@portal/contract/call'
import type { ErrorBody } from '@portal/contract/error'
import type { Language } from '@portal/contract/language'
import type { PasskeyAssertion } from '@portal/contract/passkey'
import type { Gate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'
import type { StyleCache } from '@portal/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Location, Navigator } from 'react-router-dom'

/** A value that changes, and tells when it did: an external store, as React's `useSyncExternalStore` takes it. */
export interface Store<T> {
  get(): T
  /** Calls `listener` after each change; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** A customer who has signed in on this device. */
export interface Account {
  id: string
  name: string
  username: string
  /** Base64 PNG without data: prefix, if there is a picture. */
  avatar?: string
}

/** What a customer types to sign in. */
export interface Credentials {
  username: string
  password: string
  /** Advisor code or subdomain; left out when the address already tells the firm. */
  tenant?: string
  /** One-time code, in the second step (OTP-04). */
  otp?: string
  /** What the browser signed with a passkey, in place of user name, password and code, which are empty. Since 1.11. */
  passkey?: PasskeyAssertion
}

/** What the server said when it refused a sign-in, and at which firm (LOGIN-07). */
interface SignInRefusal extends ErrorBody {
  /** Subdomain of the firm, or what was given for it while that is not known; null when nothing was. */
  tenant: string | null
}

/** How an attempt to sign in ended; what to show for each stands in LOGIN-07 … LOGIN-12 and OTP-01. */
export type SignInResult =
  | { outcome: 'signed-in' }
  | {
      outcome:
        | 'code-wanted'
        | 'not-found'
        | 'not-authorized'
        | 'no-access'
        | 'unknown-office'
        | 'offline'
        | 'failed'
      /** Absent when the server refused nothing. */
      refusal?: SignInRefusal
    }
  /** The server's own sentence, shown as it is (LOGIN-11). */
  | { outcome: 'message'; message: string; refusal?: SignInRefusal }

/** The session as remotes may know it: who, never the tokens. */
export interface SessionApi {
  /** The active account, or null when nobody is signed in. */
  readonly account: Store<Account | null>
  /** All accounts stored on this device, the active one included (ACCOUNTS-01). */
  readonly accounts: Store<readonly Account[]>
  /** Never rejects: each failure is an outcome. */
  signIn(credentials: Credentials): Promise<SignInResult>
  /** Signs the active account out here, in all tabs and at the server. */
  signOut(): Promise<void>
  /** Continues as a stored account; false when it must sign in again (ACCOUNTS-04). */
  switchTo(accountId: string): Promise<boolean>
  /** Drops a stored account other than the active one from this device (ACCOUNTS-06). */
  forget(accountId: string): Promise<void>
}

/** How a call is sent, besides what is sent. */
export interface SendOptions {
  /** Breaks the call off. */
  signal?: AbortSignal
  /** How long to wait for the answer, in milliseconds; 30 seconds unless said. */
  timeout?: number
  /** Hears how many bytes of the body have left the device, and of how many; for uploads. */
  onProgress?: (sent: number, total: number) => void
  /** Subdomain of the firm to ask, for a public call at an address of no firm. */
  firm?: string
  /**
   * Reads that what is sent was made of. A server that knows how refuses it with 412 once the customer's records are
   * no longer what the first answered of them told, so that nothing is overwritten unseen.
   */
  basis?: readonly Read[]
  /** Names one write, so that it is done once although it is sent again: letters, digits and dashes. */
  idempotencyKey?: string
}

/** The way to the servers: adds base address, token and error handling. */
export interface ApiClient {
  /**
   * Sends one call of the contract and answers what its schema made of it.
   * @throws ApiError when the server refuses, is out of reach, or answers in another shape.
   */
  send<C extends Call>(call: C, input?: InputOf<C>, options?: SendOptions): Promise<AnswerOf<C>>
  /**
   * The unparsed answer of a read. The query cache holds answers in this form, since each remote checks them
   * against the contract version it was built with.
   */
  read(read: Read, options?: { signal?: AbortSignal }): Promise<unknown>
}

/** Language and wording in force. */
export interface LanguageApi {
  readonly current: Store<{ language: Language; formal: boolean }>
  /** Takes effect at once, without a reload, and is remembered (ACCOUNT-02). */
  change(language: Language): void
}

/** Something typed and not sent, as it was kept. */
export interface Draft {
  /** Whatever the remote gave to keep; check its shape, an older build may have kept it. */
  value: unknown
  /** When it was last kept, in milliseconds since 1970. */
  at: number
}

/**
 * What a customer typed and did not send, kept on this device: sealed like the session, for the account that typed it
 * and for the remote that keeps it. It outlives a reload and a session that ends by itself, for at most 30 days; when
 * the customer signs out, or the account is removed from the device, it goes. Nobody signed in: nothing is kept.
 */
export interface DraftsApi {
  /** Null when nothing is kept under this name, or when it cannot be read. Never rejects. */
  read(name: string): Promise<Draft | null>
  /** False where the device keeps nothing. Never rejects. */
  keep(name: string, value: unknown): Promise<boolean>
  /** Never rejects. */
  drop(name: string): Promise<void>
}

/** An answer as it came, and when: in milliseconds since 1970. */
export interface LastSeen {
  readonly answer: unknown
  readonly at: number
}

/**
 * What the customer saw last of what screens begin with, in an earlier page or so long ago in this one that the cache has
 * let it go. A screen shows it until the fresh answer comes, and the shell says of when it is. It is never in the cache, so
 * that nothing takes it for what is on file: no form, no save, and no remote that does not know of it.
 */
export interface LastSeenApi {
  /** Null where nothing is known; the same as before while nothing has changed. */
  of(read: Read): LastSeen | null
  /** Calls `listener` when there may be more or less of it; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** A view shows it from now on; returns how to say that it no longer does. */
  show(read: Read): () => void
}

/** Location and navigator of the page, as react-router's `Router` takes them. */
export interface PortalRouter {
  /** Path below which the portal's addresses stand; empty at the origin's own. */
  readonly basename: string
  readonly location: Store<Location>
  readonly navigator: Navigator
}

/** A slot component in a slot: who gives it and how to get it. */
export interface SlotEntry {
  remote: string
  view: string
  /** `fresh` asks for its code again, past what failed before. */
  load(fresh?: boolean): Promise<ComponentType>
}

/** The one portal from a remote to the shell. Each remote has its own, so that the shell knows who calls. */
export interface Portal {
  readonly version: string
  /** Name of the remote this portal was made for. */
  readonly remote: string
  /** The firm; null only where no firm is known yet (sign-in without a firm's address). */
  readonly tenant: Store<Tenant | null>
  readonly session: SessionApi
  readonly api: ApiClient
  /** One cache for the whole portal, under the keys of SESSION-09. */
  readonly queries: QueryClient
  readonly lastSeen: LastSeenApi
  readonly language: LanguageApi
  readonly drafts: DraftsApi
  /** Where styles go: one style sheet for the whole portal, with the page's nonce. */
  readonly styles: StyleCache
  readonly router: PortalRouter
  /** Goes to a path of the portal; `replace` leaves no step back. */
  navigate(path: string, options?: { replace?: boolean }): void
  /**
   * Changes whenever what `isAllowed`, `pathOf` and `slot` answer may have, such as once it is known who signed in. Views
   * follow it with `usePermissions`.
   */
  readonly permissions: Store<object>
  isAllowed(gate?: Gate): boolean
  /** Path of a screen by the id of its route; null while no remote brings it, or it is switched off here. */
  pathOf(route: string): string | null
  /** The allowed slot components of a slot, in order. */
  slot(name: string): readonly SlotEntry[]
  /** Sends an error to the error service, with the remote's name and version and no personal data. */
  report(error: unknown, context?: Record<string, string>): void
}

declare global {
  /** Put there by the shell before any remote is loaded; the way by which `shell/portal` reaches it. */
  var __PORTAL_SHELL__:
    | {
        /** Gives a remote its portal as the script of its entry runs, and throws else. */
        portalFor(remote: string): Portal
      }
    | undefined
}
