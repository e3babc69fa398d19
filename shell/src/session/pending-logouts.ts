import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import type { AuthCalls } from './auth.ts'
import { withLocalStorage } from './local-storage.ts'
import type { StoredSession } from './stored-session.ts'

/** A session that ended on this device while the server was unreachable: enough to end it there, and nothing else. */
const PendingLogout = v.object({ tenant: v.string(), hash: v.string() })
export type PendingLogout = v.InferOutput<typeof PendingLogout>

const key = 'owed-sign-outs'
/** Maximum number kept; older sessions expire at the server. */
const maxPending = 20

function readPending(): PendingLogout[] {
  const found = withLocalStorage((store) =>
    v.safeParse(v.array(PendingLogout), JSON.parse(store.getItem(key) ?? '[]')),
  )
  return found?.success ? found.output : []
}

const writePending = (owed: readonly PendingLogout[]) =>
  withLocalStorage((store) =>
    owed.length > 0 ? store.setItem(key, JSON.stringify(owed.slice(-maxPending))) : store.removeItem(key),
  )

async function hashOf(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.failure === 'unreachable'

/** Ends sessions at the server, at once or when it is reachable again. */
export interface SignOuts {
  /** Never rejects. */
  end(session: StoredSession): Promise<void>
  /** Sends the pending sign-outs. Never rejects. */
  settle(): Promise<void>
}

/**
 * Ends sessions with these calls; pending sign-outs are stored in the browser, without anything that opens a session.
 */
export const createPendingLogouts = (auth: Pick<AuthCalls, 'logout' | 'revoke'>): SignOuts => ({
  end: async (session) => {
    try {
      await auth.logout(session)
    } catch (error) {
      if (!isUnreachable(error)) return
      const { tenant, refresh_token, in_cookie } = session
      const hash = in_cookie ? refresh_token : await hashOf(refresh_token)
      writePending([...readPending(), { tenant, hash }])
    }
  },
  settle: async () => {
    for (const owed of readPending()) {
      const isDone = await auth.revoke(owed).then(
        () => true,
        (error: unknown) => !isUnreachable(error),
      )
      if (!isDone) return
      writePending(readPending().filter(({ hash }) => hash !== owed.hash))
    }
  },
})
