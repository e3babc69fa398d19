import type { Account, Credentials, SignInResult, Store } from '@portal/remote-kit/portal'
import { createStore, derived } from '@portal/remote-kit/store'
import type { KeyedTokens } from './auth.ts'
import type { ProofRequest } from './dpop-signer.ts'
import type { SessionParts } from './parts.ts'
import { createPendingLogouts } from './pending-logouts.ts'
import { isFresh, renew, tokensFrom } from './renew.ts'
import { outcomeOf } from './sign-in-outcome.ts'
import { signedHeaders } from './signed-headers.ts'
import {
  activeSession,
  type Description,
  differs,
  endedSessions,
  loginVersion,
  nothingStored,
  type SignedOutAccount,
  type Stored,
  type StoredSession,
  withDescription,
  withoutAccount,
  withoutSession,
  withSession,
} from './stored-session.ts'

/** The sessions of this device: the only module that handles tokens. */
export interface Session {
  readonly account: Store<Account | null>
  readonly accounts: Store<readonly Account[]>
  /** The active session, for the shell only: remotes get a `SessionApi`. */
  active(): StoredSession | null
  /**
   * Reads the store. Removes a session that was idle too long, or expired and not renewable (SESSION-03), and returns
   * which.
   */
  open(): Promise<'idle' | 'ended' | 'as-it-was'>
  signIn(credentials: Credentials): Promise<SignInResult>
  signOut(): Promise<void>
  /** Sends sign-outs that could not be sent before; called when the server may be reachable again. */
  sendPendingLogouts(): Promise<void>
  switchTo(accountId: string): Promise<boolean>
  forget(accountId: string): Promise<void>
  /** Stores changes of the active account; writes nothing if nothing changed. */
  describe(account: Description): Promise<void>
  /**
   * A valid access token of the active account, renewed if it is about to expire or is `refused`. Null if nobody is
   * signed in any more.
   * @throws ApiError if it must be renewed and the server is unreachable
   */
  token(refused?: string): Promise<string | null>
  /**
   * Authentication of one request: a valid access token, as from `token`, and the proof of its key. Null if nobody is
   * signed in any more.
   */
  sign(request: ProofRequest, refused?: string): Promise<SignedRequest | null>
}

export interface SignedRequest {
  token: string
  headers: Record<string, string>
}

const accountOf = ({ accountId, name, username, avatar }: SignedOutAccount): Account => ({
  id: accountId,
  name,
  username,
  ...(avatar ? { avatar } : {}),
})

/** Accounts of the device's list, those with a session first. */
const listOf = ({ sessions, signedOut = [] }: Stored): Account[] => [
  ...sessions.map(accountOf),
  ...signedOut.map((account) => ({ ...accountOf(account), signedOut: true as const })),
]

export function createSession(parts: SessionParts): Session {
  const { vault, exclusive, channel, auth, dpopSigner, language, now, isIdle } = parts
  const signOuts = createPendingLogouts(auth)
  const known = createStore<Stored>(nothingStored)
  /** Accounts that other tabs have signed out, until this tab has read the vault after that. */
  const signedOutElsewhere = createStore<readonly string[]>([])
  const stored = {
    ...derived([known, signedOutElsewhere], () =>
      signedOutElsewhere.get().reduce(withoutSession, known.get()),
    ),
    set: known.set,
  }
  const names = derived([stored], () => JSON.stringify(listOf(stored.get())))
  const accounts = derived([names], () => listOf(stored.get()))
  const activeId = derived([stored], () => activeSession(stored.get())?.accountId ?? null)
  const account = derived([activeId, accounts], () => {
    const id = activeId.get()
    return accounts.get().find((candidate) => candidate.id === id && !candidate.signedOut) ?? null
  })

  /** Updates the vault inside the mutex of all tabs, based on its current content. */
  const updateVault = (update: (current: Stored) => Stored) =>
    exclusive(async () => {
      const current = await vault.read()
      const next = update(current)
      await vault.write(next)
      stored.set(next)
      channel.announce(endedSessions(current, next))
    })
  const reread = async () => {
    stored.set(await vault.read())
    signedOutElsewhere.set([])
  }
  channel.onAnnounced((signedOut, isStored) => {
    signedOutElsewhere.set([...signedOutElsewhere.get(), ...signedOut])
    if (isStored) void reread()
  })

  const enter = async (credentials: Credentials) => {
    let tenant = credentials.tenant ?? null
    try {
      tenant = await auth.tenantOf(credentials)
      return { tenant, tokens: await auth.login(credentials, tenant) }
    } catch (error) {
      return outcomeOf(error, tenant)
    }
  }

  /** Renews tokens whose access token expired before use. */
  const renewIfExpired = async ({ keys, ...tokens }: KeyedTokens, tenant: string): Promise<KeyedTokens> => {
    if (tokens.expires_in > 0) return { ...tokens, keys }
    return { ...(await auth.refresh({ tenant, refresh_token: tokens.refresh_token, keys })), keys }
  }

  /** Ends a session at the server too; otherwise it would stay among the customer's devices until it expires. */
  const endAtServer = (left: StoredSession | undefined) => (left ? signOuts.end(left) : undefined)
  const storedOf = (accountId: string) =>
    stored.get().sessions.find((candidate) => candidate.accountId === accountId)

  /** The active session with a valid access token. */
  const validSession = async (refused?: string): Promise<StoredSession | null> => {
    const current = session.active()
    if (!current) return null
    if (isFresh(current, now()) && current.access_token !== refused) return current
    return renew({ ...parts, stored }, current.accountId, refused)
  }

  const session: Session = {
    account,
    accounts,
    active: () => activeSession(stored.get()),
    open: async () => {
      await reread()
      const found = session.active()
      if (!found) return 'as-it-was'
      if (isIdle()) {
        await session.signOut()
        return 'idle'
      }
      if (found.version !== loginVersion) {
        await updateVault((current) => withoutSession(current, found.accountId))
        void endAtServer(found)
      } else if (found.expiresAt <= now()) await session.token().catch(() => {})
      return session.active() ? 'as-it-was' : 'ended'
    },
    signIn: async (credentials) => {
      const entered = await enter(credentials)
      if ('outcome' in entered) return entered
      const { tenant } = entered
      try {
        const tokens = await renewIfExpired(entered.tokens, tenant)
        const { id, ...who } = await auth.identify(tokens, tenant)
        const accountId = `${tenant}:${id}`
        const before = storedOf(accountId)
        signedOutElsewhere.set([])
        await updateVault((current) =>
          withSession(current, {
            ...who,
            ...tokensFrom(tokens, now()),
            keys: tokens.keys,
            accountId,
            tenant,
            language: language(),
            notification: '',
            push_id: '',
            version: loginVersion,
          }),
        )
        void endAtServer(before)
        return { outcome: 'signed-in' }
      } catch {
        return { outcome: 'failed' }
      }
    },
    signOut: async () => {
      const leaving = session.active()
      if (!leaving) return
      channel.announce([leaving.accountId], false)
      await updateVault((current) => withoutSession(current, leaving.accountId))
      await endAtServer(leaving)
    },
    sendPendingLogouts: signOuts.settle,
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
      const left = storedOf(accountId)
      await updateVault((current) =>
        current.activeId === accountId ? current : withoutAccount(current, accountId),
      )
      if (!storedOf(accountId)) await endAtServer(left)
    },
    describe: async (account) => {
      const described = session.active()
      if (!described || !differs(described, account)) return
      await updateVault((current) => withDescription(current, described.accountId, account))
    },
    token: async (refused) => (await validSession(refused))?.access_token ?? null,
    sign: async (request, refused) => {
      const valid = await validSession(refused)
      if (!valid) return null
      return { token: valid.access_token, headers: await signedHeaders(dpopSigner, valid, request) }
    },
  }
  return session
}
