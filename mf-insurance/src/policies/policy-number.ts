import type { SinglePolicy } from '@portal/domain/policy'
import type { useText } from '../texts.ts'

/**
 * Returns the number to mention on the phone: the contract number, otherwise the package number, otherwise the tracking
 * number of the policy.
 */
const getPolicyNumber = ({ contract_number, package_number, tracking_number }: SinglePolicy): string | null =>
  contract_number || package_number || tracking_number || null

export function formatInsurerAndPolicyNumber(policy: SinglePolicy, text: ReturnType<typeof useText>): string {
  const number = getPolicyNumber(policy)
  return [policy.agency, number && text('policy_number', { number })].filter(Boolean).join(' · ')
}
