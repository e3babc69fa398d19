import * as v from '@portal/contract/schema'
import type { SealedStore } from './sealed-store.ts'
import type { Exclusive, Vault } from './vault.ts'

const KeptAnswer = v.object({
  /** Address of the read below the firm's API. */
  url: v.string(),
  /** When it came, in milliseconds since 1970. */
  at: v.number(),
  /** The answer as JSON, which is read when it is asked for. */
  text: v.string(),
})

/** An answer as the device keeps it. */
export type KeptAnswer = v.InferOutput<typeof KeptAnswer>

/** Milliseconds that an answer is kept: who comes back later wants to know how things are now. */
export const keptFor = 7 * 86_400_000
/** Most characters of answers that are kept of an account: ten times what those of the demo's fullest file have. */
export const mostKept = 500_000

/** Which of some answers are kept: of each read the newest, and of these the newest that are young and few enough. */
export function withinBounds(answers: readonly KeptAnswer[], now: number): KeptAnswer[] {
  const young = answers.filter(({ at }) => at <= now && now - at < keptFor)
  const newestFirst = young.sort((a, b) => b.at - a.at)
  let room = mostKept
  const seen = new Set<string>()
  return newestFirst.filter(({ url, text }) => {
    if (seen.has(url)) return false
    seen.add(url)
    if (text.length > room) return false
    room -= text.length
    return true
  })
}

/** What accounts of this device saw last, for as long as they are signed in here. Nothing of it ever rejects. */
export interface KeptAnswers {
  read(accountId: string): Promise<readonly KeptAnswer[]>
  /** Keeps answers beside those that other tabs kept; nothing of an account that is not signed in here any more. */
  keep(accountId: string, answers: readonly KeptAnswer[]): Promise<void>
  forget(accountId: string): Promise<void>
  /** Drops what is kept of all accounts but these. */
  forgetOthers(accountIds: readonly string[]): Promise<void>
}

interface Parts {
  sealed: SealedStore
  vault: Pick<Vault, 'read'>
  exclusive: Exclusive
  now(): number
}

const begin = 'last-seen '
const nameOf = (accountId: string) => begin + accountId

/**
 * Keeps answers under one sealed name an account, since addresses of reads would tell what somebody has looked at. They are
 * written with the lock of the sessions, so that no tab puts back what another has just taken away with its account.
 */
export function keptAnswers({ sealed, vault, exclusive, now }: Parts): KeptAnswers {
  const read: KeptAnswers['read'] = async (accountId) => {
    const kept = v.safeParse(v.array(KeptAnswer), await sealed.read(nameOf(accountId)).catch(() => null))
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
      const left = names.filter((name) => name.startsWith(begin) && !signedIn.includes(name))
      await Promise.all(left.map(remove))
    },
  }
}
