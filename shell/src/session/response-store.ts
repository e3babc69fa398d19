import * as v from '@portal/contract/valibot'
import type { RunExclusive } from './browser-session.ts'
import type { EncryptedStore, Vault } from './stored-session.ts'

const StoredResponse = v.object({
  /** URL of the read, relative to the tenant's API. */
  url: v.string(),
  /** Time of the response, in milliseconds since 1970. */
  at: v.number(),
  /** The response as JSON text, parsed on use. */
  text: v.string(),
})

export type StoredResponse = v.InferOutput<typeof StoredResponse>

/** Maximum age of a stored response in milliseconds: a week. */
export const maxResponseAgeMs = 7 * 86_400_000
/** Maximum number of stored characters per account: ten times the largest demo file. */
export const maxStoredCharacters = 500_000

/**
 * Selects the responses to store: the newest response of each read, newest first, that is at most `maxResponseAgeMs`
 * old and fits within `maxStoredCharacters`.
 */
export function limitResponses(answers: readonly StoredResponse[], now: number): StoredResponse[] {
  const young = answers.filter(({ at }) => at <= now && now - at < maxResponseAgeMs)
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

/** Stored responses of accounts that are signed in on this device. No method rejects. */
export interface ResponseStore {
  read(accountId: string): Promise<readonly StoredResponse[]>
  /** Merges responses with those of other tabs, unless the account is no longer signed in on this device. */
  merge(accountId: string, answers: readonly StoredResponse[]): Promise<void>
  remove(accountId: string): Promise<void>
  /** Deletes the stored responses of all other accounts. */
  deleteOthers(accountIds: readonly string[]): Promise<void>
}

interface ResponseStoreDependencies {
  sealed: EncryptedStore
  vault: Pick<Vault, 'read'>
  exclusive: RunExclusive
  now(): number
}

const responseKeyPrefix = 'last-seen '
const getResponseKey = (accountId: string) => responseKeyPrefix + accountId

/** One encrypted entry per account, because URLs of reads reveal what somebody viewed. */
export function createResponseStore({
  sealed,
  vault,
  exclusive,
  now,
}: ResponseStoreDependencies): ResponseStore {
  const read: ResponseStore['read'] = async (accountId) => {
    const kept = v.safeParse(
      v.array(StoredResponse),
      await sealed.read(getResponseKey(accountId)).catch(() => null),
    )
    return kept.success ? limitResponses(kept.output, now()) : []
  }
  const removeResponses = (name: string) => sealed.remove(name).catch(() => {})
  return {
    read,
    merge: (accountId, answers) =>
      exclusive(async () => {
        const { sessions } = await vault.read()
        if (!sessions.some((session) => session.accountId === accountId)) return
        const kept = limitResponses([...answers, ...(await read(accountId))], now())
        await sealed.write(getResponseKey(accountId), kept)
      }).catch(() => {}),
    remove: (accountId) => removeResponses(getResponseKey(accountId)),
    deleteOthers: async (accountIds) => {
      const signedIn = accountIds.map(getResponseKey)
      const names = await sealed.listNames().catch(() => [])
      const left = names.filter((name) => name.startsWith(responseKeyPrefix) && !signedIn.includes(name))
      await Promise.all(left.map(removeResponses))
    },
  }
}

export const disabledResponseStore: ResponseStore = {
  read: async () => [],
  merge: async () => {},
  remove: async () => {},
  deleteOthers: async () => {},
}
