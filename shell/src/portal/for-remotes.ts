import type { ApiClient, LastSeenApi, SessionApi } from '@portal/remote-kit/portal'
import type { Session } from '../session/session.ts'
import type { LastSeenAnswers } from './last-seen.ts'

/** The session as remotes get it: who is signed in, and how to change that; no token, and nothing that gives one. */
export const sessionForRemotes = ({
  account,
  accounts,
  signIn,
  signOut,
  switchTo,
  forget,
}: Session): SessionApi => Object.freeze({ account, accounts, signIn, signOut, switchTo, forget })

/** The way to the servers as remotes get it. */
export const apiForRemotes = (
  { send, read }: ApiClient,
  { settled }: Pick<LastSeenAnswers, 'settled'>,
): ApiClient =>
  Object.freeze({
    send,
    read: async (what, options) => settled(what, await read(what, options)),
  } satisfies ApiClient)

/** What was last seen as remotes get it. */
export const lastSeenForRemotes = ({ of, subscribe, show }: LastSeenApi): LastSeenApi =>
  Object.freeze({ of, subscribe, show })
