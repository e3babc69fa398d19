import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import type { AuthCalls } from '../api/auth-calls.ts'
import { accessLocalStorage } from './device-storage.ts'
import type { StoredSession } from './stored-session.ts'

/** A session that ended on this device while the server was unreachable, with only the data needed to end it there. */
const PendingLogout = v.object({ tenant: v.string(), hash: v.string() })
type PendingLogout = v.InferOutput<typeof PendingLogout>

const pendingLogoutsKey = 'owed-sign-outs'
/**
 * Maximum number of stored sign-outs. If there are more, the oldest are dropped; their sessions end when they expire on
 * the server.
 */
const maxPendingLogouts = 20

function readPendingLogouts(): PendingLogout[] {
  const found = accessLocalStorage((store) =>
    v.safeParse(v.array(PendingLogout), JSON.parse(store.getItem(pendingLogoutsKey) ?? '[]')),
  )
  return found?.success ? found.output : []
}

const writePendingLogouts = (owed: readonly PendingLogout[]) =>
  accessLocalStorage((store) =>
    owed.length > 0
      ? store.setItem(pendingLogoutsKey, JSON.stringify(owed.slice(-maxPendingLogouts)))
      : store.removeItem(pendingLogoutsKey),
  )

async function hashToken(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.failure === 'unreachable'

/**
 * Ends sessions at the server. If the server is unreachable, stores the sign-out in the browser, without data that would
 * allow using the session, and sends it later. No method rejects.
 */
export const createPendingLogouts = (auth: Pick<AuthCalls, 'logout' | 'revoke'>) => ({
  end: async (session: StoredSession): Promise<void> => {
    try {
      await auth.logout(session)
    } catch (error) {
      if (!isUnreachable(error)) return
      const { tenant, refresh_token, in_cookie } = session
      const hash = in_cookie ? refresh_token : await hashToken(refresh_token)
      writePendingLogouts([...readPendingLogouts(), { tenant, hash }])
    }
  },
  /** Sends the pending sign-outs. */
  sendAll: async (): Promise<void> => {
    for (const owed of readPendingLogouts()) {
      const isDone = await auth.revoke(owed).then(
        () => true,
        (error: unknown) => !isUnreachable(error),
      )
      if (!isDone) return
      writePendingLogouts(readPendingLogouts().filter(({ hash }) => hash !== owed.hash))
    }
  },
})
