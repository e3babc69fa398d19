import type { ReleaseAction } from '@portal/contract/release'
import { toReasonBody } from './ReasonField.tsx'

/** Ways to release a version: to a percentage of customers, to everyone on the live channel, or to one tenant only. */
export const releaseMethods = ['rollout', 'promote', 'pin'] as const

export interface ReleaseFormValues {
  version: string
  way: (typeof releaseMethods)[number]
  /** Subdomain of a tenant; `*` for all tenants, empty if none is chosen. */
  tenant: string
  /** Percentage of customers, as typed. */
  percent: string
  force: boolean
  why: string
}

export const isValidPercent = (typed: string): boolean => /^(100|[1-9]\d?)$/.test(typed.trim())

/**
 * Converts the form values to the request body. `isAwaitingBrowserTest` is true if the version has not passed the
 * browser test yet; only such a version can be released by force, that is, without this test.
 */
export function toReleaseAction(
  { version, way, tenant, percent, force, why }: ReleaseFormValues,
  isAwaitingBrowserTest: boolean,
): ReleaseAction {
  const common = { to: version, force: isAwaitingBrowserTest && force, ...toReasonBody(why) }
  if (way === 'promote') return { act: 'place', ...common }
  if (way === 'pin') return { act: 'place', tenant, ...common }
  return { act: 'place', tenant, percent: Number(percent.trim()), ...common }
}
