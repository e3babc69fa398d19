import type { ApiClient, SessionApi } from '@portal/remote-kit/portal'
import type { Session } from '../session/session.ts'

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
export const apiForRemotes = ({ send, read }: ApiClient): ApiClient => Object.freeze({ send, read })
