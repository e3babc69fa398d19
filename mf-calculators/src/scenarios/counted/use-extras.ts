import { featureGates } from '@portal/contract/feature-gate'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPolicies } from '@portal/contract/policy'
import { yearsOfWorkOf } from '@portal/domain/advice-input'
import { type PolicyCovers, policyCovers } from '@portal/domain/policy-cover'
import { useCurrent, useIsAllowed } from '@portal/remote-kit'
import type { KnownFile } from '../../shared/use-file.ts'

/** Additional data for scenarios, as far as available. */
export interface Extras {
  /** Null if the tenant has policies switched off. */
  policies: PolicyCovers | 'failed' | null
  yearsOfWork: { customer: number | null; partner: number | null }
}

/** Reads policies and years of work; undefined while loading. A failure does not prevent a result. */
export function useExtras({ customer, family, today }: KnownFile): Extras | undefined {
  const { partner } = family
  const withPolicies = useIsAllowed(featureGates.policies)
  const withIncomes = useIsAllowed(featureGates.income)
  const policies = useCurrent(getPolicies)
  const own = useCurrent(getIncomes)
  const partners = useCurrent(getPartnerIncomes, undefined, { enabled: partner !== null })
  const waits = [
    withPolicies && policies.isPending,
    withIncomes && own.isPending,
    withIncomes && partner !== null && partners.isPending,
  ].some(Boolean)
  if (waits) return undefined
  return {
    policies: !withPolicies
      ? null
      : policies.data
        ? policyCovers(policies.data.data, { customer, partner, today })
        : 'failed',
    yearsOfWork: {
      customer: yearsOfWorkOf(own.data?.data ?? [], today),
      partner: yearsOfWorkOf(partners.data?.data ?? [], today),
    },
  }
}
