import type { ApiCall, CallInput, CallResponse, PageRead } from '@portal/contract/call'
import type { ErrorBody } from '@portal/contract/error'
import type { Language } from '@portal/contract/language'
import type { PasskeyAssertion } from '@portal/contract/passkey'
import type { AccessGate } from '@portal/contract/remote-registry'
import type { Tenant } from '@portal/contract/tenant'
import type { StyleCache } from '@portal/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Location, Navigator } from 'react-router-dom'

/** An external store, with the interface of React's `useSyncExternalStore`. */
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

/** Input of the sign-in form. */
export interface Credentials {
  username: string
  password: string
  /** Adviser code or subdomain; absent if the URL identifies the tenant. */
  tenant?: string
  /** One-time code, in the second step (OTP-04). */
  otp?: string
  /** Passkey assertion, used instead of user name, password and code, which are then empty. Since 1.11. */
  passkey?: PasskeyAssertion
}

/** The server's response to a rejected sign-in, and the tenant (LOGIN-07). */
interface SignInRejection extends ErrorBody {
  /** Subdomain of the tenant; the typed text if it is unknown, null if the customer typed nothing. */
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
      /** The server's response; absent if the server did not reject the sign-in. */
      refusal?: SignInRejection
    }
  /** The server provides the message; it is shown unchanged (LOGIN-11). */
  | { outcome: 'message'; message: string; refusal?: SignInRejection }

/** The session as remotes see it: the account, never the tokens. */
export interface SessionApi {
  /** The active account, or null if nobody is signed in. */
  readonly account: Store<Account | null>
  /** All accounts on this device, including the active one and those that are signed out (ACCOUNTS-01). */
  readonly accounts: Store<readonly Account[]>
  /** Never rejects: every failure is an outcome. */
  signIn(credentials: Credentials): Promise<SignInResult>
  /** Signs the active account out in all tabs and at the server. */
  signOut(): Promise<void>
  /** Switches to a stored account; false if it must sign in again (ACCOUNTS-04). */
  switchTo(accountId: string): Promise<boolean>
  /** Removes a stored account other than the active one from this device (ACCOUNTS-06). */
  forget(accountId: string): Promise<void>
}

export interface SendOptions {
  signal?: AbortSignal
  /** Timeout in milliseconds; by default 30 seconds. */
  timeout?: number
  /** Receives the number of sent bytes and the total number; for uploads. */
  onProgress?: (sent: number, total: number) => void
  /** Subdomain of the tenant, for a public call at a URL without a tenant. */
  tenant?: string
  /**
   * Reads on which the write is based. The server rejects the write with 412 if their records have changed since they
   * were read.
   */
  basis?: readonly PageRead[]
  /** Idempotency key, so that a resent write has its effect once. Letters, digits and dashes. */
  idempotencyKey?: string
}

export interface ApiClient {
  /**
   * Sends a call of the contract and returns the parsed response.
   * @throws ApiError if the server rejects the call, is unreachable, or responds in another format
   */
  send<C extends ApiCall>(call: C, input?: CallInput<C>, options?: SendOptions): Promise<CallResponse<C>>
  /** Returns the unparsed response, because each remote checks it against its own contract version. */
  read(read: PageRead, options?: { signal?: AbortSignal }): Promise<unknown>
}

export interface LanguageApi {
  readonly current: Store<{ language: Language; formal: boolean }>
  /** Changes the language at once, without a reload, and stores it (ACCOUNT-02). */
  change(language: Language): void
}

export interface Draft {
  /** The stored value. Check its schema: an older build may have written it. */
  value: unknown
  /** Time of storing in milliseconds since 1970. */
  at: number
}

/**
 * Drafts on this device, encrypted like the session, per account and remote. They survive a reload and an expired
 * session, for at most 30 days. Signing out or removing the account deletes them. Without a signed-in account nothing
 * is stored.
 */
export interface DraftsApi {
  /** Reads a draft. Null if no draft has this name, or the device cannot read it. Never rejects. */
  read(name: string): Promise<Draft | null>
  /** Stores a draft. False if the device cannot store it. Never rejects. */
  save(name: string, value: unknown): Promise<boolean>
  /** Deletes a draft. Never rejects. */
  remove(name: string): Promise<void>
}

/** A stored response and its time, in milliseconds since 1970. */
export interface LastSeen {
  readonly response: unknown
  readonly at: number
}

/**
 * Responses that the customer saw earlier and that the query cache no longer has. A screen shows one until the new
 * response arrives, and the shell shows its age. Stored responses never enter the query cache, so no form or write can
 * mistake them for current data.
 */
export interface LastSeenApi {
  /**
   * Returns the stored response; null if nothing is stored. Returns the same object until the stored response changes.
   */
  of(read: PageRead): LastSeen | null
  /** Calls `listener` when stored responses may have changed; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Registers that a view shows the stored response; returns a function that unregisters. */
  show(read: PageRead): () => void
}

/** Location and navigator of the page, with the interface of react-router's `Router`. */
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
  readonly remote: string
  /** The tenant; null only while it is unknown (sign-in at a URL without a tenant). */
  readonly tenant: Store<Tenant | null>
  readonly session: SessionApi
  readonly api: ApiClient
  /** Query cache of the whole portal, with the keys of SESSION-09. */
  readonly queries: QueryClient
  readonly lastSeen: LastSeenApi
  readonly language: LanguageApi
  readonly drafts: DraftsApi
  /** Style cache of the portal: one style sheet, with the page's nonce. */
  readonly styles: StyleCache
  readonly router: PortalRouter
  /** Navigates to a path of the portal; `replace` adds no history entry. */
  navigate(path: string, options?: { replace?: boolean }): void
  /** Changes when `isAllowed`, `pathOf` and `slot` may give other results. Views use `usePermissions`. */
  readonly permissions: Store<object>
  isAllowed(gate?: AccessGate): boolean
  /** Path of a screen by its route id; null if no remote has it or it is switched off. */
  pathOf(route: string): string | null
  /** The allowed components of a slot, in order. */
  slot(name: string): readonly SlotEntry[]
  /** Reports an error to the error service, with the remote's name and version and without personal data. */
  report(error: unknown, context?: Record<string, string>): void
}

declare global {
  /** Global through which `shell/portal` gets the portal. The shell sets it before any remote loads. */
  var __PORTAL_SHELL__:
    | {
        /** Returns a remote's portal while its entry script runs; throws otherwise. */
        portalFor(remote: string): Portal
      }
    | undefined
}
