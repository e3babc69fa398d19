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

/** An external store, as React's `useSyncExternalStore` takes it. */
export interface Store<T> {
  get(): T
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** A customer with a session on this device. */
export interface Account {
  id: string
  name: string
  username: string
  /** Base64 PNG without the data: prefix, if there is a picture. */
  avatar?: string
  /** Present if the account has to sign in before it can be used (ACCOUNTS-04). */
  signedOut?: true
}

/** What a customer submits to sign in. */
export interface Credentials {
  username: string
  password: string
  /** Adviser code or subdomain; absent if the address identifies the tenant. */
  tenant?: string
  /** One-time code, in the second step (OTP-04). */
  otp?: string
  /** Passkey assertion, used instead of user name, password and code, which are then empty. Since 1.11. */
  passkey?: PasskeyAssertion
}

/** The server's response to a rejected sign-in, and the tenant (LOGIN-07). */
interface SignInRefusal extends ErrorBody {
  /** Subdomain of the tenant, or what was typed if it is unknown; null if nothing was. */
  tenant: string | null
}

/** Result of a sign-in; LOGIN-07 … LOGIN-12 and OTP-01 define what each shows. */
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
      /** Absent unless the server rejected the sign-in. */
      refusal?: SignInRefusal
    }
  /** A message of the server, shown as it is (LOGIN-11). */
  | { outcome: 'message'; message: string; refusal?: SignInRefusal }

/** The session as remotes see it: the account, never the tokens. */
export interface SessionApi {
  /** The active account, or null if nobody is signed in. */
  readonly account: Store<Account | null>
  /** All accounts on this device, including the active one and those that are signed out (ACCOUNTS-01). */
  readonly accounts: Store<readonly Account[]>
  /** Never rejects: each failure is an outcome. */
  signIn(credentials: Credentials): Promise<SignInResult>
  /** Signs the active account out in all tabs and at the server. */
  signOut(): Promise<void>
  /** Switches to a stored account; false if it must sign in again (ACCOUNTS-04). */
  switchTo(accountId: string): Promise<boolean>
  /** Removes a stored account other than the active one from this device (ACCOUNTS-06). */
  forget(accountId: string): Promise<void>
}

/** Options of a call. */
export interface SendOptions {
  /** Aborts the call. */
  signal?: AbortSignal
  /** Timeout in milliseconds; 30 seconds by default. */
  timeout?: number
  /** Receives the number of bytes sent and the total; for uploads. */
  onProgress?: (sent: number, total: number) => void
  /** Subdomain of the tenant, for a public call at an address without a tenant. */
  tenant?: string
  /**
   * Reads that the write is based on. The server rejects it with 412 if those records have changed since, so that
   * nothing is overwritten unseen.
   */
  basis?: readonly Read[]
  /** Idempotency key, so that a resent write has its effect once: letters, digits and dashes. */
  idempotencyKey?: string
}

/** Calls the server; adds base URL, token and error handling. */
export interface ApiClient {
  /**
   * Sends a call of the contract and returns the parsed response.
   * @throws ApiError if the server rejects it, is unreachable, or responds in another shape
   */
  send<C extends Call>(call: C, input?: InputOf<C>, options?: SendOptions): Promise<AnswerOf<C>>
  /**
   * The unparsed response of a read. The query cache holds this form, because each remote checks it against the
   * contract version that it was built with.
   */
  read(read: Read, options?: { signal?: AbortSignal }): Promise<unknown>
}

/** Current language and wording. */
export interface LanguageApi {
  readonly current: Store<{ language: Language; formal: boolean }>
  /** Takes effect at once, without a reload, and is remembered (ACCOUNT-02). */
  change(language: Language): void
}

/** A stored draft. */
export interface Draft {
  /** The stored value. Check its shape: an older build may have written it. */
  value: unknown
  /** When it was last stored, in milliseconds since 1970. */
  at: number
}

/**
 * Drafts on this device, encrypted like the session, per account and remote. They survive a reload and an expired
 * session, for at most 30 days, and are deleted when the customer signs out or the account is removed. Without a
 * signed-in account nothing is stored.
 */
export interface DraftsApi {
  /** Null if there is no draft under this name, or it cannot be read. Never rejects. */
  read(name: string): Promise<Draft | null>
  /** False if the device cannot store it. Never rejects. */
  keep(name: string, value: unknown): Promise<boolean>
  /** Never rejects. */
  drop(name: string): Promise<void>
}

/** A stored response and its time, in milliseconds since 1970. */
export interface LastSeen {
  readonly answer: unknown
  readonly at: number
}

/**
 * Responses that the customer saw earlier and that the query cache no longer has. A screen shows one until the new
 * response arrives, and the shell shows its age. They never enter the query cache, so no form or write can mistake them
 * for current data.
 */
export interface LastSeenApi {
  /** Null if nothing is stored; the same object while nothing changes. */
  of(read: Read): LastSeen | null
  /** Calls `listener` when stored responses may have changed; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Registers that a view shows it; returns a function that unregisters. */
  show(read: Read): () => void
}

/** Location and navigator of the page, as react-router's `Router` takes them. */
export interface PortalRouter {
  /** Base path of the portal; empty at the root. */
  readonly basename: string
  readonly location: Store<Location>
  readonly navigator: Navigator
}

/** A component in a slot, with the remote that provides it. */
export interface SlotEntry {
  remote: string
  view: string
  /** `fresh` requests the code again after a failure. */
  load(fresh?: boolean): Promise<ComponentType>
}

/** The API of the shell for a remote. Each remote has its own instance, so that the shell knows the caller. */
export interface Portal {
  readonly version: string
  /** Name of the remote that owns this portal. */
  readonly remote: string
  /** The tenant; null only before one is known (sign-in at an address without a tenant). */
  readonly tenant: Store<Tenant | null>
  readonly session: SessionApi
  readonly api: ApiClient
  /** One cache for the whole portal, with the keys of SESSION-09. */
  readonly queries: QueryClient
  readonly lastSeen: LastSeenApi
  readonly language: LanguageApi
  readonly drafts: DraftsApi
  /** Style cache of the portal: one style sheet, with the page's nonce. */
  readonly styles: StyleCache
  readonly router: PortalRouter
  /** Navigates to a path of the portal; `replace` adds no history entry. */
  navigate(path: string, options?: { replace?: boolean }): void
  /**
   * Changes when the results of `isAllowed`, `pathOf` and `slot` may have changed, such as after sign-in. Views use
   * `usePermissions`.
   */
  readonly permissions: Store<object>
  isAllowed(gate?: Gate): boolean
  /** Path of a screen by its route id; null if no remote has it or it is switched off. */
  pathOf(route: string): string | null
  /** The allowed components of a slot, in order. */
  slot(name: string): readonly SlotEntry[]
  /** Reports an error to the error service, with the remote's name and version and without personal data. */
  report(error: unknown, context?: Record<string, string>): void
}

declare global {
  /** Set by the shell before any remote loads; `shell/portal` uses it. */
  var __PORTAL_SHELL__:
    | {
        /** Returns a remote's portal while its entry script runs; throws otherwise. */
        portalFor(remote: string): Portal
      }
    | undefined
}
