import type { ReleaseAct } from '@portal/contract/release'
import { reasonOf } from './WhyField.tsx'

/** Ways to release a version: to a share of customers, to everyone on the live channel, or pinned to a tenant. */
export const releaseWays = ['rollout', 'promote', 'pin'] as const

/** Form values of a release. */
export interface Chosen {
  version: string
  way: (typeof releaseWays)[number]
  /** Subdomain, `*` for all tenants, or empty if not chosen. */
  tenant: string
  /** As typed, in percent. */
  percent: string
  force: boolean
  why: string
}

/** Whether the text is a valid share of customers: 1 to 100 percent. */
export const isPercent = (typed: string): boolean => /^(100|[1-9]\d?)$/.test(typed.trim())

/**
 * Makes the request of a release form.
 * @param waits whether the version has not passed the gate: only then can it be forced
 */
export function actOf({ version, way, tenant, percent, force, why }: Chosen, waits: boolean): ReleaseAct {
  const common = { to: version, force: waits && force, ...reasonOf(why) }
  if (way === 'promote') return { act: 'place', ...common }
  if (way === 'pin') return { act: 'place', tenant, ...common }
  return { act: 'place', tenant, percent: Number(percent.trim()), ...common }
}
