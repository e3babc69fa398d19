import type { Account, Draft, DraftsApi, Store } from '@portal/remote-kit/portal'
import { sessionEnded } from './ended.ts'
import type { SealedStore } from './sealed-store.ts'
import type { Session } from './session.ts'

/** Days that something which nobody goes on with is kept. */
const keptDays = 30

/** What customers typed and did not send, of all accounts of this device. */
export interface Drafts {
  draftsOf(account: Store<Account | null>, remote: string): DraftsApi
  /** Drops all that an account typed. Never rejects. */
  forget(accountId: string): Promise<void>
}

const begin = (accountId: string) => `draft ${accountId} `

/** Keeps drafts in a sealed store; `now` is in milliseconds since 1970. */
export function draftStore(store: SealedStore, now: () => number): Drafts {
  let last: Promise<unknown> = Promise.resolve()
  /** One after another, so that what is dropped right after it was kept stays away, and what was kept last is read. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task)
    last = next.catch(() => {})
    return next
  }
  const remove = (name: string) => inTurn(() => store.remove(name)).catch(() => {})
  return {
    draftsOf: (account, remote) => {
      const place = (name: string) => {
        const id = account.get()?.id
        return id === undefined ? null : `${begin(id)}${remote} ${name}`
      }
      return {
        read: async (name) => {
          const at = place(name)
          const kept =
            at && ((await inTurn(() => store.read(at)).catch(() => undefined)) as Draft | undefined)
          if (!kept) return null
          if (now() - kept.at < keptDays * 86_400_000) return kept
          await remove(at)
          return null
        },
        keep: async (name, value) => {
          const at = place(name)
          if (!at) return false
          return inTurn(() => store.write(at, { value, at: now() } satisfies Draft)).then(
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
      await Promise.all(names.filter((name) => name.startsWith(begin(accountId))).map(remove))
    },
  }
}

/** The session, with a way out that leaves nothing of the customer on this device. */
export interface LeavableSession extends Session {
  /** Signs out because the customer says so: drafts go along, which a session that ends by itself leaves. */
  leave(): Promise<void>
}

/** What this device holds of accounts beside their sessions. */
export interface Belongings {
  /** Drops all of an account. Never rejects. */
  forget(accountId: string): Promise<unknown>
}

/** Ties belongings to the session: who leaves, or is removed from the device, leaves none. */
export const leavable = (session: Session, belongings: Belongings): LeavableSession => ({
  ...session,
  leave: async () => {
    const id = session.account.get()?.id
    await session.signOut()
    sessionEnded.forget()
    if (id !== undefined) await belongings.forget(id)
  },
  forget: async (accountId) => {
    await session.forget(accountId)
    if (!session.accounts.get().some(({ id }) => id === accountId)) await belongings.forget(accountId)
  },
})
