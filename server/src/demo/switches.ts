import * as v from 'valibot'

/** Kinds of calls that a test can make fail (SERVER-04). */
export const failable = [
  'upload',
  'avatar',
  'message',
  'password',
  'appointment',
  'delete',
  'save',
  'recovery',
  'assessment',
  'calculation',
] as const

/** Makes the next calls of a kind fail, for one customer or all. */
export const FailNext = v.object({
  kind: v.picklist(failable),
  username: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 1),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
})
export type FailNext = v.InferOutput<typeof FailNext>

/** State of a tenant: normal, maintenance, failing, or without its information (SERVER-01). */
export const TenantState = v.object({
  subdomain: v.string(),
  state: v.picklist(['normal', 'maintenance', 'failing', 'info-503']),
})
export type TenantState = v.InferOutput<typeof TenantState>

const tenantsAtFirst = {
  onderhoud: 'maintenance',
  storing: 'failing',
  info503: 'info-503',
} as const satisfies Record<string, TenantState['state']>

/** Test switches of this process. */
export interface Switches {
  stateOf(subdomain: string): TenantState['state']
  setState(state: TenantState): void
  failNext(failure: FailNext): void
  /** Status with which a call must fail now, if any; counts down. */
  takeFailure(kind: FailNext['kind'], username: string): number | undefined
  reset(): void
}

/** Makes the switches in their initial state (DEMO-05). */
export function makeSwitches(): Switches {
  let states: Map<string, TenantState['state']>
  let failures: FailNext[]
  const reset = () => {
    states = new Map(Object.entries(tenantsAtFirst))
    failures = []
  }
  reset()
  return {
    stateOf: (subdomain) => states.get(subdomain.toLowerCase()) ?? 'normal',
    setState: ({ subdomain, state }) => states.set(subdomain.toLowerCase(), state),
    failNext: (failure) => failures.push({ ...failure }),
    takeFailure(kind, username) {
      const found = failures.find(
        (one) => one.kind === kind && one.times > 0 && (one.username ?? username) === username,
      )
      if (!found) return undefined
      found.times--
      return found.status
    },
    reset,
  }
}
