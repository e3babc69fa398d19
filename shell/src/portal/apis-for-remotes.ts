import type { ApiClient, LastSeenApi, SessionApi } from '@portal/remote-kit/portal'
import type { Session } from '../session/session.ts'
import type { LastSeenResponses } from './last-seen-responses.ts'

/** Limits the session to what remotes receive: the account and ways to change it, without tokens. */
export const createSessionForRemotes = ({
  account,
  accounts,
  signIn,
  signOut,
  switchTo,
  forget,
}: Session): SessionApi => Object.freeze({ account, accounts, signIn, signOut, switchTo, forget })

export const createApiForRemotes = (
  { send, read }: ApiClient,
  { receive }: Pick<LastSeenResponses, 'receive'>,
): ApiClient =>
  Object.freeze({
    send,
    read: async (what, options) => receive(what, await read(what, options)),
  } satisfies ApiClient)

export const createLastSeenForRemotes = ({ of, subscribe, show }: LastSeenApi): LastSeenApi =>
  Object.freeze({ of, subscribe, show })
