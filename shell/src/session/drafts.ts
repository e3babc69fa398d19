import type { Account, Draft, DraftsApi, Store } from '@portal/remote-kit/portal'
import type { SealedStore } from './sealed-store.ts'
import type { Session } from './session.ts'
import { sessionEnded } from './session-ended.ts'

/** Days before an unused draft is deleted. */
const maxDraftDays = 30

/** Drafts of all accounts of this device. */
export interface Drafts {
  draftsOf(account: Store<Account | null>, remote: string): DraftsApi
  /** Deletes all drafts of an account. Never rejects. */
  forget(accountId: string): Promise<void>
}

const keyPrefix = (accountId: string) => `draft ${accountId} `

/** Keeps drafts in an encrypted store; `now` is in milliseconds since 1970. */
export function createDraftStore(store: SealedStore, now: () => number): Drafts {
  let last: Promise<unknown> = Promise.resolve()
  /** Serialises operations, so that a draft deleted right after it was stored stays deleted. */
  const runSerially = <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task)
    last = next.catch(() => {})
    return next
  }
  const remove = (name: string) => runSerially(() => store.remove(name)).catch(() => {})
  return {
    draftsOf: (account, remote) => {
      const place = (name: string) => {
        const id = account.get()?.id
        return id === undefined ? null : `${keyPrefix(id)}${remote} ${name}`
      }
      return {
        read: async (name) => {
          const at = place(name)
          const kept =
            at && ((await runSerially(() => store.read(at)).catch(() => undefined)) as Draft | undefined)
          if (!kept) return null
          if (now() - kept.at < maxDraftDays * 86_400_000) return kept
          await remove(at)
          return null
        },
        keep: async (name, value) => {
          const at = place(name)
          if (!at) return false
          return runSerially(() => store.write(at, { value, at: now() } satisfies Draft)).then(
            () => true,
            () => false,
          )
        },
        drop: async (name) => {
          const at = place(name)
          if (at) await remove(at)
        },
      }
    },
    forget: async (accountId) => {
      const names = await store.names().catch(() => [])
      await Promise.all(names.filter((name) => name.startsWith(keyPrefix(accountId))).map(remove))
    },
  }
}

/** The session, with a sign-out that removes everything of the customer from this device. */
export interface CleaningSession extends Session {
  /** Signs out on the customer's request: unlike an expired session, this removes drafts. */
  leave(): Promise<void>
}

/** Stored data of accounts besides their sessions. */
export interface AccountData {
  /** Deletes all data of an account. Never rejects. */
  forget(accountId: string): Promise<unknown>
}

/** Deletes an account's stored data when it signs out or is removed from the device. */
export const withSignOutCleanup = (session: Session, accountData: AccountData): CleaningSession => ({
  ...session,
  leave: async () => {
    const id = session.account.get()?.id
    sessionEnded.forget()
    sessionEnded.tell('left')
    await session.signOut()
    if (id !== undefined) await accountData.forget(id)
  },
  forget: async (accountId) => {
    await session.forget(accountId)
    if (!session.accounts.get().some(({ id }) => id === accountId)) await accountData.forget(accountId)
  },
})
