import type { Language } from '@portal/contract/language'
import type { Account, Credentials, SignInResult, Store } from '@portal/remote-kit/portal'
import { createStore, deriveStore } from '@portal/remote-kit/store'
import type { AuthCalls, KeyBoundTokens } from '../api/auth-calls.ts'
import { toSignInResult } from '../api/auth-calls.ts'
import { createSignedHeaders, type DpopSigner, type ProofRequest } from './dpop-signer.ts'
import { createPendingLogouts } from './pending-logouts.ts'
import {
  isTokenFresh,
  type RenewalDependencies,
  refreshMarginMs,
  renewTokens,
  replaceLifetimeByExpiry,
} from './renew-tokens.ts'
import {
  type AccountDescription,
  addStoredSession,
  emptyStoredState,
  findEndedSessions,
  getActiveSession,
  isDescriptionChanged,
  removeStoredAccount,
  removeStoredSession,
  replaceStoredDescription,
  type SignedOutAccount,
  type StoredSession,
  type StoredState,
  storedSessionVersion,
} from './stored-session.ts'

export interface SessionDependencies extends Omit<RenewalDependencies, 'stored'> {
  auth: AuthCalls
  dpopSigner: DpopSigner
  language(): Language
  isIdle(): boolean
}

/** Sessions of this device. Only this module handles tokens. */
export interface Session {
  readonly account: Store<Account | null>
  readonly accounts: Store<readonly Account[]>
  /** Gets the active session. For the shell only; remotes get a `SessionApi`. */
  active(): StoredSession | null
  /**
   * Reads the stored sessions (SESSION-03). Ends the active session if it is idle ('idle'), or if its format is old or
   * its tokens are expired and cannot be renewed ('ended'). Returns which of these happened; 'as-it-was' if the session
   * did not end.
   */
  open(): Promise<'idle' | 'ended' | 'as-it-was'>
  signIn(credentials: Credentials): Promise<SignInResult>
  signOut(): Promise<void>
  /** Sends sign-outs that could not be sent before; called when the server may be reachable again. */
  sendPendingLogouts(): Promise<void>
  switchTo(accountId: string): Promise<boolean>
  forget(accountId: string): Promise<void>
  /** Stores changes of the active account; writes nothing if the account is unchanged. */
  describe(account: AccountDescription): Promise<void>
  /**
   * Gets a valid access token of the active account; renews the token if it is about to expire or equals `refused`.
   * Null if nobody is signed in any more.
   * @throws ApiError if the token must be renewed and the server is unreachable
   */
  token(refused?: string): Promise<string | null>
  /**
   * Returns an access token and the authentication headers for `request`, with a DPoP proof if the token is bound to a
   * key; null if nobody is signed in any more.
   */
  sign(request: ProofRequest, refused?: string): Promise<RequestAuthentication | null>
}

export interface RequestAuthentication {
  token: string
  headers: Record<string, string>
}

const toAccount = ({ accountId, name, username, avatar }: SignedOutAccount): Account => ({
  id: accountId,
  name,
  username,
  ...(avatar ? { avatar } : {}),
})

/** Lists the accounts of the device, those with a session first. */
const listAccounts = ({ sessions, signedOut = [] }: StoredState): Account[] => [
  ...sessions.map(toAccount),
  ...signedOut.map((account) => ({ ...toAccount(account), signedOut: true as const })),
]

export function createSession(parts: SessionDependencies): Session {
  const { vault, exclusive, channel, auth, dpopSigner, language, now, isIdle } = parts
  const signOuts = createPendingLogouts(auth)
  const known = createStore<StoredState>(emptyStoredState)
  /** Accounts that other tabs have signed out since this tab last read the vault. */
  const signedOutElsewhere = createStore<readonly string[]>([])
  const stored = {
    ...deriveStore([known, signedOutElsewhere], () =>
      signedOutElsewhere.get().reduce(removeStoredSession, known.get()),
    ),
    set: known.set,
  }
  const names = deriveStore([stored], () => JSON.stringify(listAccounts(stored.get())))
  const accounts = deriveStore([names], () => listAccounts(stored.get()))
  const activeId = deriveStore([stored], () => getActiveSession(stored.get())?.accountId ?? null)
  const account = deriveStore([activeId, accounts], () => {
    const id = activeId.get()
    return accounts.get().find((candidate) => candidate.id === id && !candidate.signedOut) ?? null
  })

  /** Updates the vault inside the mutex of all tabs, based on its current content. */
  const updateVault = (update: (current: StoredState) => StoredState) =>
    exclusive(async () => {
      const current = await vault.read()
      const next = update(current)
      await vault.write(next)
      stored.set(next)
      channel.announce(findEndedSessions(current, next))
    })
  const rereadVault = async () => {
    stored.set(await vault.read())
    signedOutElsewhere.set([])
  }
  channel.onAnnounced((signedOut, isStored) => {
    signedOutElsewhere.set([...signedOutElsewhere.get(), ...signedOut])
    if (isStored) void rereadVault()
  })

  const requestTokens = async (credentials: Credentials) => {
    let tenant = credentials.tenant ?? null
    try {
      tenant = await auth.getTenant(credentials)
      return { tenant, tokens: await auth.login(credentials, tenant) }
    } catch (error) {
      return toSignInResult(error, tenant)
    }
  }

  const renewIfExpired = async (
    { keys, ...tokens }: KeyBoundTokens,
    tenant: string,
  ): Promise<KeyBoundTokens> => {
    if (tokens.expires_in > 0) return { ...tokens, keys }
    return { ...(await auth.refresh({ tenant, refresh_token: tokens.refresh_token, keys })), keys }
  }

  /** Ends a session at the server too; otherwise it would stay in the customer's list of devices until it expires. */
  const endSessionAtServer = (left: StoredSession | undefined) => (left ? signOuts.end(left) : undefined)
  const findStoredSession = (accountId: string) =>
    stored.get().sessions.find((candidate) => candidate.accountId === accountId)

  const findValidSession = async (refused?: string): Promise<StoredSession | null> => {
    const current = session.active()
    if (!current) return null
    if (isTokenFresh(current, now()) && current.access_token !== refused) return current
    return renewTokens({ ...parts, stored }, current.accountId, refused)
  }

  const session: Session = {
    account,
    accounts,
    active: () => getActiveSession(stored.get()),
    open: async () => {
      await rereadVault()
      const found = session.active()
      if (!found) return 'as-it-was'
      if (isIdle()) {
        await session.signOut()
        return 'idle'
      }
      if (found.version !== storedSessionVersion) {
        await updateVault((current) => removeStoredSession(current, found.accountId))
        void endSessionAtServer(found)
      } else if (found.expiresAt <= now()) await session.token().catch(() => {})
      return session.active() ? 'as-it-was' : 'ended'
    },
    signIn: async (credentials) => {
      const entered = await requestTokens(credentials)
      if ('outcome' in entered) return entered
      const { tenant } = entered
      try {
        const tokens = await renewIfExpired(entered.tokens, tenant)
        const { id, ...who } = await auth.identify(tokens, tenant)
        const accountId = `${tenant}:${id}`
        const before = findStoredSession(accountId)
        signedOutElsewhere.set([])
        await updateVault((current) =>
          addStoredSession(current, {
            ...who,
            ...replaceLifetimeByExpiry(tokens, now()),
            keys: tokens.keys,
            accountId,
            tenant,
            language: language(),
            notification: '',
            push_id: '',
            version: storedSessionVersion,
          }),
        )
        void endSessionAtServer(before)
        return { outcome: 'signed-in' }
      } catch {
        return { outcome: 'failed' }
      }
    },
    signOut: async () => {
      const leaving = session.active()
      if (!leaving) return
      channel.announce([leaving.accountId], false)
      await updateVault((current) => removeStoredSession(current, leaving.accountId))
      await endSessionAtServer(leaving)
    },
    sendPendingLogouts: signOuts.sendAll,
    switchTo: async (accountId) => {
      await updateVault((current) =>
        current.sessions.some((candidate) => candidate.accountId === accountId)
          ? { ...current, activeId: accountId }
          : current,
      )
      return session.active()?.accountId === accountId && (await session.token()) !== null
    },
    forget: async (accountId) => {
      if (activeId.get() === accountId) return
      const left = findStoredSession(accountId)
      await updateVault((current) =>
        current.activeId === accountId ? current : removeStoredAccount(current, accountId),
      )
      if (!findStoredSession(accountId)) await endSessionAtServer(left)
    },
    describe: async (account) => {
      const described = session.active()
      if (!described || !isDescriptionChanged(described, account)) return
      await updateVault((current) => replaceStoredDescription(current, described.accountId, account))
    },
    token: async (refused) => (await findValidSession(refused))?.access_token ?? null,
    sign: async (request, refused) => {
      const valid = await findValidSession(refused)
      if (!valid) return null
      return { token: valid.access_token, headers: await createSignedHeaders(dpopSigner, valid, request) }
    },
  }
  return session
}

/** Renews the active account's tokens two minutes before they expire, while the page is open (SESSION-02). */
export function scheduleTokenRenewal(
  session: Pick<Session, 'account' | 'active' | 'token'>,
  now: () => number,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleNext = () => {
    clearTimeout(timer)
    const active = session.active()
    if (!active) return
    const wait = Math.max(active.expiresAt - refreshMarginMs - now(), 1000)
    timer = setTimeout(
      () => void session.token().then(scheduleNext, scheduleNext),
      Math.min(wait, 2 ** 31 - 1),
    )
  }
  session.account.subscribe(scheduleNext)
  scheduleNext()
}
