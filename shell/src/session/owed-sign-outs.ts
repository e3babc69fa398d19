import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import type { AuthCalls } from './auth.ts'
import type { StoredSession } from './stored.ts'
import { storedIn } from './stored-in.ts'

/** A session that ended on this device while the server was unreachable: enough to end it there, and nothing else. */
const Owed = v.object({ tenant: v.string(), hash: v.string() })
export type OwedSignOut = v.InferOutput<typeof Owed>

const key = 'owed-sign-outs'
/** Maximum number kept; older sessions expire at the server. */
const most = 20

function kept(): OwedSignOut[] {
  const found = storedIn((store) => v.safeParse(v.array(Owed), JSON.parse(store.getItem(key) ?? '[]')))
  return found?.success ? found.output : []
}

const keep = (owed: readonly OwedSignOut[]) =>
  storedIn((store) =>
    owed.length > 0 ? store.setItem(key, JSON.stringify(owed.slice(-most))) : store.removeItem(key),
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
export const createSignOuts = (auth: Pick<AuthCalls, 'logout' | 'revoke'>): SignOuts => ({
  end: async (session) => {
    try {
      await auth.logout(session)
    } catch (error) {
      if (!isUnreachable(error)) return
      const { tenant, refresh_token, in_cookie } = session
      const hash = in_cookie ? refresh_token : await hashOf(refresh_token)
      keep([...kept(), { tenant, hash }])
    }
  },
  settle: async () => {
    for (const owed of kept()) {
      const isDone = await auth.revoke(owed).then(
        () => true,
        (error: unknown) => !isUnreachable(error),
      )
      if (!isDone) return
      keep(kept().filter(({ hash }) => hash !== owed.hash))
    }
  },
})
