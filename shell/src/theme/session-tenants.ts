import { urlOf } from '@portal/contract/call'
import { getTenant, type Tenant } from '@portal/contract/tenant'
import type { WritableStore } from '@portal/remote-kit/store'
import { answerOf } from '../api/answer.ts'
import { send } from '../api/send.ts'
import { noteTenantProblem } from '../problem.ts'
import type { AuthCalls } from '../session/auth.ts'
import type { Session } from '../session/session.ts'

/** The firms of sessions, for a page whose address belongs to no firm (TENANT-05). */
export interface SessionTenants {
  /** The same calls; what they tell of the customer's firm is kept. */
  listenTo(calls: AuthCalls): AuthCalls
  /** The firm whose code was last given at sign-in: until somebody is signed in, calls go to its API. */
  asked(): string | null
  /** Shows the firm of the active session from now on: name, wording, flags and colours. */
  follow(session: Pick<Session, 'account' | 'active'>, tenant: WritableStore<Tenant | null>): void
  /** Resolves once the firm of the active session is shown. */
  shown(): Promise<void>
}

/** Knows each firm before its customer is signed in, so that the portal changes its looks in one go. */
export function sessionTenants(): SessionTenants {
  const known = new Map<string, Tenant>()
  let asked: string | null = null
  let showing = Promise.resolve()

  const learn = async (subdomain: string) => {
    if (known.has(subdomain)) return
    try {
      const url = `/api/${subdomain}${urlOf(getTenant)}`
      const [response] = await Promise.all([
        send(url, { method: getTenant.method }),
        import('./apply-theme.ts'),
      ])
      known.set(subdomain, (await answerOf(getTenant, response)).data)
    } catch (error) {
      noteTenantProblem(error)
    }
  }
  return {
    listenTo: (calls) => ({
      ...calls,
      tenantOf: async (credentials) => {
        asked = await calls.tenantOf(credentials)
        return asked
      },
      identify: async (tokens, tenant) => {
        const [identity] = await Promise.all([calls.identify(tokens, tenant), learn(tenant)])
        return identity
      },
    }),
    asked: () => asked,
    follow: (session, tenant) => {
      const show = () => tenant.set(known.get(session.active()?.tenant ?? '') ?? null)
      session.account.subscribe(() => {
        const subdomain = session.active()?.tenant
        if (subdomain === undefined || known.has(subdomain)) show()
        else showing = learn(subdomain).then(show)
      })
    },
    shown: () => showing,
  }
}
