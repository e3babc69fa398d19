import type { ReleaseAction } from '@portal/contract/release'
import { toReasonBody } from './ReasonField.tsx'

/** Ways to release a version: to a percentage of customers, to everyone on the live channel, or pinned to a tenant. */
export const releaseWays = ['rollout', 'promote', 'pin'] as const

export interface ReleaseFormValues {
  version: string
  way: (typeof releaseWays)[number]
  /** Subdomain of a tenant; `*` for all tenants, empty if none is chosen. */
  tenant: string
  /** Percentage of customers, as typed. */
  percent: string
  force: boolean
  why: string
}

/** Whether the typed text is a whole percentage from 1 to 100. */
export const isValidPercent = (typed: string): boolean => /^(100|[1-9]\d?)$/.test(typed.trim())

/**
 * Converts the form values to the request body.
 * @param waits whether the version has not passed the gate yet; only such a version can be forced
 */
export function toReleaseAction(
  { version, way, tenant, percent, force, why }: ReleaseFormValues,
  waits: boolean,
): ReleaseAction {
  const common = { to: version, force: waits && force, ...toReasonBody(why) }
  if (way === 'promote') return { act: 'place', ...common }
  if (way === 'pin') return { act: 'place', tenant, ...common }
  return { act: 'place', tenant, percent: Number(percent.trim()), ...common }
}
