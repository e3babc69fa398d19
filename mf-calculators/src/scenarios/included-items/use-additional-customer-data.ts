import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPolicies } from '@portal/contract/policy'
import { countYearsOfWork } from '@portal/domain/advice-input'
import { featureGates } from '@portal/domain/feature-gate'
import { type PolicyCovers, readPolicyCovers } from '@portal/domain/policy-cover'
import { useCurrentData, useIsAllowed } from '@portal/remote-kit'
import type { CustomerFile } from '../../shared/use-customer-file.ts'

/** Additional data for scenarios, as far as available. */
export interface AdditionalCustomerData {
  /** Benefits of the policies; null if the tenant has switched policies off. */
  policies: PolicyCovers | 'failed' | null
  yearsOfWork: { customer: number | null; partner: number | null }
}

/**
 * Loads policies and years of work; undefined while loading. If loading fails, scenarios are calculated without that
 * data.
 */
export function useAdditionalCustomerData({
  customer,
  family,
  today,
}: CustomerFile): AdditionalCustomerData | undefined {
  const { partner } = family
  const withPolicies = useIsAllowed(featureGates.policies)
  const withIncomes = useIsAllowed(featureGates.income)
  const policies = useCurrentData(getPolicies)
  const own = useCurrentData(getIncomes)
  const partners = useCurrentData(getPartnerIncomes, undefined, { enabled: partner !== null })
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
        ? readPolicyCovers(policies.data.data, { customer, partner, today })
        : 'failed',
    yearsOfWork: {
      customer: countYearsOfWork(own.data?.data ?? [], today),
      partner: countYearsOfWork(partners.data?.data ?? [], today),
    },
  }
}
