import * as v from 'valibot'

/** Calls that a test can make fail (SERVER-04). */
export const failureKinds = [
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

/** Request to make the next calls of a kind fail, for one customer or for all. */
export const RequestedFailure = v.object({
  kind: v.picklist(failureKinds),
  username: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 1),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
})
export type RequestedFailure = v.InferOutput<typeof RequestedFailure>

/** State of a tenant's API that a test can set (SERVER-01). */
export const TenantApiState = v.object({
  subdomain: v.string(),
  state: v.picklist(['normal', 'maintenance', 'failing', 'info-503']),
})
export type TenantApiState = v.InferOutput<typeof TenantApiState>

const initialTenantApiStates = {
  onderhoud: 'maintenance',
  storing: 'failing',
  info503: 'info-503',
} as const satisfies Record<string, TenantApiState['state']>

export type DemoSwitches = ReturnType<typeof createDemoSwitches>

export function createDemoSwitches() {
  let states: Map<string, TenantApiState['state']>
  let failures: RequestedFailure[]
  const resetSwitches = () => {
    states = new Map(Object.entries(initialTenantApiStates))
    failures = []
  }
  resetSwitches()
  return {
    getState: (subdomain: string) => states.get(subdomain.toLowerCase()) ?? 'normal',
    setState: ({ subdomain, state }: TenantApiState) => void states.set(subdomain.toLowerCase(), state),
    addFailure: (failure: RequestedFailure) => void failures.push({ ...failure }),
    /** Returns the status with which a call must fail, or undefined. Counts the failure. */
    takeFailure(kind: RequestedFailure['kind'], username: string): number | undefined {
      const found = failures.find(
        (one) => one.kind === kind && one.times > 0 && (one.username ?? username) === username,
      )
      if (!found) return undefined
      found.times--
      return found.status
    },
    reset: resetSwitches,
  }
}
