import type { ReleaseAct } from '@portal/contract/release'
import { reasonOf } from './WhyField.tsx'

/** How a version gets to customers: to a share of them, to all that follow live, or to one firm for good. */
export const ways = ['rollout', 'promote', 'pin'] as const

/** What an operator fills in to release a version. */
export interface Chosen {
  version: string
  way: (typeof ways)[number]
  /** Subdomain, `*` for all, or empty for none yet. */
  tenant: string
  /** As typed. */
  percent: string
  force: boolean
  why: string
}

/** Whether what was typed is a share of customers: 1 to 100 percent. */
export const isPercent = (typed: string): boolean => /^(100|[1-9]\d?)$/.test(typed.trim())

/**
 * What is sent for what was filled in.
 * @param waits whether the version waits for the gate: only then it may be forced
 */
export function actOf({ version, way, tenant, percent, force, why }: Chosen, waits: boolean): ReleaseAct {
  const common = { to: version, force: waits && force, ...reasonOf(why) }
  if (way === 'promote') return { act: 'place', ...common }
  if (way === 'pin') return { act: 'place', tenant, ...common }
  return { act: 'place', tenant, percent: Number(percent.trim()), ...common }
}
