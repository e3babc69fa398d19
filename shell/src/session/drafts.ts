import type { Account, Draft, DraftsApi, Store } from '@portal/remote-kit/portal'
import type { Session } from './session.ts'
import { sessionEndReasonStore } from './session-end-reason.ts'
import type { EncryptedStore } from './stored-session.ts'

const maxDraftDays = 30

export interface DraftStore {
  getDrafts(account: Store<Account | null>, remote: string): DraftsApi
  forget(accountId: string): Promise<void>
}

const getKeyPrefix = (accountId: string) => `draft ${accountId} `

/** Creates a store of drafts in an encrypted store; `now` is in milliseconds since 1970. */
export function createDraftStore(store: EncryptedStore, now: () => number): DraftStore {
  let last: Promise<unknown> = Promise.resolve()
  /** Serialises operations, so that a draft deleted right after it was stored stays deleted. */
  const runSerially = <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task)
    last = next.catch(() => {})
    return next
  }
  const removeDraft = (name: string) => runSerially(() => store.remove(name)).catch(() => {})
  return {
    getDrafts: (account, remote) => {
      const getDraftKey = (name: string) => {
        const id = account.get()?.id
        return id === undefined ? null : `${getKeyPrefix(id)}${remote} ${name}`
      }
      return {
        read: async (name) => {
          const at = getDraftKey(name)
          const kept =
            at && ((await runSerially(() => store.read(at)).catch(() => undefined)) as Draft | undefined)
          if (!kept) return null
          if (now() - kept.at < maxDraftDays * 86_400_000) return kept
          await removeDraft(at)
          return null
        },
        save: async (name, value) => {
          const at = getDraftKey(name)
          if (!at) return false
          return runSerially(() => store.write(at, { value, at: now() } satisfies Draft)).then(
            () => true,
            () => false,
          )
        },
        remove: async (name) => {
          const at = getDraftKey(name)
          if (at) await removeDraft(at)
        },
      }
    },
    forget: async (accountId) => {
      const names = await store.listNames().catch(() => [])
      await Promise.all(names.filter((name) => name.startsWith(getKeyPrefix(accountId))).map(removeDraft))
    },
  }
}

/** A session whose sign-out removes all data of the customer from this device. */
export interface SessionWithCleanup extends Session {
  /** Signs out on the customer's request; unlike the end of an expired session, this removes drafts. */
  leave(): Promise<void>
}

export interface AccountDataRemover {
  /** Deletes all data of an account. Does not reject. */
  forget(accountId: string): Promise<unknown>
}

/** Deletes an account's stored data when it signs out or is removed from the device. */
export const addSignOutCleanup = (session: Session, accountData: AccountDataRemover): SessionWithCleanup => ({
  ...session,
  leave: async () => {
    const id = session.account.get()?.id
    sessionEndReasonStore.clear()
    sessionEndReasonStore.record('left')
    await session.signOut()
    if (id !== undefined) await accountData.forget(id)
  },
  forget: async (accountId) => {
    await session.forget(accountId)
    if (!session.accounts.get().some(({ id }) => id === accountId)) await accountData.forget(accountId)
  },
})
