import * as v from '@portal/contract/schema'
import type { SealedStore } from './sealed-store.ts'
import type { Exclusive, Vault } from './vault.ts'

const StoredResponse = v.object({
  /** URL of the read, relative to the tenant's API. */
  url: v.string(),
  /** Time of the response, in milliseconds since 1970. */
  at: v.number(),
  /** The response as JSON text, parsed on use. */
  text: v.string(),
})

/** A response in the device's storage. */
export type StoredResponse = v.InferOutput<typeof StoredResponse>

/** Milliseconds that a response is stored. */
export const maxAgeMs = 7 * 86_400_000
/** Maximum stored characters per account: ten times the largest demo file. */
export const maxStoredCharacters = 500_000

/** Responses to store: the newest of each read, then the newest that are recent and fit. */
export function withinBounds(answers: readonly StoredResponse[], now: number): StoredResponse[] {
  const young = answers.filter(({ at }) => at <= now && now - at < maxAgeMs)
  const newestFirst = young.sort((a, b) => b.at - a.at)
  let room = maxStoredCharacters
  const seen = new Set<string>()
  return newestFirst.filter(({ url, text }) => {
    if (seen.has(url)) return false
    seen.add(url)
    if (text.length > room) return false
    room -= text.length
    return true
  })
}

/** Stored responses of accounts that are signed in on this device. No function rejects. */
export interface ResponseStore {
  read(accountId: string): Promise<readonly StoredResponse[]>
  /** Merges responses with those of other tabs, unless the account is no longer signed in here. */
  keep(accountId: string, answers: readonly StoredResponse[]): Promise<void>
  forget(accountId: string): Promise<void>
  /** Deletes the stored responses of all accounts except these. */
  forgetOthers(accountIds: readonly string[]): Promise<void>
}

interface Parts {
  sealed: SealedStore
  vault: Pick<Vault, 'read'>
  exclusive: Exclusive
  now(): number
}

const keyPrefix = 'last-seen '
const nameOf = (accountId: string) => keyPrefix + accountId

/**
 * Stores responses under one encrypted name per account, because URLs of reads reveal what somebody viewed. Writes use
 * the sessions' mutex, so that no tab restores what another has just deleted.
 */
export function createResponseStore({ sealed, vault, exclusive, now }: Parts): ResponseStore {
  const read: ResponseStore['read'] = async (accountId) => {
    const kept = v.safeParse(v.array(StoredResponse), await sealed.read(nameOf(accountId)).catch(() => null))
    return kept.success ? withinBounds(kept.output, now()) : []
  }
  const remove = (name: string) => sealed.remove(name).catch(() => {})
  return {
    read,
    keep: (accountId, answers) =>
      exclusive(async () => {
        const { sessions } = await vault.read()
        if (!sessions.some((session) => session.accountId === accountId)) return
        const kept = withinBounds([...answers, ...(await read(accountId))], now())
        await sealed.write(nameOf(accountId), kept)
      }).catch(() => {}),
    forget: (accountId) => remove(nameOf(accountId)),
    forgetOthers: async (accountIds) => {
      const signedIn = accountIds.map(nameOf)
      const names = await sealed.names().catch(() => [])
      const left = names.filter((name) => name.startsWith(keyPrefix) && !signedIn.includes(name))
      await Promise.all(left.map(remove))
    },
  }
}
