import type { ApiClient, LastSeenApi, SessionApi } from '@portal/remote-kit/portal'
import type { Session } from '../session/session.ts'
import type { LastSeenAnswers } from './last-seen.ts'

/** The session as remotes receive it: the account and ways to change it, without tokens. */
export const sessionForRemotes = ({
  account,
  accounts,
  signIn,
  signOut,
  switchTo,
  forget,
}: Session): SessionApi => Object.freeze({ account, accounts, signIn, signOut, switchTo, forget })

/** The API client as remotes receive it. */
export const apiForRemotes = (
  { send, read }: ApiClient,
  { settled }: Pick<LastSeenAnswers, 'settled'>,
): ApiClient =>
  Object.freeze({
    send,
    read: async (what, options) => settled(what, await read(what, options)),
  } satisfies ApiClient)

/** Stored responses as remotes receive them. */
export const lastSeenForRemotes = ({ of, subscribe, show }: LastSeenApi): LastSeenApi =>
  Object.freeze({ of, subscribe, show })
